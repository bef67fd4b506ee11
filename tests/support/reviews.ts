import type { Locator } from '@playwright/test'
import type { Material, Program } from '#src/api/generated/types.gen.ts'
import type { ReviewLevel, Reviewable } from '#src/domain/review-codes.ts'
import { ADMIN, expect, test as base } from './console.ts'
import { EPOCH, readWorld } from './screen.ts'

export const REVIEWERS: Readonly<Record<ReviewLevel, string>> = {
  1: '13800000002',
  2: '13800000003',
  3: '13800000004',
  4: '13800000005',
}

export type Waiting = { kind: Reviewable; level: ReviewLevel; name: string; id: string | number }

export interface Desk {
  /** Everything that waits, in the order in which it is decided. */
  all: readonly Waiting[]
  /** What waits at a level. */
  at: (level: ReviewLevel) => readonly Waiting[]
  /** An ad that nobody has submitted yet. */
  unsubmitted: Waiting
  /** Signs in and opens the desk with this address, such as `?only=program`. */
  open: (account?: string, search?: string) => Promise<void>
  queue: Locator
  /** The items in the queue. */
  items: Locator
  /** Expects exactly these in the queue, in this order. */
  expectQueue: (items: readonly Waiting[]) => Promise<void>
  /** Expects that this is the item that is looked at. */
  expectOpen: (item: Waiting) => Promise<void>
  /** The item that is looked at. */
  item: Locator
  approve: Locator
  reject: Locator
  reason: Locator
  /** The desk's entry in the menu, by its whole name: with how much waits. */
  entry: (count: number) => Locator
}

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, open, signIn, mock }, use) => {
    await mock.set({ scenario: { epoch: EPOCH, reviewLevels: 4 } })
    const { waiting, unsubmitted } = await readReviews()
    const queue = page.getByRole('region', { name: '待审核队列' })
    const items = queue.getByRole('link')
    const item = page.getByRole('article')
    await use({
      all: waiting,
      unsubmitted,
      at: (level) => waiting.filter((one) => one.level === level),
      async open(account = REVIEWERS[1], search = '') {
        await open(`/login?redirect=${encodeURIComponent(`/reviewDesk${search}`)}`)
        await signIn(account)
        await expect(page.getByRole('heading', { name: '审核台', level: 1 })).toBeVisible()
      },
      queue,
      items,
      async expectQueue(expected) {
        await expect(items).toHaveCount(expected.length)
        await expect(items).toContainText(expected.map(({ name }) => name))
      },
      async expectOpen({ kind, id, name }) {
        await expect(item.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`[?&]kind=${kind}&id=${id}(&|$)`))
      },
      item,
      approve: item.getByRole('button', { name: '通过', exact: true }),
      reject: item.getByRole('button', { name: '不通过', exact: true }),
      reason: item.getByRole('textbox', { name: '不通过的原因' }),
      entry: (count) =>
        page
          .getByRole('navigation', { name: '主菜单' })
          .getByRole('link', { name: count === 0 ? '审核台' : `审核台 ${count} 项待审核`, exact: true }),
    })
  },
})

async function readReviews(): Promise<{ waiting: readonly Waiting[]; unsubmitted: Waiting }> {
  const [materials, programs, drafts] = await readWorld<
    [{ data: Material[] }, { data: Program[] }, { data: Program[] }]
  >(
    [
      '/api/material/page?page=0&limit=400&status=2',
      '/api/program/page?page=0&limit=400&status=2',
      '/api/program/page?page=0&limit=1&status=0',
    ],
    { scenario: { reviewLevels: 4 } },
  )
  const oldestFirst = (rows: readonly (Material | Program)[], kind: Reviewable): Waiting[] =>
    rows
      .map(({ id, name, currentLevel }) => ({ kind, id, name: String(name), level: currentLevel as ReviewLevel }))
      .sort((a, b) => Number(a.id) - Number(b.id))
  return {
    waiting: [...oldestFirst(materials.data, 'material'), ...oldestFirst(programs.data, 'program')],
    unsubmitted: oldestFirst(drafts.data, 'program')[0] as Waiting,
  }
}

export { ADMIN, expect }
