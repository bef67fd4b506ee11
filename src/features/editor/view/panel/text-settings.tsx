import { formatNumber } from '#src/lib/text/format-number.ts'
import { own } from '#src/scene/model/json.ts'
import type { TextElement } from '#src/scene/kinds/text.ts'
import { useEditorState } from '../../session/editor-context.ts'
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

/** What a speed is on the screen: percent of the width a second (E11). */
function paceOf(speed: number, width: number): string {
  return `每秒 ${formatNumber(Math.round((width * speed) / 100))} 像素，约 ${spokenSeconds(100 / speed)}移过整个画面`
}

export function TextSettings({ id, element, edit }: { id: string; element: TextElement; edit: ElementEdit }) {
  const { isScroll, speed, text } = element
  const { document } = useEditorState()
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
            ends={['慢', '快']}
            hint={speed > 0 ? paceOf(speed, document.width) : undefined}
            onChange={(next) => edit.adjust('修改滚动速度', ['data', 'speed'], next)}
            onDone={edit.done}
          />
        )}
      </PropertySection>
      <LetterSettings elements={[element]} edit={edit} horizontal={!isScroll} />
    </>
  )
}
