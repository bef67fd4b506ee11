import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { heldBy } from '#mocks/server/answer-call.ts'
import { turn } from '#tests/support/clock.ts'
import type { RenderedConsole } from '#tests/support/render-console.tsx'
import { press } from '../support/steps.ts'
import { terminalRows } from '../support/terminals.ts'
import {
  dayTruth,
  healthTruth,
  homeTruth,
  midnightOf,
  planTruth,
  seenBy,
  type DayFigures,
  type HomeFigures,
} from './day-truth.ts'

/* What is read off the screens of a day, each time held against the tables. */

const HOUR = 3_600_000
const PAGE = 20

const HOME: Record<string, keyof HomeFigures> = {
  离线终端: 'offline',
  未送达的发布: 'undelivered',
  待我审核: 'review',
  转码失败的素材: 'transcoding',
  今日失败的指令: 'failedToday',
  七天内结束的订单: 'ending',
  播放中的插播订单: 'inserting',
  我的未通过订单: 'refused',
}
/** Troubles as a row has them, and as the count of a page does. */
const TROUBLES = {
  offline: [/离线/, '终端离线'],
  powerOff: [/关机时段/, '不在开机时段'],
  nothingScheduled: [/无排期|开播/, '(?:无排期|[^，：]+(?::\\d\\d)? 开播)'],
  notSynced: [/未送达/, '广告未送达'],
  diskFull: [/磁盘将满/, '磁盘将满'],
  clockWrong: [/时间不准/, '终端时间不准'],
  commandFailed: [/指令失败/, '最近一次指令失败'],
} as const
const DAY: Record<string, keyof DayFigures> = {
  进行中: 'open',
  失败或未知: 'failed',
  被拒绝: 'refused',
  已完成: 'done',
}

const number = (text = '') => Number(text.replaceAll(',', ''))

const drawn = () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))

export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

type HealthTruth = ReturnType<typeof healthTruth>

function countsOf(rows: HealthTruth): Record<string, number> {
  const kinds = Object.values(rows)
  const counts = Object.keys(TROUBLES).map((kind) => [kind, kinds.filter((each) => each === kind).length] as const)
  return { all: kinds.length, ...Object.fromEntries(counts.filter(([, count]) => count > 0)) }
}

/** Whether each figure is one of a time between two; nearly always these are the same. */
function isBetween(seen: unknown, before: unknown, after: unknown): boolean {
  if (isFigures(seen) && isFigures(before) && isFigures(after)) {
    const names = new Set([seen, before, after].flatMap((figures) => Object.keys(figures)))
    return [...names].every((name) => isBetween(seen[name], before[name], after[name]))
  }
  if (typeof seen === 'number' && typeof before === 'number' && typeof after === 'number')
    return Math.min(before, after) <= seen && seen <= Math.max(before, after)
  return seen === before || seen === after
}

const isFigures = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Watched {
  opened: RenderedConsole
  /** Who is signed in. */
  account: () => string
  /** What was done in this browser that no table has. */
  notes: readonly { account: string; at: number; state: keyof DayFigures }[]
  draw: (below: number) => number
}

