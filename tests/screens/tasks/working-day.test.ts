import { screen, waitFor, within } from '@testing-library/dom'
import { expect, inject, test, vi } from 'vitest'
import '#src/features/activity/day/my-day-screen.tsx'
import '#src/features/dashboard/plan-line.tsx'
import '#src/features/programs/plan/plan-view.tsx'
import '#src/features/publish/running/running-banner.tsx'
import { recordActivity } from '#src/api/activities.ts'
import { call } from '#src/api/call.ts'
import { heldBy } from '#mocks/server/answer-call.ts'
import { ADMIN, REVIEWERS } from '#tests/support/accounts.ts'
import { turn } from '#tests/support/clock.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { askLogout, signIn } from '../support/session.ts'
import { press } from '../support/steps.ts'
import { terminalRows } from '../support/terminals.ts'
import { BEGINS, draws, OPERATOR, peopleOf, secondOperator, seenOnline, waitingAt } from './day-people.ts'
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

/*
 * Eight hours, over midnight, of four people who work at the same time; now one of them, now another is looked at. No
 * figure may be another than the tables have at that moment.
 */

const HOUR = 3_600_000
const MINUTE = 60_000
const PAGE = 20

const HOME: Record<string, keyof HomeFigures> = {
  离线终端: 'offline',
  未送达的发布: 'undelivered',
  待我审核: 'review',
  转码失败的素材: 'transcoding',
  今日失败的指令: 'failedToday',
  七天内结束: 'ending',
  正在插播: 'inserting',
  我的未通过订单: 'refused',
}
const WORDS = {
  offline: '离线',
  powerOff: '关机时段',
  nothingScheduled: '无排期',
  notSynced: '未送达',
  diskFull: '磁盘将满',
  clockWrong: '时间不准',
  commandFailed: '指令失败',
}
const DAY: Record<string, keyof DayFigures> = {
  进行中: 'open',
  失败或未知: 'failed',
  被拒绝: 'refused',
  已完成: 'done',
}

const number = (text = '') => Number(text.replaceAll(',', ''))

