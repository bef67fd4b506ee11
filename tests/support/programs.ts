import type { Locator } from '@playwright/test'
import type { Program, ProgramDetail, ProgramGroup, UserInfo } from '#src/api/generated/types.gen.ts'
import { ADMIN, expect, test as base } from './console.ts'
import { EPOCH, readWorld, screenSteps, type ScreenSteps } from './screen.ts'

export type SeededProgram = Program & ProgramDetail

export interface Programs extends Omit<ScreenSteps, 'actOn'> {
  /** Every ad of the world, in the order of the list: what filters must find is worked out from these. */
  all: readonly SeededProgram[]
  groups: readonly ProgramGroup[]
  /** The organisations, as the server sends them. */
  orgTree: unknown
  /** The first that is as wanted, of those that no other has name and size in common with. */
  find: (wanted?: (program: SeededProgram) => boolean) => SeededProgram
  /** Signs in and opens the screen with these filters, such as `?status=1`. */
  open: (search?: string, account?: string) => Promise<void>
  /** Opens the screen with one ad on it, found by name and size. */
  openOne: (program: Program, account?: string) => Promise<void>
  /** Expects exactly these ads: the total, and the cards of a page, counted from 1, in this order. */
  expectList: (programs: readonly Program[], pageSize?: number, page?: number) => Promise<void>
  /** The cards on screen. */
  cards: Locator
  card: (program: Program) => Locator
  /** Chooses an action of a card, from its menu if it is not shown. */
  act: (program: Program, action: string) => Promise<void>
}

export const test = base.extend<{ programs: Programs }>({
  programs: async ({ page, open, signIn, mock }, use) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    const [{ data }, groups, { orgTree }] = await readWorld<[{ data: Program[] }, ProgramGroup[], UserInfo]>([
      '/api/program/page?page=0&limit=400',
      '/api/program/group/list',
      '/api/user/src',
    ])
    const all: readonly SeededProgram[] = await readWorld<ProgramDetail[]>(data.map(({ id }) => `/api/program/${id}`))
    const cards = page.getByRole('list', { name: '广告列表' }).getByRole('listitem')
    const card = ({ name, width, height }: Program) =>
      cards.filter({ has: page.getByRole('button', { name, exact: true }), hasText: `${width}×${height}` })
    const alike = (one: Program, other: Program) =>
      one.name === other.name && one.width === other.width && one.height === other.height
    const steps = screenSteps(page)

    async function openScreen(search = '', account = ADMIN) {
      await open(`/login?redirect=${encodeURIComponent(`/programManage${search}`)}`)
      await signIn(account)
      await expect(page.getByRole('heading', { name: '广告管理', level: 1 })).toBeVisible()
    }

    await use({
      ...steps,
      all,
      groups,
      orgTree,
      find(wanted = () => true) {
        const found = all.find(
          (program) => wanted(program) && all.filter((other) => alike(program, other)).length === 1,
        )
        if (!found) throw new Error('The demo company has no such ad')
        return found
      },
      open: openScreen,
      async openOne(program, account) {
        await openScreen(`?q=${program.name}&resolution=${program.width}*${program.height}`, account)
        await expect(card(program)).toBeVisible()
      },
      async expectList(programs, pageSize = 10, number = 1) {
        await expect(cards).toContainText(
          programs.slice((number - 1) * pageSize, number * pageSize).map(({ name }) => String(name)),
        )
        await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText(
          `共 ${programs.length} 条`,
        )
      },
      cards,
      card,
      act: (program, action) => steps.actOn(card(program), action),
    })
  },
})

export { expect } from './console.ts'
