import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/features/publish/running/running-banner.tsx'
import type { Program } from '#src/api/generated/types.gen.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { NOW, readWorld } from '#tests/support/read-world.ts'
import { renderConsole } from '#tests/support/render-console.tsx'

/* What stands above every page lets it begin below, however much of it there is. */

const [{ data: approved }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=1&status=1'])

const INSERTION = {
  programId: approved[0]?.id,
  deviceIds: [1001, 1002],
  publish: 1,
  scheduleType: 1,
  schedules: [
    {
      dateStart: 20261120,
      dateEnd: 20261120,
      period: [{ start: '09:30', end: '14:30', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }],
    },
  ],
}
const CUT = {
  at: NOW - 86_400_000,
  window: '00:00-00:00',
  remindOn: '2026-11-20',
  before: [{ id: 1001, sn: 'A1', name: '南门大屏', window: '08:00-22:00' }],
}

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('at %i a reminder and an insertion cover neither title nor paging, and no range breaks', async (width, height) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
  localStorage.setItem(`console.powerChanges.${ADMIN}`, JSON.stringify([CUT]))
  const { server, goto } = await renderConsole({ at: '/orderManage' })
  const box = (element: Element) => element.getBoundingClientRect()
  const title = () => screen.getByRole('heading', { name: '订单管理', level: 1 })
  const reminder = await screen.findByRole('region', { name: '开关机时间提醒' })
  const range = within(reminder).getByText(/00:00-00:00/)
  await waitFor(() => expect(box(title()).top).toBeGreaterThanOrEqual(box(reminder).bottom))
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
  expect(reminder.scrollHeight).toBeLessThanOrEqual(box(reminder).height)

  await server.send('POST', '/api/program/play', INSERTION)
  await goto('/programManage?view=plan')
  const banner = await screen.findByRole('region', { name: '正在插播' })
  await goto('/orderManage')
  const paging = await screen.findByRole('navigation', { name: '分页' })
  await waitFor(() => expect(box(title()).top).toBeGreaterThanOrEqual(box(reminder).bottom))
  expect(box(reminder).top).toBeGreaterThanOrEqual(box(banner).bottom)
  expect(box(paging).top).toBeGreaterThan(box(reminder).bottom)
  if (width > 600) expect(box(paging).bottom).toBeLessThanOrEqual(height)
})
