import { IconPhoto } from '@tabler/icons-react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { CarouselElement } from '#src/scene/kinds/carousel.ts'
import { CAROUSEL } from '#src/scene/kinds/types.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { newElement, picturePlace, type Size } from '../model/new-elements.ts'
import { spokenSeconds } from '../model/spoken-seconds.ts'
import type { EditorKind } from './editor-kind.ts'

export const carousel: EditorKind<CarouselElement> = {
  label: '图片',
  icon: IconPhoto,
  additions: [{ label: '图片', hint: '一张图片，或多张轮播，可设停留时长', icon: IconPhoto, make: newCarousel }],
  settings: () => import('../view/panel/carousel-settings.tsx').then(({ CarouselSettings }) => CarouselSettings),
  name: ({ images: [first] }) => first?.name ?? '',
  checks: () => [],
  limit: undefined,

  contents: {
    key: 'images',
    most: adLimits.images,
    noun: '图片',
    picks: 'image',
    pickTitle: '选择图片',
    seconds: ({ images, stay }) => images.map(() => stay),
    counted: (seconds) => `${formatNumber(seconds.length)} 张，每张${spokenSeconds(seconds[0] ?? 0)}`,
  },

  written: () => undefined,
  showsVideo: () => false,
  ticks: false,
}

function newCarousel(size: Size, images: readonly JsonObject[]): JsonObject {
  return newElement(CAROUSEL, picturePlace(size, images), {
    images: [...images],
    animation: { inId: 1, outId: 1 },
    stay: 10,
    duration: 2000,
    disableAnimation: false,
  })
}
