import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Program, ProgramDetail, ProgramGroup, UserInfo } from '#src/api/generated/types.gen.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'
import { actOn, expectTotal, wordsOfEntry } from './steps.ts'

export type SeededProgram = Program & ProgramDetail

const [list, groupList, user] = await readWorld<[{ data: Program[] }, ProgramGroup[], UserInfo]>([
  '/api/program/page?page=0&limit=400',
  '/api/program/group/list',
  '/api/user/src',
])

/** Every ad of the demo company, in the order of the list: what filters must find is worked out from these. */
export const programs: readonly SeededProgram[] = await readWorld<ProgramDetail[]>(
  list.data.map(({ id }) => `/api/program/${id}`),
)

export const groups: readonly ProgramGroup[] = groupList

export const { orgTree } = user

const alike = (one: Program, other: Program) =>
  one.name === other.name && one.width === other.width && one.height === other.height

export function findProgram(wanted: (program: SeededProgram) => boolean = () => true): SeededProgram {
  const found = programs.find(
    (program) => wanted(program) && programs.filter((other) => alike(program, other)).length === 1,
  )
  if (!found) throw new Error('The demo company has no such ad')
  return found
}

export interface ProgramScreen extends RenderedConsole {
  /** Chooses an action of a card, from its menu if it is not shown. */
  act(program: Program, action: string): Promise<void>
}

export async function openPrograms(search = '', setup: Omit<ConsoleSetup, 'at'> = {}): Promise<ProgramScreen> {
  const opened = await renderConsole({ at: `/programManage${search}`, ...setup })
  await screen.findByRole('heading', { name: '广告管理', level: 1 })
  return Object.assign(opened, {
    act: async (program: Program, action: string) => actOn(opened.user, await card(program), action),
  })
}

export async function openProgram(program: Program, setup?: Omit<ConsoleSetup, 'at'>): Promise<ProgramScreen> {
  const opened = await openPrograms(
    `?q=${encodeURIComponent(String(program.name))}&resolution=${program.width}*${program.height}`,
    setup,
  )
  await card(program)
  return opened
}

export function cards(): HTMLElement[] {
  const shown = screen.queryByRole('list', { name: '广告列表' })
  return shown ? ([...shown.children] as HTMLElement[]).filter((one) => one.querySelector('button') !== null) : []
}

const titleOf = (one: HTMLElement) => one.querySelector('button')?.textContent

export const cardNow = ({ name, width, height }: Program) =>
  cards().find((one) => titleOf(one) === name && one.textContent?.includes(`${width}×${height}`))

export async function card(program: Program): Promise<HTMLElement> {
  return waitFor(() => {
    const found = cardNow(program)
    if (!found) throw new Error(`There is no card ${program.name}`)
    return found
  })
}

export const expectCard = (program: Program, text: string) =>
  waitFor(() => expect(cardNow(program)).toHaveTextContent(text))

export async function expectPrograms(expected: readonly Program[], pageSize = 10, page = 1) {
  await expectTotal(expected.length)
  await waitFor(() =>
    expect(cards().map(titleOf)).toEqual(
      expected.slice((page - 1) * pageSize, page * pageSize).map(({ name }) => name),
    ),
  )
}

export async function actionsOf(user: UserEvent, one: HTMLElement): Promise<string[]> {
  const buttons = within(one)
    .getAllByRole('button')
    .filter((button) => button.closest('[class*="actions"]'))
  const more = buttons.find(({ textContent }) => textContent === '更多')
  const shown = buttons
    .filter((button) => button !== more)
    .map((button) => [button.textContent, button.ariaDescription].filter(Boolean).join('：'))
  if (!more) return shown
  await user.click(more)
  const entries = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  await waitFor(() => expect(entries()).not.toHaveLength(0))
  const inMenu = entries().map(wordsOfEntry)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(entries()).toHaveLength(0))
  return [...shown, ...inMenu]
}

/** 2§4: the actions at each status, those that it forbids with the reason. What can be done comes first. */
export const actionsAt: Record<number, string[]> = {
  0: ['编辑', '提交', '预览', '查看发布终端', '审核：尚未提交审核', '发布：审核通过后才能发布', '删除'],
  1: ['另存为', '发布', '预览', '查看发布终端', '提交：已审核通过，无需提交', '审核：已审核通过', '删除'],
  2: [
    '编辑：审核中，不能编辑',
    '审核',
    '预览',
    '查看发布终端',
    '提交：审核中，不能重复提交',
    '发布：审核通过后才能发布',
    '删除：审核中，不能删除',
  ],
  3: [
    '编辑：审核中，不能编辑',
    '预览',
    '查看发布终端',
    '提交：审核中，不能重复提交',
    '审核：正在等待平台审核',
    '发布：审核通过后才能发布',
    '删除：审核中，不能删除',
  ],
  4: ['编辑', '提交', '预览', '查看发布终端', '审核：审核未通过，需重新提交', '发布：审核未通过，不能发布', '删除'],
  5: ['编辑', '提交', '预览', '查看发布终端', '审核：审核未通过，需重新提交', '发布：审核未通过，不能发布', '删除'],
  // R9: of a status that nobody knows
  9: ['编辑：', '预览', '查看发布终端', '提交：', '审核：', '发布：', '删除：'].map((action) =>
    action.endsWith('：') ? `${action}状态未知，不能操作` : action,
  ),
}
