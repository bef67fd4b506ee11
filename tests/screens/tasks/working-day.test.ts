import { screen, within } from '@testing-library/dom'
import { expect, inject, test, vi } from 'vitest'
import '#src/features/activity/day/my-day-screen.tsx'
import '#src/features/dashboard/plan-line.tsx'
import '#src/features/programs/plan/plan-view.tsx'
import '#src/features/publish/running/running-banner.tsx'
import '#src/features/publish/urgent/urgent-dialog.tsx'
import { recordActivity } from '#src/api/activities.ts'
import { call } from '#src/api/call.ts'
import { ADMIN, REVIEWERS } from '#tests/support/accounts.ts'
import { turn } from '#tests/support/clock.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { askLogout, signIn } from '../support/session.ts'
import { dialog, press } from '../support/steps.ts'
import { heading, looksOf } from './day-looks.ts'
import {
  BEGINS,
  draws,
  endInTurn,
  insertion,
  OPERATOR,
  peopleOf,
  secondOperator,
  seenOnline,
  waitingAt,
} from './day-people.ts'
import type { DayFigures } from './day-truth.ts'

/*
 * Eight hours, over midnight, of four people who work at the same time; now one of them, now another is looked at. No
 * figure may be another than the tables have at that moment.
 */

const HOUR = 3_600_000
const MINUTE = 60_000

/** What is looked at in turn; in the short form each kind once or twice, and terminals in the night too. */
const ORDER = {
  long: ['home', 'plan', 'health', 'day', 'home', 'stays'],
  short: ['plan', 'home', 'home', 'health', 'day', 'plan', 'health', 'plan'],
} as const

test('four people work for eight hours, and no figure is wrong', async () => {
  const [count, actions] = inject('long') ? [50, 180] : [8, 30]
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
  const { user, server, goto } = opened
  await server.inWorld(endInTurn)
  const second = await server.inWorld(secondOperator)
  const people = peopleOf({ server, draw, second, pause: () => pass(3_000) })
  const notes: { account: string; at: number; state: keyof DayFigures }[] = []
  let account = ADMIN

  async function pass(milliseconds: number) {
    const step = Math.max(MINUTE, milliseconds / 10)
    for (let rest = milliseconds; rest > 0; rest -= step) {
      await vi.advanceTimersByTimeAsync(Math.min(rest, step))
      await turn()
    }
  }
  const looks = looksOf({ opened, account: () => account, notes, draw })
  const { held } = looks

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

  /** An urgent insertion by hand on a few terminals, and its stop: the plan knows of each at once. */
  async function insertHere(): Promise<number> {
    const { name, province } = await server.inWorld((world) => insertion(world, account))
    await goto('/programManage?urgent=1')
    const form = await dialog('紧急插播')
    await user.click(within(form).getByRole('combobox', { name: '广告' }))
    await user.paste(name)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}（`) }))
    await user.click(within(form).getByRole('radio', { name: '按条件选择' }))
    await user.click(within(form).getByRole('combobox', { name: '地区' }))
    await user.paste(province)
    await user.click(await screen.findByRole('option', { name: province }))
    await user.keyboard('{Escape}')
    await user.click(within(form).getByRole('switch', { name: '仅在线终端' }))
    await user.click(within(form).getByText('30 分钟'))
    await press(user, '立即插播', form)
    const question = await screen.findByText(/^将立即在 \d+ 台终端上插播/)
    await press(user, '立即插播', question.closest<HTMLElement>('[role=dialog]')!)
    const result = (await screen.findByText(/^节目成功发布到了/)).closest<HTMLElement>('[role=dialog]')!
    await user.click(within(result).getAllByRole('button', { name: '关闭' }).at(-1)!)
    await looks.plan('again')
    // until it has arrived: what is stopped before stays unknown
    await pass(2 * MINUTE)
    const banner = await screen.findByRole('region', { name: '正在插播' })
    const stop = within(banner).queryByRole('button', { name: `停播“${name}”` })
    // it has the two that end first
    if (!stop) return 1
    await user.click(stop)
    await press(user, '确定', await dialog('停播广告'))
    await press(user, '确定', await dialog('操作成功!'))
    await looks.plan('again')
    return 2
  }

  const shifts = [ADMIN, OPERATOR, REVIEWERS[1], second]
  const each = inject('long') ? 5 : 2
  let done = 0
  for (let look = 0; look < count; look += 1) {
    const person = shifts[Math.trunc(look / each) % shifts.length] as string
    if (person !== account) {
      await press(user, '退出', await askLogout(user))
      account = person
      await signIn(user, account)
      await heading('首页')
    }
    const wanted = Math.trunc(((look + 1) * actions) / count) - done
    const codes = await held()
    const kind = inject('long') ? ORDER.long[(look + Math.trunc(look / each)) % ORDER.long.length] : ORDER.short[look]
    const rest = (8 * HOUR) / count - 2 * MINUTE
    if (kind !== 'stays') await goto('/upload')
    done += kind !== 'stays' && look % 2 === 0 ? await actHere() : 0
    if (kind !== 'stays') await goto('/upload')
    done += await people.act(Math.max(1, Math.trunc(wanted / 2)))
    await pass(rest)
    done += await people.act(Math.max(1, wanted - Math.trunc(wanted / 2) - 2))
    await pass(2 * MINUTE)
    if (kind === 'health' && codes.has('1')) await looks.health()
    else if (kind === 'day') await looks.day()
    else if (kind === 'home' || kind === 'stays')
      await looks.home(kind === 'stays' && screen.queryByRole('region', { name: '待处理' }) !== null)
    else {
      await looks.plan()
      if (codes.has('3c') && codes.has('3d')) done += await insertHere()
    }
  }
  expect(done).toBeGreaterThanOrEqual(actions * 0.9)
  expect(new Date(Date.now() + 8 * HOUR).getUTCDate()).toBe(21)
}, 600_000)
