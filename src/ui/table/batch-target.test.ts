import { expect, test, vi } from 'vitest'
import { sendForAll, subjectWords } from './batch-target.ts'
import { asTheyAre, type RetryWithoutDeleted } from './use-retry-without-deleted.ts'

const rows = [
  { id: 1, name: '海报' },
  { id: '2', name: '片头' },
]
const subjectOf = subjectWords<(typeof rows)[number]>('素材', '个', ({ name }) => name)

test.each([
  [[rows[0]!], '素材“海报”'],
  [rows, ' 2 个素材'],
  [[], ' 0 个素材'],
])('a sentence of %j is about “%s”', (chosen, words) => {
  expect(subjectOf(chosen)).toBe(words)
})

test('all ids are sent, and what was not deleted meanwhile is said', async () => {
  const send = vi.fn<(ids: (string | number)[]) => Promise<void>>().mockResolvedValue()
  const onDone = vi.fn<(done: typeof rows) => void>()
  const withoutFirst: RetryWithoutDeleted = async (all, batch) => asTheyAre(all.slice(1), batch)
  await expect(
    sendForAll({ rows, subjectOf, retryWithoutDeleted: withoutFirst, onDone: (done) => onDone([...done]) }, send),
  ).resolves.toBe('素材“片头”')
  expect(send).toHaveBeenCalledExactlyOnceWith(['2'])
  expect(onDone).toHaveBeenCalledExactlyOnceWith(rows)
})

test('what is refused is not done', async () => {
  const onDone = vi.fn<() => void>()
  const refused = sendForAll({ rows, subjectOf, retryWithoutDeleted: asTheyAre, onDone }, () =>
    Promise.reject(new Error('不在')),
  )
  await expect(refused).rejects.toThrow('不在')
  expect(onDone).not.toHaveBeenCalled()
})
