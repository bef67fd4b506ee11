import { readFile } from 'node:fs/promises'
import type { ProgramStat, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { ADMIN, expect, test } from '#tests/support/console.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { EPOCH, screenSteps } from '#tests/support/screen.ts'
import { readXlsx } from '#src/lib/sheet/tests/read-sheets.ts'
import { pdfPages } from './pdf-text.ts'

test.use({ painted: true, signedInAs: ADMIN })

/* What goes on paper: a page that the browser prints into a PDF is read back, and says what the exports say. */

const MONTH = '202610'
/** Ten in the morning of the day on which the demo company is made. */
const NOW = EPOCH + 10 * 3_600_000

/** Without what only parts one word from another. */
const bare = (text: string) => text.normalize('NFKC').replaceAll(/[\s,:、·•-]/g, '')

test('a proof of play on paper has every cell of its export, over several pages', async ({ page, open, mock }) => {
  const [{ list: ads }] = await readWorld<[{ list: ProgramStat[] }]>(['/api/program-stat/detail-page?page=0&limit=40'])
  const ad = ads.find(({ duration = 0 }) => duration > 0)
  await mock.set({ scenario: { epoch: EPOCH } })
  await page.clock.setFixedTime(NOW)
  await open(`/report/playProof?program=${ad?.programId}&month=${MONTH}&by=each`)
  const table = page.getByRole('table', { name: /播放明细$/ })
  await expect(table.getByRole('columnheader', { name: '终端总播放时长（小时）' })).toBeVisible()
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Excel|XLSX/i }).click(),
  ])
  const [[, [head = [], ...rows]] = ['', []]] = readXlsx(await readFile(await download.path()))
  expect(rows.length).toBeGreaterThan(60)

  const pages = pdfPages(await page.pdf({ format: 'A4' }))
  expect(pages.length).toBeGreaterThan(1)
  const paper = pages.map(bare)
  // every page says what its columns are
  for (const text of paper) expect(text).toContain(bare(head.join('')))
  const text = (cell: unknown, column: number) =>
    typeof cell === 'number' && /[（(](小时|%)/.test(String(head[column])) ? cell.toFixed(2) : String(cell ?? '')
  const missing = rows
    .map((row) => bare(row.map(text).join('')))
    .filter((row) => !paper.some((words) => words.includes(row)))
  expect(missing).toEqual([])
  // and none of the console around it, nor of what it says meanwhile
  expect(paper.join('')).not.toMatch(/搜索页面和操作|已导出|打印/)
})

test('a long list on paper has every row, and stands afterwards where it was', async ({ page, open, mock }) => {
  await mock.set({ scenario: { epoch: EPOCH } })
  await page.clock.setFixedTime(NOW)
  const [{ data: terminals }] = await readWorld<[{ data: PublishedDevice[] }]>([
    '/api/program/play/page?programId=3001&page=0&limit=100',
  ])
  const numbers = terminals.map(({ deviceSn }) => String(deviceSn))
  expect(numbers.length).toBeGreaterThan(60)
  await open('/checkPubMet?id=3001&size=100')
  const list = page.getByRole('region', { name: '发布终端' })
  const first = list.getByText(numbers[0] ?? '')
  await first.waitFor()
  await expect.poll(() => list.evaluate(scrollDown)).toBe(1200)
  await expect(first).toHaveCount(0)

  const pages = pdfPages(await page.pdf({ format: 'A4' }))
  const paper = pages.join('')
  expect(numbers.filter((number) => !paper.includes(number))).toEqual([])
  // and no page that has only its head
  for (const text of pages) expect(numbers.some((number) => text.includes(number))).toBe(true)
  await expect(first).toHaveCount(0)
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(1200)
})

test('my day on paper says what its copied text says', async ({ page, context, open, mock }) => {
  const { dialog } = screenSteps(page)
  await mock.set({ scenario: { epoch: EPOCH } })
  await page.clock.setFixedTime(NOW)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/terminalManage?state=1')
  await page.getByRole('button', { name: '更多' }).first().click()
  await page.getByRole('menuitem', { name: '重启' }).click()
  await dialog('下发指令').getByRole('button', { name: '执行' }).click()
  await expect(dialog('下发指令')).toBeHidden()
  await open('/myDay')
  await expect(page.getByRole('list', { name: '小结' })).toBeVisible()
  await expect(page.getByText('正在读取')).toHaveCount(0)
  await page.getByRole('button', { name: '复制交接小结' }).click()
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const paper = bare(pdfPages(await page.pdf({ format: 'A4' })).join(''))
  const lines = copied.split('\n').slice(1).map(bare).filter(Boolean)
  expect(lines.length).toBeGreaterThan(3)
  // why something failed stands below its name, before what became of it
  const parts = lines.flatMap((line) => line.split(/(?=完成\d)/))
  expect(parts.filter((part) => !paper.includes(part))).toEqual([])
})

function scrollDown(scroller: Element): number {
  scroller.scrollTop = 1200
  return scroller.scrollTop
}
