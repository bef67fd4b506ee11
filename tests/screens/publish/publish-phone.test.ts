import { screen, waitFor, within } from '@testing-library/dom'
import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import '#src/features/publish/published/published-devices-screen.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { ad, deviceBoxes, openPublish, published } from '../support/publish.ts'
import { terminals } from '../support/terminals.ts'
import { shownResolution } from '#src/domain/resolution.ts'

/** The width of a phone, until the test ends. */
async function onPhone() {
  const [width, height] = [innerWidth, innerHeight]
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(390, 844)
}

test('on a phone a terminal on offer is told apart by number, resolution and district, below its name', async () => {
  await onPhone()
  const { devices, user, form, pick, check } = await openPublish()
  const [first] = terminals
  const row = deviceBoxes(devices)[0]?.closest('tr') as HTMLElement
  await waitFor(() =>
    expect(row).toHaveTextContent(
      `${first?.name}${first?.sn} ${shownResolution(first?.resolution)} ${first?.district}`,
    ),
  )
  expect(within(devices).queryByRole('columnheader', { name: '终端编号' })).toBeNull()
  // a long list keeps its place: rows are as high as they are taken for
  const scroller = row.closest('[role=region]') as HTMLElement
  expect(row.getBoundingClientRect().height).toBe(56)
  const headHeight = () => scroller.querySelector('thead')?.offsetHeight ?? 0
  // a hundred rows and their head
  await waitFor(() => expect(scroller.scrollHeight - headHeight()).toBe(100 * 56))
  scroller.scrollTop = 56 * 70
  await waitFor(() => expect(within(devices).getByText(new RegExp(String(terminals[75]?.sn)))).toBeVisible())
  // the check leaves the window to plan and terminals until it is asked for
  scroller.scrollTop = 0
  await pick()
  const fold = within(form).getByRole('button', { name: /项提醒|未检查完|发布前检查/ })
  expect(within(form).queryByRole('group', { name: '发布前检查' })).toBeNull()
  await user.click(fold)
  await waitFor(() => expect(check()).toBeVisible())
})

test('on a phone the terminals of an ad show their number', async () => {
  await onPhone()
  const { server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  const [first] = await published(server)
  const name = await screen.findByRole('link', { name: first?.deviceName })
  const cell = name.closest('td') as HTMLElement
  expect(cell).toHaveTextContent(`${first?.deviceName}${first?.deviceSn}`)
  // and are of an ad that is named
  expect(screen.getByText(String(ad.name), { selector: 'p *' })).toBeVisible()
  // with hardly any room the place shortens to what there is, and shows that it does
  await page.viewport(360, 844)
  const here = within(screen.getByRole('navigation', { name: '当前位置' })).getByText('查看发布终端')
  await waitFor(() => expect(here.scrollWidth).toBeGreaterThan(here.clientWidth))
  expect(here.clientWidth).toBeGreaterThan(0)
  expect(getComputedStyle(here).textOverflow).toBe('ellipsis')
  expect(here).toHaveAttribute('title', '查看发布终端')
})
