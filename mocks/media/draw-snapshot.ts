import { momentAt } from '#src/domain/server-time.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import { readContent } from '#src/scene/model/content.ts'
import { drawPicture } from './draw-picture.ts'
import type { Shown } from './snapshots.ts'

/** What clocks in thumbnails show where nothing is said. */
const CLOCK = Number(momentAt(2026, 11, 20, 10))

/** How long a scene of a screenshot's ad plays, ms. */
const SCENE_MS = 10_000

/** A scene of a content as SVG text, or undefined if it has none: the first, or the one that plays at the moment. */
export function drawSnapshot({ content, width, height, moment, clock = CLOCK }: Shown): string | undefined {
  const read = readContent(content)
  const scenes = read.ok ? read.document.scenes : []
  const scene = scenes[Math.trunc((moment ?? 0) / SCENE_MS) % scenes.length]
  const options = { time: null, clock: new Date(moment ?? clock), media: inlined }
  return scene && writeSvg(drawScene(scene, { width, height }, options), { width, height })
}

/** Pictures as part of the picture: in an image nothing is loaded. */
const inlined: MediaResolver = ({ path, snapshot }) => ({
  src: dataOf(path) ?? dataOf(snapshot),
  poster: dataOf(snapshot),
})

function dataOf(path: string): string | undefined {
  const svg = drawPicture(path)
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}
