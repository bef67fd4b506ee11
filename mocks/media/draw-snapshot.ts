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

interface Size {
  width: number
  height: number
}

/** A scene of a content as SVG text, or undefined if it has none: the first, or the one that plays at the moment. */
export function drawSnapshot({ content, width, height, moment, clock = CLOCK, screen }: Shown): string | undefined {
  const read = readContent(content)
  const scenes = read.ok ? read.document.scenes : []
  const scene = scenes[Math.trunc((moment ?? 0) / SCENE_MS) % scenes.length]
  const options = { time: null, clock: new Date(moment ?? clock), media: inlined }
  const drawn = scene && writeSvg(drawScene(scene, { width, height }, options), { width, height })
  return drawn && screen ? onScreen(drawn, { width, height }, screen) : drawn
}

/** An ad as a screen shows it: whole, with black beside it where the screen is of another shape. */
function onScreen(ad: string, { width, height }: Size, screen: Size): string {
  const scale = Math.min(screen.width / width, screen.height / height)
  const [left, top] = [(screen.width - width * scale) / 2, (screen.height - height * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${screen.width} ${screen.height}" width="${screen.width}" height="${screen.height}"><path d="M0 0h${screen.width}v${screen.height}H0z"/><g transform="translate(${left} ${top}) scale(${scale})">${ad}</g></svg>`
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
