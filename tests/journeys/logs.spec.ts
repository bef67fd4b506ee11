import { readFile } from 'node:fs/promises'
import type { CommandLogEntry, PlayRecord } from '#src/api/generated/types.gen.ts'
import { readCsv } from '#src/lib/sheet/tests/read-sheets.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { ADMIN, expect, test as base } from '#tests/support/console.ts'
import { EPOCH, readWorld, screenSteps } from '#tests/support/screen.ts'

interface Rows<Row> {
  total: number
  data: Row[]
}

/** What the server of the tests has recorded: the commands that failed, and the stops. */
const test = base.extend<object, { recorded: { failed: Rows<CommandLogEntry>; stops: Rows<PlayRecord> } }>({
  recorded: [
    async ({}, use) => {
      const [failed, stops] = await readWorld<[Rows<CommandLogEntry>, Rows<PlayRecord>]>(['/api/device-command/page?page=0&limit=400&status=0', '/api/play-record/page?page=0&limit=400&type=0'])
      await use({ failed, stops })
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(async ({ mock }) => {
  await mock.set({ scenario: { epoch: EPOCH } })
})

test('commands that failed, why, on which terminal; all of them in a file', async ({ page, open, signIn, recorded: { failed } }) => {
  const { choose, dialog, expectDone } = screenSteps(page)
  await open('/login?redirect=/record/deviceCommand')
  await signIn(ADMIN)
  const table = page.getByRole('table', { name: '终端指令记录' })
  const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
  await choose(page.getByRole('combobox', { name: '状态' }), '失败')
  await expect(total).toHaveText(`共 ${failed.total} 条`)
  await expect(page).toHaveURL(/status=0/)
  const [first] = failed.data as [CommandLogEntry]
  await expect(table.getByRole('row').nth(1)).toContainText(`失败（${first.msg}）`)
  await expectAccessible(page)

  await table.getByRole('row').nth(1).getByRole('link', { name: first.sn }).click()
  await expect(dialog(String(first.name))).toContainText(String(first.sn))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/status=0$/)

  await page.getByRole('button', { name: '导出' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
  await expectDone(`已导出 ${failed.total} 条`)
  const [head = [], ...rows] = readCsv(await readFile(await download.path(), 'utf8'))
  expect(rows).toHaveLength(failed.total)
  expect(rows[0]?.[head.indexOf('失败原因')]).toBe(first.msg)

  // a terminal that is gone is marked, and leads nowhere
  await page.getByRole('button', { name: '重置' }).click()
  await page.getByLabel('终端', { exact: true }).fill('B7X09QK2')
  await page.keyboard.press('Enter')
  await expect(table.getByText('上海旧馆大堂屏（已删除）').first()).toBeVisible()
  await expect(table.getByRole('link')).toHaveCount(0)
})

test('what was stopped, by whom, and the ad itself behind its name', async ({ page, open, signIn, recorded: { stops } }) => {
  const { choose } = screenSteps(page)
  await open('/login?redirect=/record/playRecord')
  await signIn(ADMIN)
  const table = page.getByRole('table', { name: '广告发布记录' })
  const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
  await choose(page.getByRole('combobox', { name: '发布类型' }), '停播')
  await expect(total).toHaveText(`共 ${stops.total} 条`)
  const stop = stops.data.find(({ programDel }) => !programDel) as PlayRecord
  await page.getByLabel('广告名称', { exact: true }).fill(String(stop.programName))
  await page.keyboard.press('Enter')
  await expect(total).toHaveText(`共 ${stops.data.filter(({ programName }) => programName?.includes(String(stop.programName))).length} 条`)
  await table.getByRole('link', { name: stop.programName, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: stop.programName }).getByRole('region', { name: '广告预览' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: stop.programName })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/preview/)
})
