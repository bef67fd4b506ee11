import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { cycleSeconds } from '#src/scene/model/durations.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { IMAGE_SECONDS, mediaSeconds, type MediaBoxElement } from '#src/scene/kinds/media-box.ts'
import { cannotHold, contentsOf } from '../../model/limits.ts'
import { spokenSeconds } from '../../model/spoken-seconds.ts'
import { MediaList } from './media-list.tsx'
import classes from './properties-panel.module.css'
import { PropertyRow, PropertySection } from './property-row.tsx'
import type { ElementEdit } from './use-element-edit.ts'

export function MediaBoxSettings({ id, element, edit }: { id: string; element: MediaBoxElement; edit: ElementEdit }) {
  const { medias, isMuted } = element
  const count = contentsOf(element.raw)?.count ?? 0
  return (
    <>
      <PropertySection title="素材" aside={`${count}/${adLimits.medias}`}>
        <MediaList
          noun="素材"
          kind="media"
          id={id}
          medias={medias}
          count={count}
          max={adLimits.medias}
          limit={cannotHold('mediaBox', adLimits.medias + 1)}
          full={cannotHold('mediaBox', count + 1)}
          detail={(media) => `${media.kind === 'video' ? '视频' : '图片'} ${spokenSeconds(mediaSeconds(media))}`}
        />
      </PropertySection>
      <PropertySection
        title="播放"
        aside={medias.length > 0 ? `播放一遍 ${spokenSeconds(cycleSeconds(element))}` : undefined}
      >
        <PropertyRow label="时长" note="要设置图片的停留时长，请改用“图片”">
          <span className={classes.fixed}>{`图片固定 ${spokenSeconds(IMAGE_SECONDS)}，视频按自身时长`}</span>
        </PropertyRow>
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
