import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BoxView } from '#src/scene/box-view.tsx'
import { readContent } from '#src/scene/model/content.ts'
import { anyDocument } from '#src/scene/tests/documents.ts'
import { hostileTexts } from '#src/scene/tests/hostile-texts.ts'
import { sampleAd, sampleElement, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import type { DrawOptions } from './draw-options.ts'
import { drawScene } from './draw-scene.ts'
import { writeSvg } from './write-svg.ts'

const size = { width: 1920, height: 1080 }
const rest: DrawOptions = {
  time: null,
  clock: new Date(2026, 10, 20),
  media: ({ path }) => ({ src: path.startsWith('data:image/') ? path : undefined }),
}
const firstScene = (content: unknown) => {
  const read = readContent(content)
  return read.ok ? read.document.scenes[0] : undefined
}

/** The texts of a markup, its pictures, and where its lines are written in what. */
const contents = (html: string) => {
  const plain = html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
  return {
    texts: [...plain.matchAll(/>([^<>]+)</g)].map(([, text]) => text),
    pictures: [...plain.matchAll(/<(?:img|image) [^>]*?(?:src|href)="([^"]*)"/g)].map(([, src]) => src),
    looks: [...plain.matchAll(/style="([^"]*)"/g)].flatMap(([, style = '']) =>
      style
        .split(';')
        .filter((part) => /^(color|font-|line-height|text-align|white-space|border|background)/.test(part)),
    ),
  }
}

it('a snapshot and the view at rest come from one frame: the same texts, pictures and looks', () => {
  for (const page of sampleAd.pages) {
    const scene = firstScene({ pages: [page] })
    if (!scene) throw new Error('no scene')
    const frame = drawScene(scene, size, rest)
    const picture = contents(writeSvg(frame, size))
    const shown = contents(renderToStaticMarkup(createElement(BoxView, { box: frame })))
    expect({ ...picture, looks: picture.looks.toSorted() }).toEqual({ ...shown, looks: shown.looks.toSorted() })
    expect(picture.texts).not.toEqual([])
  }
})

it('nothing in what a page draws of a picture has a layer, which WebKit would misplace (C34)', () => {
  const svg = sampleAd.pages.map((page) =>
    writeSvg(drawScene(firstScene({ pages: [page] }) as never, size, rest), size),
  )
  const styles = svg.flatMap((text) => [...text.matchAll(/<div[^>]* style="([^"]*)"/g)].map(([, style]) => style))
  expect(styles.length).toBeGreaterThan(5)
  for (const style of styles) expect(style).not.toMatch(/(^|;)(position|transform|opacity|overflow|filter|clip-path):/)
})

/** A scene with one text in a box with a frame, as a picture. */
function pictureOf(layout: object, more: object) {
  const scene = firstScene({ pages: [sampleScene([sampleText('字', { ...layout }, {}, { ...more })])] })
  if (!scene) throw new Error('no scene')
  return writeSvg(drawScene(scene, { width: 1000, height: 500 }, rest), { width: 1000, height: 500 })
}

it('a box stands where it is, turned about its middle, cut off within its border with its round corners', () => {
  const border = { ver: 1, width: 10, style: 'solid', radius: 30, padding: 5, opacity: 100 }
  const svg = pictureOf({ left: 10, top: 20, width: 40, height: 60, rotate: 30 }, { border })
  expect(svg).toContain('<g transform="translate(100 100) rotate(30 200 150)">')
  expect(svg).toContain('<foreignObject width="400" height="300">')
  expect(svg).toContain('<clipPath id="cut-1"><rect width="380" height="280" rx="20"/></clipPath>')
  // the padding stands within the border
  expect(svg).toContain('<g transform="translate(5 5)">')
  expect(svg).toContain('<foreignObject width="370" height="270">')
})

const OURS = [
  'xmlns',
  'viewBox',
  'width',
  'height',
  'style',
  'src',
  'alt',
  'href',
  'transform',
  'opacity',
  'id',
  'rx',
  'x',
  'y',
  'clip-path',
  'preserveAspectRatio',
]

/** The tags of a markup are closed in the order in which they are opened, and only those that we write are there. */
function expectOurMarkup(svg: string) {
  const open: string[] = []
  const left = svg.replaceAll(
    /<(\/?)(svg|g|foreignObject|clipPath|rect|image|div|img)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g,
    (_, closing, tag: string, attributes: string, single) => {
      for (const [, name] of attributes.matchAll(/ ([a-zA-Z-]+)="/g)) expect(OURS).toContain(name)
      if (closing) expect(open.pop()).toBe(tag)
      else if (!single) open.push(tag)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(left).not.toMatch(/[<>]/)
}

it.each(hostileTexts)('%j is text in a picture and in a page (M7)', (text) => {
  const scene = firstScene({
    pages: [sampleScene([sampleText(text), sampleElement(text as unknown as number, {}, {})])],
  })
  if (!scene) throw new Error('no scene')
  const frame = drawScene(scene, size, rest)
  expectOurMarkup(writeSvg(frame, size))
  expectOurMarkup(renderToStaticMarkup(createElement(BoxView, { box: frame })).replaceAll('&#x27;', "'"))
})

it('whatever comes is a picture of our markup only (M7, M9)', () => {
  fc.assert(
    fc.property(anyDocument, (content) => {
      const scene = firstScene(content)
      if (scene)
        expectOurMarkup(
          writeSvg(drawScene(scene, size, { ...rest, media: ({ path }) => ({ src: path, poster: path }) }), size),
        )
    }),
    { numRuns: 500 },
  )
}, 30_000)
