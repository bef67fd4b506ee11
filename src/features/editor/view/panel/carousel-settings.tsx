import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Select, Switch } from '@mantine/core'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { finite, flag } from '#src/scene/model/read-values.ts'
import type { CarouselElement } from '#src/scene/kinds/carousel.ts'
import { setIn } from '../../model/edit-document.ts'
import { cannotHold, contentsOf } from '../../model/limits.ts'
import { spokenSeconds } from '../../model/spoken-seconds.ts'
import { MediaList } from './media-list.tsx'
import { PropertyRow, PropertySection } from './property-row.tsx'
import { SliderField } from './slider-field.tsx'
import type { ElementEdit } from './use-element-edit.ts'

/** 3§4; what is not among them is kept (E7). */
const EFFECTS = [
  { value: '1', label: '从左覆盖' },
  { value: '2', label: '从右覆盖' },
  { value: '3', label: '从下覆盖' },
  { value: '4', label: '从上覆盖' },
  { value: '5', label: '淡入淡出' },
]

export function CarouselSettings({ id, element, edit }: { id: string; element: CarouselElement; edit: ElementEdit }) {
  const { images, stay, effect } = element
  const data = own(element.raw, 'data')
  const count = contentsOf(element.raw)?.count ?? 0
  const switches = !flag(own(data, 'disableAnimation'), false)
  const milliseconds = finite(own(data, 'duration')) ?? 2000
  // one picture has nothing to change to
  const alone = images.length === 1
  return (
    <>
      <PropertySection title="图片" aside={`${count}/${adLimits.images}`}>
        <MediaList
          noun="图片"
          kind="image"
          id={id}
          medias={images}
          count={count}
          max={adLimits.images}
          limit={cannotHold('carousel', adLimits.images + 1)}
          full={cannotHold('carousel', count + 1)}
        />
      </PropertySection>
      <PropertySection
        title="播放"
        aside={images.length > 0 ? `播放一遍 ${spokenSeconds(stay * images.length)}` : undefined}
      >
        <SliderField
          label="停留时长"
          unit="秒"
          value={stay}
          min={5}
          max={30}
          hint={alone ? '只有一张图片，不会轮播，一直显示；添加图片后依次播放' : undefined}
          onChange={(next) => edit.adjust('修改停留时长', ['data', 'stay'], next)}
          onDone={edit.done}
        />
        {alone || (
          <>
            <PropertyRow label="切换效果">
              <Switch
                size="xs"
                label={switches ? '开启' : '关闭'}
                aria-label="切换效果开关"
                checked={switches}
                styles={{ body: { alignItems: 'center', minHeight: 30 } }}
                onChange={(event) => {
                  const on = event.currentTarget.checked
                  edit.set(on ? '开启切换效果' : '关闭切换效果', ['data', 'disableAnimation'], !on)
                }}
              />
            </PropertyRow>
            {switches && (
              <>
                <PropertyRow label="效果">
                  <Select
                    aria-label="切换效果"
                    size="xs"
                    allowDeselect={false}
                    data={
                      EFFECTS.some(({ value }) => value === String(effect))
                        ? EFFECTS
                        : [...EFFECTS, { value: String(effect), label: `效果 ${effect}` }]
                    }
                    value={String(effect)}
                    onChange={(next) => {
                      if (next !== null && next !== String(effect))
                        edit.change('修改切换效果', (raw) => withEffect(raw, Number(next)))
                    }}
                  />
                </PropertyRow>
                <SliderField
                  label="切换时长"
                  unit="秒"
                  value={milliseconds / 1000}
                  min={0}
                  max={3}
                  step={0.1}
                  onChange={(next) => edit.adjust('修改切换时长', ['data', 'duration'], Math.round(next * 1000))}
                  onDone={edit.done}
                />
              </>
            )}
          </>
        )}
      </PropertySection>
    </>
  )
}

/** In and out are always the same (3§4). */
function withEffect(raw: JsonObject, effect: number): JsonObject {
  return setIn(setIn(raw, ['data', 'animation', 'inId'], effect), ['data', 'animation', 'outId'], effect)
}
