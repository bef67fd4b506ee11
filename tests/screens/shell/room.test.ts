import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderConsole } from '#tests/support/render-console.tsx'

/*
 * How much of a list is seen at once, at 1440 x 900: what only a page that is laid out shows.
 */

const FIRST_ROW = 136
const ROW = 36
const LISTS = [
  ['终端管理', '/terminalManage?size=20'],
  ['终端管理的批量操作', '/terminalManage?size=20&batch=1'],
  ['订单管理', '/orderManage'],
  ['角色管理', '/form/role'],
  ['账号管理', '/form/account'],
  ['终端指令记录', '/record/deviceCommand'],
  ['广告发布记录', '/record/playRecord'],
] as const

/** The accent in the scheme at hand, as a computed colour. */
function accents() {
  const probe = document.body.appendChild(document.createElement('i'))
  const colors = ['--ui-accent', '--ui-link', '--ui-info-text'].map((name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return colors
}

/** What in a row is written in the accent. */
function accented(row: Element, colors: readonly string[]) {
  return [...row.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent !== '') &&
      colors.includes(getComputedStyle(element).color),
  )
}

test.each(LISTS)('%s begins near the top, has room for eighteen rows, and little in the accent', async (_name, at) => {
  await renderConsole({ at })
  const rows = () => [...document.querySelectorAll('main tbody tr')]
  await waitFor(() => expect(rows().some((row) => row.textContent.trim() !== '')).toBe(true))
  const firstTop = () => Math.round(rows()[0]?.getBoundingClientRect().top ?? 0)
  // the row of tools is whole once the code of its filters is there
  await waitFor(() => expect(firstTop()).toBeLessThanOrEqual(FIRST_ROW))
  const top = firstTop()
  const foot = screen.getByRole('navigation', { name: '分页' }).getBoundingClientRect().top
  expect(top).toBeGreaterThan(0)
  expect((foot - top) / ROW).toBeGreaterThanOrEqual(18)
  expect(rows().map((row) => Math.round(row.getBoundingClientRect().height))).toEqual(rows().map(() => ROW))
  const colors = accents()
  expect(rows().filter((row) => accented(row, colors).length > 1)).toEqual([])
})

async function resize(width: number, height: number) {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
}

test('fourteen terminals are in sight at 1280 x 720', async () => {
  await resize(1280, 720)
  await renderConsole({ at: '/terminalManage?size=20' })
  const table = await screen.findByRole('table', { name: '终端列表' })
  const top = await waitFor(() => {
    const first = table.querySelector('tbody tr')?.getBoundingClientRect().top ?? 0
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(FIRST_ROW)
    return first
  })
  const foot = screen.getByRole('navigation', { name: '分页' }).getBoundingClientRect().top
  expect((foot - top) / ROW).toBeGreaterThanOrEqual(14)
})

/** A list, its address, the column that names the terminal and how many of its characters, of 13 px, are in sight. */
const NAMES = [
  ['终端列表', '/terminalManage', '终端名称', 16],
  ['终端指令记录', '/record/deviceCommand', '终端名称', 12],
  ['广告发布记录', '/record/playRecord', '终端名称', 12],
  ['发布终端', '/checkPubMet?id=3001', '终端名称', 12],
] as const

test.each(NAMES)('%s is whole at 1024, with room for names', async (label, at, header, characters) => {
  await resize(1024, 768)
  await renderConsole({ at })
  const table = await screen.findByRole('table', { name: label })
  const head = await waitFor(() => within(table).getByRole('columnheader', { name: new RegExp(`^${header}`) }))
  await waitFor(() => expect(head.clientWidth - 20).toBeGreaterThanOrEqual(characters * 13))
  const scroller = table.parentElement
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
})

test('twelve open pages keep four characters each at 1024, and the one that is looked at is in sight', async () => {
  await resize(1024, 768)
  const { goto } = await renderConsole({ at: '/homePage' })
  const paths = ['/terminalManage', '/materialManage', '/programManage', '/reviewDesk', '/orderManage']
  const others = ['/report/programReport', '/form/formManage', '/form/role', '/form/account', '/upload']
  const strip = await screen.findByRole('navigation', { name: '打开的页面' })
  for (const path of [...paths, ...others, '/checkPubMet?id=3001']) {
    const before = within(strip).getAllByRole('link').length
    await goto(path)
    await waitFor(() => expect(within(strip).getAllByRole('link')).toHaveLength(before + 1))
  }
  const current = await within(strip).findByRole('link', { current: 'page' })
  await waitFor(() => expect(current.textContent).toContain('查看发布终端'))
  const { right } = strip.getBoundingClientRect()
  await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(right))
  // shorter names are whole
  const long = within(strip)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.length >= 4)
  expect(long.length).toBeGreaterThan(8)
  for (const item of long) expect(item.clientWidth).toBeGreaterThanOrEqual(62)
  const scrolled = strip.scrollLeft
  fireEvent.wheel(strip, { deltaY: -scrolled })
  expect(scrolled).toBeGreaterThan(0)
  expect(strip.scrollLeft).toBe(0)
})

test('filters and tools of the plan are one row at 1280, with what folds away behind 筛选', async () => {
  await resize(1280, 800)
  await renderConsole({ at: '/programManage?view=plan' })
  await screen.findByRole('combobox', { name: '排列' })
  const filters = screen.getByRole('search')
  await waitFor(() => expect(filters.clientHeight).toBeLessThan(50))
  expect(within(filters).getByRole('button', { name: '筛选' })).toBeVisible()
  expect(within(filters).queryByRole('combobox', { name: '分辨率' })).toBeNull()
})

test('the header of the editor is one row at 1280', async () => {
  await resize(1280, 800)
  await renderConsole({ at: '/editorFive?id=3001&type=2' })
  const save = await screen.findByRole('button', { name: '保存' })
  const resolution = await screen.findByRole('combobox', { name: '分辨率' })
  const middleOf = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return Math.round(top + height / 2)
  }
  await waitFor(() => expect(Math.abs(middleOf(save) - middleOf(resolution))).toBeLessThan(8))
})

test.each([
  ['创建订单', '/orderManage/create', '提交'],
  ['发布', '/programManage?publish=3001', '发布'],
])('%s has the whole plan and the first terminals in sight', async (_name, at, send) => {
  await renderConsole({ at })
  const week = await screen.findByRole('grid', { name: '一周播放时段' })
  const table = await screen.findByRole('table', { name: '选择终端' })
  await waitFor(() => expect(within(table).getAllByRole('checkbox').length).toBeGreaterThan(10))
  const buttons = screen.getAllByRole('button', { name: send }).map((button) => button.getBoundingClientRect().top)
  const foot = Math.max(...buttons)
  await waitFor(() => expect(week.getBoundingClientRect().bottom).toBeLessThan(foot))
  expect(foot).toBeLessThan(900)
  expect(within(table).getAllByRole('checkbox')[8]?.getBoundingClientRect().bottom).toBeLessThan(foot)
})

test.each(['/report/terminalReport', '/homePage', '/reviewDesk'])('the title of %s is whole on a phone', async (at) => {
  await resize(360, 800)
  await renderConsole({ at })
  const title = await screen.findByRole('heading', { level: 1 })
  await screen.findAllByRole('button', { name: /刷新/ })
  await waitFor(() => expect(title.clientWidth).toBeGreaterThan(0))
  expect(title.scrollWidth).toBe(title.clientWidth)
})