export function looksOf({ opened, account, notes, draw }: Watched) {
  const { user, server, goto, router, advance } = opened
  const client = router.options.context.queryClient
  /** Until nothing is asked any more. */
  async function settle() {
    // what a page asks for it asks for once it was drawn
    await drawn()
    await turn()
    await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0))
    await turn()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    // figures of many rows are a deferred value
    await drawn()
    await turn()
    await drawn()
  }
  const held = () =>
    server.inWorld((world) => heldBy(world, world.gate.account.first({ account: { equals: account() } })))
  /** What is seen is as of some moment of the look, in which terminals go on answering. */
  async function expectTrue<Seen>(what: string, truth: () => Promise<Seen>, look: () => Promise<Seen>) {
    const before = await truth()
    const seen = await look()
    const after = await truth()
    const place = `${what} of ${account()} at ${new Date(Date.now() + 8 * HOUR).toISOString().slice(11, 16)}`
    if (!isBetween(seen, before, after)) expect(seen, place).toEqual(after)
  }

  const homeSeen = () => {
    const items = within(screen.getByRole('region', { name: '待处理' })).getAllByRole('listitem')
    const found = items.flatMap(({ textContent }) => {
      const [, title = '', count] = new RegExp(`^(${Object.keys(HOME).join('|')})([\\d,]+)`).exec(textContent) ?? []
      return HOME[title] ? [[HOME[title], number(count)] as const] : []
    })
    return Object.fromEntries(found) as HomeFigures
  }
  const inOrder = (figures: HomeFigures) =>
    Object.fromEntries(Object.values(HOME).flatMap((kind) => (kind in figures ? [[kind, figures[kind]]] : [])))

  return {
    held,
    async home(stays: boolean) {
      const codes = await held()
      // what has not arrived is counted by a plan that was read some time ago, where that is seen
      const told = (figures: HomeFigures) =>
        Object.fromEntries(
          Object.entries(inOrder(figures)).filter(([kind]) => kind !== 'undelivered' || !codes.has('3')),
        )
      const truth = async () => {
        const home = await server.inWorld((world) => homeTruth(world, account(), codes))
        const { ending, beginning, inserting } = await server.inWorld((world) => planTruth(world, account(), codes))
        return { ...told(home), ...(!stays && { plan: { ending, beginning, inserting } }) }
      }
      await expectTrue('home', truth, async () => {
        if (stays) await press(user, '刷新')
        else await goto('/homePage')
        const plan = () => screen.getByRole('region', { name: '排期' })
        await screen.findByRole('region', { name: '排期' })
        // the plan is read for who stays
        await advance(1_000)
        await settle()
        const figure = (title: string) => number(new RegExp(`${title} ([\\d,]+)`).exec(plan().textContent)?.[1] ?? '0')
        const said = () => ({
          ending: figure('七天内结束'),
          beginning: figure('即将开始'),
          inserting: figure('正在插播'),
        })
        return { ...told(homeSeen()), ...(!stays && { plan: said() }) }
      })
    },
    /** Looked at `again`, terminals that were asked for their own lists are no longer counted at most. */
    async plan(again?: 'again') {
      const codes = await held()
      const truth = async () => {
        const { unnamed, unplanned, ...plan } = await server.inWorld((world) => planTruth(world, account(), codes))
        return { ...plan, unnamed, unplanned: unnamed === 0 ? undefined : unplanned }
      }
      await expectTrue('plan', truth, async () => {
        await goto('/programManage?view=plan')
        await screen.findByText(/ · 更新于 \d\d:\d\d$/)
        await settle()
        const figure = (title: string) => {
          const button = within(screen.getByRole('group', { name: '排期提醒' })).queryByRole('button', {
            name: new RegExp(`^${title}`),
          })
          return button ? number(/[\d,]+/.exec(button.textContent)?.[0]) : undefined
        }
        const atMost = () => screen.queryByRole('button', { name: /^无排期 至多/ })
        const seen = {
          ending: figure('七天内结束') ?? 0,
          beginning: figure('即将开始') ?? 0,
          waiting: figure('未送达') ?? 0,
          inserting: figure('正在插播') ?? 0,
          unnamed: atMost() && !again ? figure('无排期') : (await truth()).unnamed,
        }
        if (!seen.unnamed) return { ...seen, unplanned: undefined }
        const ask = atMost()
        if (ask) await user.click(ask)
        await waitFor(() => expect(screen.getByRole('button', { name: /^无排期 \d/ })).toBeVisible())
        return { ...seen, unplanned: figure('无排期') }
      })
    },
    async health() {
      const count = await server.inWorld((world) => seenBy(world, account()).devices.length)
      const page = draw(Math.ceil(count / PAGE))
      const truth = async () => {
        const rows = await server.inWorld((world) => healthTruth(world, account(), page, PAGE))
        return { rows, said: countsOf(rows) }
      }
      await expectTrue('health', truth, async () => {
        await goto(`/terminalManage?health=1&size=${PAGE}&page=${page + 1}`)
        await heading('终端管理')
        const words = await screen.findByText(/^已检查本页 \d+ 台终端|^暂无数据|没有/)
        await settle()
        const rows = terminalRows().map((row) => {
          const sn = within(row).getAllByRole('link')[0]?.textContent ?? ''
          const [kind] = Object.entries(TROUBLES).find(([, [word]]) => word.test(row.textContent)) ?? []
          return [sn, kind]
        })
        const said = Object.entries(TROUBLES).flatMap(([kind, [, word]]) => {
          // a pause is named by when it ends
          const found = [...words.textContent.matchAll(new RegExp(`(?<=[：，])${word} ([\\d,]+) 台`, 'g'))]
          const count = found.reduce((sum, [, figure]) => sum + (number(figure) ?? 0), 0)
          return found.length === 0 ? [] : [[kind, count] as const]
        })
        const all = number(/，([\d,]+) 台有问题/.exec(words.textContent)?.[1] ?? '0')
        return { rows: Object.fromEntries(rows) as HealthTruth, said: { all, ...Object.fromEntries(said) } }
      })
    },
    async day() {
      const codes = await held()
      const truth = async () => {
        const figures = await server.inWorld((world) => dayTruth(world, account(), codes))
        for (const note of notes)
          if (note.account === account() && note.at >= midnightOf(Date.now())) figures[note.state] += 1
        return figures
      }
      await expectTrue('my day', truth, async () => {
        await goto('/myDay')
        await heading('我的今天')
        await settle()
        const figures = screen.queryByRole('list', { name: '小结' })
        const seen: DayFigures = { open: 0, failed: 0, refused: 0, done: 0 }
        for (const { textContent } of figures ? within(figures).getAllByRole('listitem') : []) {
          const [, title = '', count] = /^(\D+?)\s*([\d,]+)$/.exec(textContent) ?? []
          const kind = DAY[title]
          if (kind) seen[kind] = number(count)
        }
        return seen
      })
    },
  }
}
