import { screen, waitFor, within } from '@testing-library/dom'
import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { findTerminal, openTerminals } from '../support/terminals.ts'
import { shownResolution } from '#src/domain/resolution.ts'

/** Another width of the window, until the test ends. */
async function wide(width: number) {
  const [before, height] = [innerWidth, innerHeight]
  onTestFinished(() => page.viewport(before, height))
  await page.viewport(width, 844)
}

/** Whether all of an element can be seen without scrolling sideways. */
const isInSight = (element: Element) => element.getBoundingClientRect().right <= innerWidth

const device = findTerminal(({ state }) => state === 1)

test('on a phone a terminal is told apart by number, resolution and district, below its name', async () => {
  await wide(390)
  const { row } = await openTerminals(`?q=${device.sn}`)
  await waitFor(async () =>
    expect(await row(device)).toHaveTextContent(
      `${device.name}${device.sn} ${shownResolution(device.resolution)} ${device.district}`,
    ),
  )
})

test('on a phone a programme has its type and its whole name, and a command its creator', async () => {
  await wide(390)
  const { server, user } = await openTerminals(`?device=${device.id}&tab=programs`)
  const table = await screen.findByRole('table', { name: '终端上的广告' })
  const [first] = await server.send<{ programName: string; scheduleType: number }[]>(
    'GET',
    `/api/device/play/list?id=${device.id}&page=0&limit=9`,
  )
  const cell = (await within(table).findByText(String(first?.programName))).closest('td') as HTMLElement
  expect(cell).toHaveTextContent(`${first?.programName}${first?.scheduleType === 0 ? '轮播' : '插播'}`)
  const name = within(cell).getByText(String(first?.programName))
  expect(name.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)

  await server.send('POST', '/api/device/command', { deviceIds: [device.id], type: 0 })
  await user.click(screen.getByRole('tab', { name: '指令记录' }))
  const commands = await screen.findByRole('table', { name: '指令记录' })
  await waitFor(() => expect(commands).toHaveTextContent('截屏13800000000执行中'))
})

test.each([390, 1024])('%i wide, accounts show their state and the end of their organisation', async (width) => {
  await wide(width)
  await renderConsole({ at: '/form/account' })
  const table = await screen.findByRole('table', { name: '账号列表' })
  const [path] = await within(table).findAllByTitle(/^澄屿屏联 \/ .+ \/ /)
  const row = path?.closest('tr') as HTMLElement
  const end = path?.lastElementChild as HTMLElement
  expect(end.textContent).toBe(String(path?.title).split(' / ').at(-1))
  expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth || Number.POSITIVE_INFINITY)
  expect(isInSight(end)).toBe(true)
  expect(isInSight(within(row).getAllByText(/^(启用|停用)$/, { selector: 'span' })[0] as HTMLElement)).toBe(true)
})
