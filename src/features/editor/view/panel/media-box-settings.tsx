import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { formatDuration } from '#src/domain/units.ts'
import { cycleSeconds, mediaSeconds } from '#src/scene/model/durations.ts'
import { own } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import type { MediaBoxElement } from '#src/scene/model/scene-types.ts'
import { cannotHold } from '../../model/limits.ts'
import { listOf } from './carousel-settings.tsx'
import { MediaList } from './media-list.tsx'
import { PropertyRow, PropertySection } from './property-row.tsx'
import type { ElementEdit } from './use-element-edit.ts'

/** Which pictures and videos, and whether they are heard: type 1400. */
export function MediaBoxSettings({ element, edit }: { element: MediaBoxElement; edit: ElementEdit }) {
  const { medias, isMuted } = element
  const raws = listOf(own(own(element.raw, 'data'), 'medias'))
  return (
    <>
      <PropertySection title="素材" aside={`${raws.length}/${adLimits.medias}`}>
        <MediaList
          noun="素材"
          kind="media"
          medias={medias}
          raws={raws}
          max={adLimits.medias}
          full={cannotHold('mediaBox', raws.length + 1)}
          detail={(media) => `${media.kind === 'video' ? '视频' : '图片'} ${formatDuration(Math.round(mediaSeconds(media)))}`}
          onChange={(label, next) => edit.set(label, ['data', 'medias'], next)}
        />
      </PropertySection>
      <PropertySection title="播放" aside={medias.length > 0 ? `播放一遍 ${formatDuration(Math.round(cycleSeconds(element)))}` : undefined}>
        <PropertyRow label="静音">
          <Switch
            size="xs"
            aria-label="静音"
            label={isMuted ? '播放视频时没有声音' : '播放视频时有声音'}
            checked={isMuted}
            styles={{ body: { alignItems: 'center', minHeight: 30 } }}
            onChange={(event) => {
              const muted = event.currentTarget.checked
              edit.set(muted ? '静音' : '取消静音', ['data', 'isMuted'], muted)
            }}
          />
        </PropertyRow>
      </PropertySection>
    </>
  )
}