test('four people work for eight hours, and no figure is wrong', async () => {
  const [looks, actions] = inject('long') ? [50, 180] : [8, 30]
  vi.setSystemTime(BEGINS)
  const draw = draws(7)
  const opened = await renderConsole({
    at: '/homePage',
    switches: {
      simulation: {
        flips: true,
        commandFailRate: 0.2,
        commandSeconds: [2, 8],
        arrivalSeconds: [4, 12],
        platform: 'random',
        platformSeconds: [6, 15],
        transcoding: 'random',
        transcodingSeconds: [5, 12],
      },
    },
  })
  const { user, server, goto, router } = opened
  const second = await server.inWorld(secondOperator)
  const people = peopleOf({ server, draw, second, pause: () => pass(3_000) })
  const client = router.options.context.queryClient
  const notes: { account: string; at: number; state: keyof DayFigures }[] = []
  let account = ADMIN

  const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
  /** Until nothing is asked any more. */
  async function settle() {
    await turn()
    await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0))
    await turn()
    await waitFor(() => expect(client.isFetching()).toBe(0))
  }
  async function pass(milliseconds: number) {
    const step = Math.max(MINUTE, milliseconds / 10)
    for (let rest = milliseconds; rest > 0; rest -= step) {
      await vi.advanceTimersByTimeAsync(Math.min(rest, step))
      await turn()
    }
  }
  const held = () =>
    server.inWorld((world) => heldBy(world, world.gate.account.first({ account: { equals: account } })))
  /** What is seen is as of some moment of the look: what time has changed during it may be either. */
  async function expectTrue<Seen>(what: string, truth: () => Promise<Seen>, look: () => Promise<Seen>) {
    const before = await truth()
    const seen = await look()
    const after = await truth()
    const place = `${what} of ${account} at ${new Date(Date.now() + 8 * HOUR).toISOString().slice(11, 16)}`
    if (JSON.stringify(seen) !== JSON.stringify(after)) expect(seen, place).toEqual(before)
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

  const kinds = {
    async home(stays: boolean) {
      const codes = await held()
      const truth = async () => {
        const home = await server.inWorld((world) => homeTruth(world, account, codes))
        const { ending, beginning } = await server.inWorld((world) => planTruth(world, account, codes))
        return { ...inOrder(home), ...(!stays && { plan: { ending, beginning } }) }
      }
      await expectTrue('home', truth, async () => {
        if (stays) await press(user, '刷新')
        else await goto('/homePage')
        const plan = () => screen.getByRole('region', { name: '排期' })
        await screen.findByRole('region', { name: '排期' })
        await settle()
        const figure = (title: string) => number(new RegExp(`${title} ([\\d,]+)`).exec(plan().textContent)?.[1] ?? '0')
        return {
          ...inOrder(homeSeen()),
          ...(!stays && { plan: { ending: figure('七天内结束'), beginning: figure('即将开始') } }),
        }
      })
    },
    async plan() {
      const codes = await held()
      const truth = async () => {
        const { unnamed, unplanned, ...plan } = await server.inWorld((world) => planTruth(world, account, codes))
        return { ...plan, unnamed, unplanned: unnamed === 0 ? undefined : unplanned }
      }
      await expectTrue('plan', truth, async () => {
        await goto('/programManage?view=plan')
        await screen.findByText(/截至 \d\d:\d\d$/)
        await settle()
        const figure = (title: string) => {
          const button = within(screen.getByRole('group', { name: '排期提醒' })).queryByRole('button', {
            name: new RegExp(`^${title}`),
          })
          return button ? number(/[\d,]+/.exec(button.textContent)?.[0]) : undefined
        }
        const seen = {
          ending: figure('七天内结束') ?? 0,
          beginning: figure('即将开始') ?? 0,
          waiting: figure('未送达') ?? 0,
          inserting: figure('正在插播') ?? 0,
          unnamed: figure('无节目的终端'),
        }
        if (!seen.unnamed) return { ...seen, unplanned: undefined }
        await press(user, /^无节目的终端 至多/)
        await waitFor(() => expect(screen.getByRole('button', { name: /^无节目的终端 \d/ })).toBeVisible())
        return { ...seen, unplanned: figure('无节目的终端') }
      })
    },
    async health() {
      const count = await server.inWorld((world) => seenBy(world, account).devices.length)
      const page = draw(Math.ceil(count / PAGE))
      const truth = () => server.inWorld((world) => healthTruth(world, account, page, PAGE))
      await expectTrue('health', truth, async () => {
        await goto(`/terminalManage?health=1&size=${PAGE}&page=${page + 1}`)
        await heading('终端管理')
        await screen.findByText(/^已检查本页 \d+ 台终端|^暂无数据|没有/)
        await settle()
        const seen = terminalRows().map((row) => {
          const sn = within(row).getAllByRole('link')[0]?.textContent ?? ''
          const [kind] = Object.entries(WORDS).find(([, word]) => row.textContent.includes(word)) ?? []
          return [sn, kind]
        })
        return Object.fromEntries(seen) as Awaited<ReturnType<typeof truth>>
      })
    },
    async day() {
      const codes = await held()
      const truth = async () => {
        const figures = await server.inWorld((world) => dayTruth(world, account, codes))
        for (const note of notes)
          if (note.account === account && note.at >= midnightOf(Date.now())) figures[note.state] += 1
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

  /** What whoever is looked at does in this browser: a review, a hand-in that is taken or refused, a restart. */
  async function actHere(): Promise<number> {
    const codes = await held()
    const at = Date.now()
    if (codes.has('34') && !codes.has('33')) {
      const waiting = await server.inWorld((world) => waitingAt(world, 'program', 1)[0])
      if (!waiting) return 0
      await call('programProcess1', { body: { id: waiting.id, reject: 0, reason: '' } })
      notes.push({ account, at, state: 'done' })
      return 1
    }
    if (!codes.has('33')) return 0
    const ids = await server.inWorld(({ gate }) => gate.program.list(({ deleted }) => !deleted).map(({ id }) => id))
    const id = ids[draw(ids.length)] ?? 0
    await call('programSubmit', { path: { id } }).then(
      () => notes.push({ account, at, state: 'done' }),
      () => notes.push({ account, at, state: 'refused' }),
    )
    if (!codes.has('13')) return 1
    const device = await server.inWorld((world) => seenOnline(world, account)[draw(3)])
    if (!device) return 1
    await call('deviceCommandSend', { body: { deviceIds: [device.id], type: 1 } })
    recordActivity({ kind: 'command', type: 1 }, [device])
    return 2
  }

  const shifts = [ADMIN, OPERATOR, REVIEWERS[1], second]
  const each = inject('long') ? 5 : 2
  const order = ['home', 'plan', 'health', 'day', 'home', 'stays'] as const
  let done = 0
  for (let look = 0; look < looks; look += 1) {
    const person = shifts[Math.trunc(look / each) % shifts.length] as string
    if (person !== account) {
      await press(user, '退出', await askLogout(user))
      account = person
      await signIn(user, account)
      await heading('首页')
    }
    const wanted = Math.trunc(((look + 1) * actions) / looks) - done
    const codes = await held()
    const kind = order[(look + Math.trunc(look / each)) % order.length] ?? 'home'
    const rest = (8 * HOUR) / looks - 2 * MINUTE
    if (kind !== 'stays') await goto('/upload')
    done += kind !== 'stays' && look % 2 === 0 ? await actHere() : 0
    if (kind !== 'stays') await goto('/upload')
    done += await people.act(Math.max(1, Math.trunc(wanted / 2)))
    await pass(rest)
    done += await people.act(Math.max(1, wanted - Math.trunc(wanted / 2) - 2))
    await pass(2 * MINUTE)
    if (kind === 'health' && codes.has('1')) await kinds.health()
    else if (kind === 'home' || kind === 'stays')
      await kinds.home(kind === 'stays' && screen.queryByRole('region', { name: '待处理' }) !== null)
    else await (kind === 'day' ? kinds.day() : kinds.plan())
  }
  expect(done).toBeGreaterThanOrEqual(actions * 0.9)
  expect(new Date(Date.now() + 8 * HOUR).getUTCDate()).toBe(21)
}, 600_000)
