import { expect, test } from 'vitest'
import { isTest, sources, type Source } from '#tests/support/sources.ts'
import { UNSEEN } from '#src/lib/text/unseen.ts'

/*
 * JSX of a build shows characters that are not seen by their code (R44), also one that the console itself puts into a
 * text, such as a space without width: it would stand there as `[U+200B]`.
 */

const ESCAPE = /\\u\{?([\da-f]{4})\}?|&#x([\da-f]{4});/gi

function unseenIn({ text }: Pick<Source, 'text'>): string[] {
  const written = text.replace(ESCAPE, (_, one?: string, other?: string) =>
    String.fromCodePoint(Number.parseInt(one ?? other ?? '', 16)),
  )
  return [...(written.match(UNSEEN) ?? [])]
}

test('no component puts characters that are not seen into a text', () => {
  const components = sources(['src']).filter(({ file }) => file.endsWith('.tsx') && !isTest(file))
  expect(components.length).toBeGreaterThan(100)
  expect(components.flatMap((source) => unseenIn(source).map(() => source.file))).toEqual([])
})

test('one that does is found', () => {
  expect(unseenIn({ text: '<p>{`${words}\\u200b`}</p>' })).toHaveLength(1)
  expect(unseenIn({ text: '<p>{`${words} `}</p>' })).toEqual([])
})
