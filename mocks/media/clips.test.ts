import { expect, test } from 'vitest'
import { clipFiles } from './clip-files.ts'
import { clips } from './clips.ts'
import { readClipFile } from './read-clip.ts'
import { videoFacts } from '#src/lib/files/video-facts.ts'

test.each(clips.map((clip) => [clip.name, clip] as const))(
  'the clip %s is short, and what the table says of it is true',
  async (_, clip) => {
    const file = await readClipFile({ url: clipFiles[clip.name] as URL })
    const facts = await videoFacts('iso', file)
    expect(facts?.duration).toBe(clip.duration)
    expect((facts?.width ?? 0) / (facts?.height ?? 1)).toBeCloseTo(clip.width / clip.height, 5)
    expect(file.size).toBeLessThan(12_000)
    // what describes the film comes before the film: it begins to play before it is there
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'))
  },
)

test('the header of a WebM tells length and size; of what is none, nothing is known', async () => {
  const element = (id: number[], ...content: number[]) => [...id, 0x80 | content.length, ...content]
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    ...element([0x2a, 0xd7, 0xb1], 0x0f, 0x42, 0x40),
    ...element([0x44, 0x89], 0x45, 0xfa, 0, 0),
  )
  const track = element([0xae], ...element([0xe0], ...element([0xb0], 1, 64), ...element([0xba], 0, 180)))
  const segment = element([0x18, 0x53, 0x80, 0x67], ...info, ...element([0x16, 0x54, 0xae, 0x6b], ...track))
  const file = new Blob([new Uint8Array([...element([0x1a, 0x45, 0xdf, 0xa3], 0), ...segment])])
  expect(await videoFacts('webm', file)).toEqual({ duration: 8, width: 320, height: 180 })
  expect(await videoFacts('iso', new Blob(['not a film']))).toBeUndefined()
  expect(await videoFacts('avi', new Blob(['RIFF']))).toBeUndefined()
})
