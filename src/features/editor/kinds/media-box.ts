import { IconLayoutCollage } from '@tabler/icons-react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { IMAGE_SECONDS, mediaSeconds, type MediaBoxElement } from '#src/scene/kinds/media-box.ts'
import { MEDIA_BOX } from '#src/scene/kinds/types.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { adLimits, KNOWN_VERSION } from '#src/scene/model/limits.ts'
import { info } from '../model/finding.ts'
import { newElement, picturePlace, type Size } from '../model/new-elements.ts'
import type { EditorKind } from './editor-kind.ts'

export const mediaBox: EditorKind<MediaBoxElement> = {
  label: '混合媒体',
  icon: IconLayoutCollage,
  additions: [
    {
      label: '混合媒体',
      hint: `视频和图片依次播放，图片每张 ${IMAGE_SECONDS} 秒`,
      icon: IconLayoutCollage,
      make: newMediaBox,
    },
  ],
  settings: () => import('../view/panel/media-box-settings.tsx').then(({ MediaBoxSettings }) => MediaBoxSettings),
  name: ({ medias: [first] }) => first?.name ?? '',

  checks({ medias }) {
    // their length is then taken as ten seconds (E3)
    const unknown = medias.filter(({ kind, seconds }) => kind === 'video' && seconds === undefined).length
    return unknown > 0 ? [info(`${formatNumber(unknown)} 个视频的时长未知，按 10秒计算`)] : []
  },

  limit: adLimits.mediaBoxes,

  contents: {
    key: 'medias',
    most: adLimits.medias,
    noun: '素材',
    picks: 'media',
    pickTitle: '选择图片和视频',
    seconds: ({ medias }) => medias.map(mediaSeconds),
    counted: (seconds) => `${formatNumber(seconds.length)} 个`,
  },

  written: () => undefined,
  showsVideo: ({ medias }) => medias.some(({ kind }) => kind === 'video'),
  ticks: false,
}

function newMediaBox(size: Size, medias: readonly JsonObject[]): JsonObject {
  return newElement(MEDIA_BOX, picturePlace(size, medias), {
    medias: [...medias],
    isMuted: true,
    animation: { ver: KNOWN_VERSION, groups: [] },
    curAnimGroupForEdit: 0,
  })
}
