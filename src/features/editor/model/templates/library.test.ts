import { expect, it, test } from 'vitest'
import { readDocument, writeContent } from '#src/scene/model/content.ts'
import { parseJson } from '#src/lib/data/parse-json.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { Color, Scene } from '#src/scene/model/scene-types.ts'
import { templates } from './library.ts'

const sceneOf = (page: JsonObject): Scene => {
  const document = readDocument({ name: '广告', pages: [page] })
  expect(document.problems).toEqual([])
  return document.scenes[0]!
}
const named = templates.map((template) => [template.name, template] as const)
const rawElements = (page: JsonObject) =>
  page.elements as {
    type: number
    layout: Record<string, number>
    data: JsonObject
    background: JsonObject
    border: JsonObject
  }[]

it('is at least 24, as many landscape as portrait, the blank one first, each with a name of its own', () => {
  const count = (orientation: string) => templates.filter((template) => template.orientation === orientation).length
  expect(templates.length).toBeGreaterThanOrEqual(24)
  expect(count('landscape')).toBe(count('portrait'))
  expect(templates[0]).toMatchObject({ name: '空白场景', page: { elements: [] } })
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
})

test.each(named)('%s is read and written as it is', (_, { page }) => {
  sceneOf(page)
  const content = { name: '广告', pages: [page] }
  expect(parseJson(writeContent(readDocument(parseJson(writeContent({ raw: content })) as JsonObject)))).toEqual(
    content,
  )
})

test.each(named)('%s lies inside the scene, in an order without ties', (_, { page }) => {
  const { elements } = sceneOf(page)
  for (const [index, { layout }] of rawElements(page).entries()) {
    const { left = -1, top = -1, width = -1, height = -1 } = layout
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100 + 1e-9)
    expect(layout.zIndex).toBe(index + 1)
    // what is drawn was not moved to fit
    expect(elements[index]?.layout).toMatchObject({ left, top, width, height })
    for (const value of [left, top, width, height]) expect(Math.round(value * 1e4) / 1e4).toBe(value)
  }
})

test.each(named)('%s holds only what the panel can set, within the limits, and no material', (_, { page }) => {
  const elements = rawElements(page)
  expect(elements.filter(({ type }) => type === 1400).length).toBeLessThanOrEqual(adLimits.mediaBoxes)
  for (const { type, data } of elements) {
    expect([160, 170, 250, 500, 1400]).toContain(type)
    if (data.size !== undefined) expect(data.size).toSatisfy((size: number) => size >= 12 && size <= 50)
    if (type === 160) expect(data.speed).toSatisfy((speed: number) => speed >= 1 && speed <= 50)
    expect(data.images ?? data.medias ?? []).toEqual([])
  }
  expect(JSON.stringify(page)).not.toMatch(/"(id|path)":|https?:|data:image/)
  expect(page.stay).toBe(60)
})

test.each(named)('%s has letters that stand out from what lies behind them', (_, { page }) => {
  const { background, elements } = sceneOf(page)
  for (const [index, element] of elements.entries()) {
    if ((element.kind !== 'text' && element.kind !== 'date') || (element.kind === 'text' && element.text === ''))
      continue
    const ground = elements
      .slice(0, index + 1)
      .filter((other) => covers(other, element))
      .reduce(behind, background.color ?? { r: 255, g: 255, b: 255 })
    const ratio = contrast(element.style.color, ground)
    expect({ text: element.kind === 'text' ? element.text : '日期', ratio }).toSatisfy(
      ({ ratio }: { ratio: number }) => ratio >= 4.5,
    )
  }
})

/** What is drawn of fields of colour: how wide for its height each is, and its colours, whatever its size and place. */
const drawingOf = (page: JsonObject) =>
  rawElements(page)
    .filter(({ data, layout }) => data.value === '' && layout.width! < 50 && layout.height! < 50)
    .map(({ layout, background }) => [
      Math.round((10 * layout.width!) / layout.height!),
      background.color,
      layout.rotate,
    ])

test('no two templates show the same subject, or the same colours', () => {
  const drawn = templates.filter(({ orientation }) => orientation)
  for (const { name, page } of drawn)
    expect({ name, pieces: drawingOf(page).length > 5 }).toEqual({ name, pieces: true })
  const subjects = drawn.map(({ page }) => new Set(drawingOf(page).map((piece) => JSON.stringify(piece))))
  for (const [at, subject] of subjects.entries())
    for (const [before, other] of subjects.slice(0, at).entries()) {
      const shared = [...subject].filter((piece) => other.has(piece)).length
      const alike = {
        these: [drawn[before]!.name, drawn[at]!.name],
        shared: shared / Math.min(subject.size, other.size),
      }
      expect(alike).toSatisfy(({ shared }: typeof alike) => shared < 0.5)
    }
  const grounds = drawn.map(
    ({ page }) => JSON.stringify(page.background) + JSON.stringify(rawElements(page)[0]!.background),
  )
  expect(new Set(grounds).size).toBe(drawn.length)
})

/** A placeholder is grey, and anything may be shown there. */
const SHOWN: Color = { r: 236, g: 239, b: 243 }

function behind(ground: Color, { kind, background }: SceneElement): Color {
  const under = kind === 'carousel' || kind === 'mediaBox' ? SHOWN : ground
  return background.color ? over(background.color, background.opacity, under) : under
}

function covers({ layout: outer }: SceneElement, { layout: inner }: SceneElement): boolean {
  const middle = { x: inner.left + inner.width / 2, y: inner.top + inner.height / 2 }
  return (
    outer.left <= middle.x &&
    outer.left + outer.width >= middle.x &&
    outer.top <= middle.y &&
    outer.top + outer.height >= middle.y
  )
}

function over(top: Color, opacity: number, bottom: Color): Color {
  const mix = (a: number, b: number) => Math.round(a * opacity + b * (1 - opacity))
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b) }
}

/** Contrast of two colours as WCAG has it, 1 to 21. */
function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance({ r, g, b }: Color): number {
  const [red, green, blue] = [r, g, b].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
