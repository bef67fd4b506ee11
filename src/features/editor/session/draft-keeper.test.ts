import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editScene, emptyDocument, type EditDocument } from '../model/edit-document.ts'
import { keepDraft, type DraftKeeper, type ServerVersion } from './draft-keeper.ts'
import type { Draft, DraftStore } from '#src/api/ad-drafts.ts'
import { createEditorStore } from './editor-store.ts'

const empty = emptyDocument({ name: '广告', width: 1920, height: 1080 })
const withScenes = (count: number): EditDocument => ({
  ...empty,
  scenes: Array.from({ length: count }, (_, index) => editScene({ elements: [], stay: index + 1 })),
})

/** Drafts in memory; `refuse` lets the next writings fail. */
function memory() {
  const records = new Map<string, Draft>()
  let refusals = 0
  const attempt = (work: () => void): Promise<void> => {
    if (refusals > 0) {
      refusals -= 1
      return Promise.reject(new Error('full'))
    }
    work()
    return Promise.resolve()
  }
  const drafts: DraftStore = {
    list: () => Promise.resolve([...records.values()]),
    put: (draft, removed = []) =>
      attempt(() => {
        records.set(draft.key, draft)
        removed.forEach((key) => records.delete(key))
      }),
    remove: (keys) => attempt(() => keys.forEach((key) => records.delete(key))),
  }
  return { records, drafts, refuse: (times: number) => (refusals = times) }
}

let keeper: DraftKeeper | undefined
const onTrouble = vi.fn<(trouble: boolean) => void>()

function start(server: ServerVersion = { ad: '7', base: 'v1', at: 5 }) {
  const store = createEditorStore(empty)
  const { records, drafts, refuse } = memory()
  keeper = keepDraft({ store, drafts, account: 'me', opening: 'o1', server: () => server, onTrouble })
  const edit = (count: number) => store.edit('改', () => withScenes(count))
  const kept = () =>
    [...records.values()].map(({ content }) => (JSON.parse(content) as { pages?: unknown[] }).pages?.length)
  return { store, edit, records, drafts, refuse, kept, keeper, server }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  onTrouble.mockReset()
})
afterEach(async () => {
  await keeper?.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an edit is on the disk within 300 ms, also while editing never pauses', async () => {
  const { edit, kept, records } = start()
  const loss: number[] = []
  for (let count = 1; count <= 40; count += 1) {
    edit(count)
    await vi.advanceTimersByTimeAsync(50)
    loss.push(count - (kept()[0] ?? 0))
  }
  // six edits of 50 ms are 300 ms
  expect(Math.max(...loss)).toBeLessThanOrEqual(6)
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toEqual([40])
  expect([...records.values()]).toMatchObject([
    {
      account: 'me',
      ad: '7',
      opening: 'o1',
      name: '广告',
      width: 1920,
      height: 1080,
      base: 'v1',
      baseAt: 5,
      sent: false,
    },
  ])
})

test('nothing is kept of what was not edited, and of what was undone or saved', async () => {
  const { store, edit, kept, keeper: kept1 } = start()
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept()).toEqual([])
  edit(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toEqual([1])
  store.undo()
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toEqual([])
  store.redo()
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toEqual([1])
  store.markSaved(store.state.document)
  await kept1.flush()
  expect(kept()).toEqual([])
})

test.each(['pagehide', 'vite:preloadError'])('%s writes at once', async (event) => {
  const { edit, kept } = start()
  edit(2)
  window.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(kept()).toEqual([2])
})

test('what is undone while it is being written is kept by nobody', async () => {
  const { store, edit, drafts, records } = start()
  const { put } = drafts
  let finish = () => {}
  drafts.put = (...given) => new Promise((resolve) => void (finish = () => resolve(put(...given))))
  edit(1)
  await vi.advanceTimersByTimeAsync(220)
  store.undo()
  finish()
  await vi.advanceTimersByTimeAsync(400)
  expect(records.size).toBe(0)
})

test('a refused writing is said, tried again, and said to be over', async () => {
  const { edit, kept, refuse } = start()
  refuse(2)
  edit(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(kept()).toEqual([])
  expect(onTrouble).toHaveBeenLastCalledWith(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(kept()).toEqual([1])
  expect(onTrouble).toHaveBeenLastCalledWith(false)
})

test('a new ad that was saved has its drafts under its own name then', async () => {
  const server: ServerVersion = { ad: 'new', base: undefined, at: 1 }
  const { store, edit, records } = start(server)
  edit(1)
  await vi.advanceTimersByTimeAsync(300)
  expect([...records.values()].map(({ ad }) => ad)).toEqual(['new'])
  Object.assign(server, { ad: '9', base: 'v2', at: 2 })
  store.markSaved(store.state.document)
  edit(2)
  await vi.advanceTimersByTimeAsync(300)
  expect([...records.values()].map(({ ad, base }) => [ad, base])).toEqual([['9', 'v2']])
})

test('a restored draft gives its place to the one that follows it, not before', async () => {
  const { store, records, keeper: kept1, drafts } = start()
  await drafts.put({ ...([...records.values()][0] as Draft), key: 'old' })
  store.open(withScenes(3), { programId: 7, saved: empty })
  kept1.replaces('old')
  expect([...records.keys()]).toEqual(['old'])
  await vi.advanceTimersByTimeAsync(300)
  expect([...records.keys()]).toEqual(['["me","7","o1"]'])
})

test('what is sent says so, until it is edited again', async () => {
  const { edit, records, keeper: kept1 } = start()
  const sent = () => [...records.values()].map((draft) => draft.sent)
  edit(1)
  await kept1.markSent()
  expect(sent()).toEqual([true])
  edit(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(sent()).toEqual([false])
})

test('stopped, it has written everything and writes no more', async () => {
  const { edit, kept, keeper: kept1 } = start()
  edit(1)
  await kept1.stop()
  expect(kept()).toEqual([1])
  edit(2)
  await vi.advanceTimersByTimeAsync(1000)
  await kept1.markSent()
  expect(kept()).toEqual([1])
})
