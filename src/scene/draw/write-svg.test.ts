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

/** What a page has for a frame, without the ways in which two writers of markup differ. */
const markup = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll(/<img [^>]*?src="([^"]*)"[^>]*>/g, '<img $1>')
    .replaceAll('<!-- -->', '')

it('a snapshot and the view at rest come from one frame: the same boxes, styles and texts', () => {
  for (const page of sampleAd.pages) {
    const scene = firstScene({ pages: [page] })
    if (!scene) throw new Error('no scene')
    const frame = drawScene(scene, size, rest)
    const picture = writeSvg(frame, size)
      .replace(/^<svg [^>]*><foreignObject [^>]*>/, '')
      .replace('</foreignObject></svg>', '')
      .replace(' xmlns="http://www.w3.org/1999/xhtml"', '')
    expect(markup(picture)).toBe(markup(renderToStaticMarkup(createElement(BoxView, { box: frame }))))
  }
})

/** The tags of a markup are closed in the order in which they are opened, and only those that we write are there. */
function expectOurMarkup(svg: string) {
  const open: string[] = []
  const left = svg.replaceAll(
    /<(\/?)(svg|foreignObject|div|img)((?: [a-zA-Z]+="[^"<>]*")*)(\/?)>/g,
    (_, closing, tag: string, attributes: string, single) => {
      for (const [, name] of attributes.matchAll(/ ([a-zA-Z]+)="/g))
        expect(['xmlns', 'viewBox', 'width', 'height', 'style', 'src', 'alt']).toContain(name)
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
