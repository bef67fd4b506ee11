import { expect, test, vi } from 'vitest'
import { savedPicture } from '#src/features/editor/session/saved-picture.ts'
import { scenePicture } from '#src/features/editor/session/scene-picture.ts'
import { editDocument, viewOf, type EditScene } from '#src/features/editor/model/edit-document.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { sampleAd, sampleMediaBox, sampleScene } from '#src/scene/tests/samples.ts'
import { clipFiles } from '#mocks/media/clip-files.ts'
import { pictureFacts } from '../support/editor.ts'

/* The picture of a scene that holds a video: what the canvas shows stands in it too (E9). */

const size = { width: 1920, height: 1080 }
const film = { id: 7, type: 1, name: '湖畔晨光', path: 'film.mp4', duration: 12 }
const raw = {
  name: '湖畔晨光',
  pages: [sampleScene([sampleMediaBox([film], { left: 0, top: 0, width: 100, height: 100 })])],
}
const scene = viewOf(editDocument(raw as never, { name: '湖畔晨光', ...size }).scenes[0] as EditScene)

/** The picture, and the names of what is not in it. */
async function pictureWith(media: MediaResolver) {
  const missing: string[] = []
  const image = await scenePicture(scene, size, media, {
    longSide: 320,
    quality: 0.8,
    onMissing: (name) => missing.push(name),
  })
  return { missing, ...(await pictureFacts(image)) }
}

test.each([
  ['without a poster', undefined],
  ['with a poster that does not load', '/nothing/poster.png'],
])('a video %s is its first frame', async (_, poster) => {
  expect(await pictureWith(() => ({ src: clipFiles['latte']?.href, poster }))).toEqual({
    missing: [],
    width: 320,
    height: 180,
    plain: false,
  })
})

test('a first frame that the browser cannot paint at once is waited for', async () => {
  const painting = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockReturnValueOnce()
  expect(await pictureWith(() => ({ src: clipFiles['latte']?.href }))).toMatchObject({ missing: [], plain: false })
  expect(painting.mock.calls.filter(([image]) => image instanceof HTMLVideoElement)).toHaveLength(2)
  painting.mockRestore()
})

test('a video that does not load at all is named', async () => {
  expect(await pictureWith(() => ({ src: '/nothing/film.mp4' }))).toMatchObject({ missing: ['湖畔晨光'] })
})

test('the picture saved with an ad is a JPEG of 960 pixels', async () => {
  const media: MediaResolver = ({ path }) => ({ src: path.startsWith('data:image/') ? path : undefined })
  for (const page of sampleAd.pages) {
    const drawn = viewOf(
      editDocument({ name: 'x', pages: [page] } as never, { name: 'x', ...size }).scenes[0] as EditScene,
    )
    const missing: string[] = []
    const saved = await savedPicture(drawn, size, media, (name) => missing.push(name))
    expect(saved).toMatch(/^data:image\/jpeg/)
    expect(missing).toEqual([])
    expect(await pictureFacts(saved)).toMatchObject({ width: 960, height: 540 })
  }
})

test('a video in the picture saved with an ad is its first frame, and one that does not load is named', async () => {
  const missing: string[] = []
  const name = (material: string) => missing.push(material)
  expect(await pictureFacts(await savedPicture(scene, size, () => ({ src: clipFiles['latte']?.href }), name))).toEqual({
    width: 960,
    height: 540,
    plain: false,
  })
  expect(missing).toEqual([])
  await savedPicture(scene, size, () => ({ src: '/nothing/film.mp4' }), name)
  expect(missing).toEqual(['湖畔晨光'])
})
