import { expect, it } from 'vitest'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleImage, sampleMediaBox, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editDocument } from './edit-document.ts'
import { playTime, playTimes } from './play-time.ts'

const timesOf = (pages: unknown[]) => {
  const document = editDocument({ pages } as JsonObject, { name: '', width: 1920, height: 1080 })
  return { document, times: playTimes(document) }
}
const video = { id: 9, type: 1, path: 'a.mp4', duration: 42 }

it('names the longest carousel or playlist, and how long each of its contents is', () => {
  const { document, times } = timesOf([
    sampleScene([sampleText('a'), sampleCarousel(1), sampleMediaBox([sampleImage(1, 'a', '#000000'), video])]),
  ])
  expect(times).toEqual([
    {
      sceneId: document.scenes[0]!.id,
      seconds: 52,
      decidedBy: {
        elementId: document.scenes[0]!.elements[2]!.id,
        kind: 'mediaBox',
        name: '混合媒体',
        items: [10, 42],
      },
    },
  ])
})

it('names nothing where nothing is timed', () => {
  const { times } = timesOf([sampleScene([sampleText('a'), sampleMediaBox([])]), {}, 7])
  expect(times.map(({ seconds, decidedBy }) => [seconds, decidedBy])).toEqual([
    [60, undefined],
    [60, undefined],
    [60, undefined],
  ])
})

it('names nothing where the content says another time', () => {
  expect(timesOf([sampleScene([sampleCarousel(1)], undefined, 99)]).times[0]).toMatchObject({
    seconds: 99,
    decidedBy: undefined,
  })
})

it('is the same for the same scene, so that what shows it is left alone while another one changes', () => {
  const { document, times } = timesOf([sampleScene([sampleCarousel(1)]), sampleScene([])])
  expect(document.scenes.map(playTime).map((time, at) => time === times[at])).toEqual([true, true])
})
