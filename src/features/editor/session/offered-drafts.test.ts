import { expect, test, vi } from 'vitest'
import { makeDraft, type Draft } from '#src/api/ad-drafts.ts'
import { offeredDrafts } from './offered-drafts.ts'
import { documentOf, versionOf } from './opening.ts'

const page = (text: string) =>
  JSON.stringify({ name: '广告', pages: [{ elements: [{ type: 170, data: { value: text } }], stay: 60 }] })
const draft = (opening: string, content: string, more: Partial<Draft> = {}): Draft =>
  makeDraft({
    account: 'me',
    ad: '7',
    opening,
    at: 2,
    name: '广告',
    width: 100,
    height: 50,
    content,
    base: versionFor('原'),
    baseAt: 1,
    sent: false,
    ...more,
  })

function versionFor(text: string): string {
  const read = documentOf({ name: '广告', width: 100, height: 50, content: page(text) })
  return read.ok ? versionOf(read.document) : ''
}

const isSaved = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
const offer = (drafts: Draft[], base: string | undefined = versionFor('原'), live: string[] = []) =>
  offeredDrafts({ drafts, base, live: new Set(live), isSaved })

test('several drafts are all offered, but not those of an editor that is still open', async () => {
  const { offered, useless } = await offer(
    [draft('a', page('一')), draft('b', page('二')), draft('c', page('三'))],
    undefined,
    ['b'],
  )
  expect(offered.map((one) => one.draft.opening)).toEqual(['a', 'c'])
  expect(offered[0]?.document).toMatchObject({ name: '广告', width: 100, height: 50 })
  expect(useless).toEqual([])
})

test('a draft that says what the server has is not offered, and of no use any more', async () => {
  const same = draft('a', page('新'))
  expect(await offer([same], versionFor('新'))).toEqual({ offered: [], useless: [same.key] })
})

test('a draft older than the version of the server says so', async () => {
  const { offered } = await offer(
    [draft('a', page('一')), draft('b', page('二'), { base: versionFor('别人的') })],
    versionFor('别人的'),
  )
  expect(offered.map(({ serverChanged }) => serverChanged)).toEqual([true, false])
})

test('a new ad that was sent is looked for: there, its draft is of no use', async () => {
  const sent = draft('a', page('新'), { sent: true, base: undefined })
  isSaved.mockResolvedValueOnce(true)
  expect((await offer([sent], undefined)).useless).toEqual([sent.key])
  isSaved.mockRejectedValueOnce(new Error('offline'))
  expect((await offer([sent], undefined)).offered).toHaveLength(1)
  isSaved.mockClear()
  await offer([draft('b', page('新'))])
  expect(isSaved).not.toHaveBeenCalled()
})

test('what cannot be read is neither offered nor removed', async () => {
  expect(await offer([draft('a', '{"pages":')])).toEqual({ offered: [], useless: [] })
})
