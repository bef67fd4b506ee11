import { describe, expect, it } from 'vitest'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import { contrast } from '#src/features/editor/model/readable.ts'
import { readContent } from '#src/scene/model/content.ts'
import { sceneSeconds } from '#src/scene/model/durations.ts'
import { createClock } from '../../clock.ts'
import { createMemoryFiles } from '../../transport/file-store.ts'
import { drawPicture } from '../../media/draw-picture.ts'
import { loadSnapshots } from '../../media/snapshots.ts'
import { defaultSwitches } from '../../server/switches.ts'
import { EPOCH } from '../../testing.ts'
import { seedWorld } from './seed-world.ts'

const world = (scale: 200 | 10000 = 200) =>
  seedWorld(
    { ...defaultSwitches.scenario, epoch: EPOCH, scale },
    {
      simulation: defaultSwitches.simulation,
      clock: createClock(() => EPOCH),
      files: createMemoryFiles(),
      media: (path) => path,
    },
  )

const adsOf = ({ gate }: ReturnType<typeof world>) =>
  gate.program.list().map((row) => {
    const read = readContent(row.content)
    if (!read.ok) throw new Error(read.reason)
    return { row, document: read.document }
  })
const ads = adsOf(world())

describe('seeded ads', () => {
  it('can be shown without reserve, and have at most four scenes', () => {
    expect(ads.flatMap(({ document }) => document.problems)).toEqual([])
    for (const { document } of ads) expect([1, 2, 3, 4]).toContain(document.scenes.length)
  })

  it('last what their elements say (E2)', () => {
    for (const { row, document } of ads) {
      const stays = document.scenes.map(({ elements }) => sceneSeconds(elements))
      expect(document.scenes.map(({ stay }) => stay)).toEqual(stays)
      expect(row.duration).toBeCloseTo(
        stays.reduce((sum, stay) => sum + stay, 0),
        6,
      )
    }
  })

  it('name every material that they show, and no other (E10)', () => {
    for (const { row, document } of ads) {
      const shown = document.scenes.flatMap(({ background, elements }) => [
        ...(background.image ? [background.image] : []),
        ...elements.flatMap((element) =>
          element.kind === 'carousel' ? element.images : element.kind === 'mediaBox' ? element.medias : [],
        ),
      ])
      expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(row.materialIds.map(String)))
    }
  })

  it.each([200, 10000] as const)('of %i show no scene twice, and no picture with words beside their own', (scale) => {
    for (const { row, document } of adsOf(world(scale))) {
      const scenes = document.scenes.map(({ background, elements }) => ({
        words: elements.flatMap((element) => (element.kind === 'text' && !element.isScroll ? element.text : [])),
        pictures: [
          ...elements.flatMap((element) =>
            element.kind === 'carousel' ? element.images : element.kind === 'mediaBox' ? element.medias : [],
          ),
          ...(background.image ? [background.image] : []),
        ].map(({ path, snapshot }) => drawPicture(path) ?? drawPicture(snapshot) ?? ''),
      }))
      expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(scenes.length)
      const [said = ''] = /^\D+?(?=第\d+期|$)/.exec(row.name) ?? []
      for (const { words, pictures } of scenes)
        if (words.length > 0)
          expect({ name: row.name, twice: pictures.filter((svg) => svg.includes(`>${said}<`)).length }).toEqual({
            name: row.name,
            twice: 0,
          })
    }
  })

  it('have every kind of element among them, upright ones and some of types that cannot be edited', () => {
    const kinds = new Set(
      ads.flatMap(({ document }) =>
        document.scenes.flatMap(({ elements }) =>
          elements.map((element) => (element.kind === 'text' && element.isScroll ? 'marquee' : element.kind)),
        ),
      ),
    )
    expect(kinds).toEqual(new Set(['text', 'marquee', 'date', 'carousel', 'mediaBox', 'other']))
    expect(ads.some(({ row }) => row.width < row.height)).toBe(true)
  })

  it('show no element as its name alone, which looks like a mistake', () => {
    const named = ads.flatMap(({ document }) =>
      document.scenes.flatMap((scene) => {
        const boxes = [
          drawScene(
            scene,
            { width: 1920, height: 1080 },
            { time: null, clock: new Date(EPOCH), media: () => ({ src: 'safe:a' }) },
          ),
        ]
        for (const { children = [] } of boxes) boxes.push(...children)
        return boxes.filter(
          ({ style }) => String(style['border']).includes('dashed') && style['background'] !== undefined,
        )
      }),
    )
    expect(named).toEqual([])
  })

  it('say in large letters what they say without pictures, and in letters that can be read on their pills', () => {
    let without = 0
    for (const { row, document } of ads)
      for (const { elements } of document.scenes) {
        const texts = elements.flatMap((element) => (element.kind === 'text' && element.text !== '' ? [element] : []))
        for (const { style, background, layout } of texts) {
          if (background.color) expect(contrast(background.color, style.color), row.name).toBeGreaterThan(4.2)
          expect(layout.rotate).toBe(0)
        }
        if (elements.some(({ kind }) => kind === 'carousel' || kind === 'mediaBox')) continue
        if (!texts.some(({ isScroll }) => !isScroll)) continue
        without += 1
        expect(Math.max(...texts.map(({ style }) => style.size)), row.name).toBeGreaterThan(80)
      }
    expect(without).toBeGreaterThan(10)
  })

  it('have thumbnails that need nothing from elsewhere, under an address that changes with them', async () => {
    const draw = await loadSnapshots()
    expect(draw('programs/1-1x1-1.svg')).toBeUndefined()
    for (const { row } of ads) {
      const svg = draw(row.snapshot) ?? ''
      expect(svg).toContain(`viewBox="0 0 ${row.width} ${row.height}"`)
      expect(svg.match(/src="(?!data:image\/)/g)).toBeNull()
    }
    expect(new Set(ads.map(({ row }) => row.snapshot)).size).toBe(ads.length)
  })

  it('are the same each time', () => {
    expect(
      world()
        .gate.program.list()
        .map(({ content, snapshot }) => [content, snapshot]),
    ).toEqual(ads.map(({ row }) => [row.content, row.snapshot]))
  })
})
