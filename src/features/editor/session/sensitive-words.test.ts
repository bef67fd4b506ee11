import { expect, it } from 'vitest'
import sample from '../../../../public/sensitive-words.json' with { type: 'json' }
import { loadSensitiveWords, wordsIn } from './sensitive-words.ts'

it('the list is loaded once, after a failure again; without it nothing is sensitive', async () => {
  const asked: string[] = []
  const load = (answer: () => unknown) => async (name: string) => {
    asked.push(name)
    return answer()
  }
  const failed = await loadSensitiveWords(load(() => ({ words: ['国家级'] })))
  expect([failed.state, failed.find('国家级')]).toEqual(['failed', []])
  const ready = await loadSensitiveWords(load(() => ['国家级']))
  expect([ready.state, ready.find('国家级').length]).toEqual(['ready', 1])
  expect(await loadSensitiveWords(load(() => []))).toBe(ready)
  expect(asked).toEqual(['sensitive-words.json', 'sensitive-words.json'])
})

it.each([null, 'words', { 0: 'a' }, ['a', 1], ['x'.repeat(101)], Array.from({ length: 100_001 }, () => 'a')])(
  '%# is no list of words',
  (value) => {
    expect(() => wordsIn(value)).toThrow('is no list of words')
  },
)

it('the list that comes with the console is one', () => {
  expect(wordsIn(sample).length).toBeGreaterThan(0)
})
