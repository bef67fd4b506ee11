import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { imageSize } from '#src/lib/files/image-size.ts'
import { videoFacts } from '#src/lib/files/video-facts.ts'

/* Test patterns as cameras, phones and recorders write them. */

const film = async (name: string) =>
  new Blob([await readFile(new URL(`../../tests/support/films/${name}`, import.meta.url))])

test.each([
  ['hevc.mp4', { duration: 2, width: 160, height: 90, codec: 'hvc1' }],
  ['rotated-90.mp4', { duration: 2, width: 90, height: 160, codec: 'avc1' }],
  ['fragmented-2s.mp4', { duration: 2, width: 160, height: 90, codec: 'avc1' }],
  ['audio-only.mp4', { duration: 2, width: 0, height: 0, codec: undefined }],
  ['no-moov.mp4', undefined],
])('%s says %j', async (name, facts) => {
  expect(await videoFacts('iso', await film(name))).toEqual(facts)
})

test('a WebM of a recorder, which says no length, is as long as its last picture', async () => {
  expect(await videoFacts('webm', await film('no-duration-2s.webm'))).toEqual({
    duration: 2,
    width: 160,
    height: 90,
    codec: 'V_VP8',
  })
})

test('a picture that a phone took upright has its sides turned', async () => {
  const file = await film('exif-orientation-6-320x180.jpg')
  const read = async (offset: number, length: number) =>
    new DataView(await file.slice(offset, offset + length).arrayBuffer())
  expect(await imageSize('jpeg', read)).toEqual({ width: 180, height: 320 })
})
