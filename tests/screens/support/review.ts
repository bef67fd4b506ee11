import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { Material, Program } from '#src/api/generated/types.gen.ts'
import type { ReviewLevel, Reviewable } from '#src/domain/review-codes.ts'
import { REVIEWERS } from '#tests/support/accounts.ts'
import { readWorld } from '#tests/support/read-world.ts'
import {
  renderConsole,
  type ConsoleSetup,
  type RenderedConsole,
  type TestServer,
} from '#tests/support/render-console.tsx'

export interface Waiting {
  kind: Reviewable
  level: ReviewLevel
  name: string
  id: string | number
}

export const fourLevels = { reviewLevels: 4 }

const oldestFirst = (rows: readonly (Material | Program)[], kind: Reviewable): Waiting[] =>
  rows
    .map(({ id, name, currentLevel }) => ({ kind, id, name: String(name), level: currentLevel as ReviewLevel }))
    .sort((a, b) => Number(a.id) - Number(b.id))

const [materials, programs, drafts] = await readWorld<[{ data: Material[] }, { data: Program[] }, { data: Program[] }]>(
  [
    '/api/material/page?page=0&limit=400&status=2',
    '/api/program/page?page=0&limit=400&status=2',
    '/api/program/page?page=0&limit=1&status=0',
  ],
  { scenario: fourLevels },
)

export const waiting: readonly Waiting[] = [
  ...oldestFirst(materials.data, 'material'),
  ...oldestFirst(programs.data, 'program'),
]

export const waitingAt = (level: ReviewLevel) =>
  waiting.filter((one) => one.level === level) as [Waiting, Waiting, Waiting, ...Waiting[]]

export const unsubmitted = oldestFirst(drafts.data, 'program')[0] as Waiting

/** Most tests are about what follows a decision that is sent at once. */
export const decideAtOnce = () => localStorage.setItem('console.reviewUndo', 'false')

/** Opens the review desk of a company with four levels, as the reviewer of the first unless it says otherwise. */
export async function openDesk(
  search = '',
  { switches, undo = false, ...setup }: Omit<ConsoleSetup, 'at'> & { undo?: boolean } = {},
): Promise<RenderedConsole> {
  if (!undo) decideAtOnce()
  const opened = await renderConsole({
    at: `/reviewDesk${search}`,
    account: REVIEWERS[1],
    ...setup,
    switches: { ...switches, scenario: { ...fourLevels, ...switches?.scenario } },
  })
  await screen.findByRole('heading', { name: '审核台', level: 1 })
  return opened
}

export const desk = {
  get queue() {
    return screen.getByRole('region', { name: '待审核队列' })
  },
  /** The items in the queue. */
  get items() {
    return within(desk.queue).queryAllByRole('link')
  },
  /** The item that is looked at. */
  get item() {
    return screen.getByRole('article')
  },
  get approve() {
    return within(desk.item).getByRole('button', { name: '通过' })
  },
  get reject() {
    return within(desk.item).getByRole('button', { name: '不通过' })
  },
  get reason() {
    return within(desk.item).getByRole('textbox', { name: '不通过的原因' })
  },
}

export const expectApprovable = () => waitFor(() => expect(desk.approve).not.toHaveAttribute('aria-disabled'))

export const expectQueue = (expected: readonly Waiting[]) =>
  waitFor(() => {
    const shown = desk.items.map(({ textContent }) => textContent)
    expect(
      shown.map((text, index) => (text.includes(expected[index]?.name ?? '') ? expected[index]?.name : text)),
    ).toEqual(expected.map(({ name }) => name))
  })

export async function expectOpen({ at }: RenderedConsole, { kind, id, name }: Waiting) {
  await screen.findByRole('heading', { level: 2, name })
  await waitFor(() => expect(at()).toMatch(new RegExp(`[?&]kind=${kind}&id=${id}(&|$)`)))
}

export async function expectMenuCount(count: number) {
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }))
  await menu.findByRole('link', { name: count === 0 ? '审核台' : `审核台 ${count} 项待审核` })
}

export const expectSaid = (role: 'status' | 'alert', message: string) =>
  waitFor(() =>
    expect(screen.queryAllByRole(role).map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(message),
    ),
  )

export const decideElsewhere = (server: TestServer, { kind, level, id }: Waiting, reject: 0 | 1 = 0) =>
  server.send(
    'POST',
    `/api/${kind}/check/process${level}`,
    { id, reject, reason: reject ? '别人写的' : '' },
    REVIEWERS[level],
  )

export async function standOf(
  server: TestServer,
  { kind, id }: Waiting,
): Promise<{ status: number; currentLevel: number; checkReason: string }> {
  const { status, currentLevel, checkReason } = await server.send<{
    status: number
    currentLevel: number
    checkReason: string
  }>('GET', `/api/${kind}/${id}`)
  return { status, currentLevel, checkReason }
}
