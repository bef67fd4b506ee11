import { own } from '#src/scene/model/json.ts'
import type { TextElement } from '#src/scene/kinds/text.ts'
import { ChoiceField } from './choice-field.tsx'
import { spokenSeconds } from '../../model/spoken-seconds.ts'
import { LetterSettings } from './letter-settings.tsx'
import { LettersFit } from './letters-fit.tsx'
import { PropertySection } from './property-row.tsx'
import { SliderField } from './slider-field.tsx'
import { TextContent } from './text-content.tsx'
import type { ElementEdit } from './use-element-edit.ts'

const MODES = [
  { value: 'static', label: '静态' },
  { value: 'scroll', label: '向左滚动' },
] as const

export function TextSettings({ id, element, edit }: { id: string; element: TextElement; edit: ElementEdit }) {
  const { isScroll, speed, text } = element
  const raw = own(own(element.raw, 'data'), 'value')
  return (
    <>
      <PropertySection title="内容">
        <TextContent
          // what is drawn may be cut; what is edited is all of it
          value={typeof raw === 'string' ? raw : text}
          onChange={(value) => edit.adjust('修改文本', ['data', 'value'], value)}
          onDone={edit.done}
          of={{ id, sceneId: edit.sceneId }}
        />
        <LettersFit id={id} />
        <ChoiceField
          label="显示方式"
          options={MODES}
          value={isScroll ? 'scroll' : 'static'}
          onChange={(mode) =>
            edit.set(mode === 'scroll' ? '文本改为向左滚动' : '文本改为静态', ['data', 'isScroll'], mode === 'scroll')
          }
        />
        {isScroll && (
          <SliderField
            label="滚动速度"
            value={speed}
            min={1}
            max={50}
            hint={speed > 0 ? `约 ${spokenSeconds(Math.round(1000 / speed) / 10)}移过整个画面` : undefined}
            onChange={(next) => edit.adjust('修改滚动速度', ['data', 'speed'], next)}
            onDone={edit.done}
          />
        )}
      </PropertySection>
      <LetterSettings elements={[element]} edit={edit} horizontal={!isScroll} />
    </>
  )
}
