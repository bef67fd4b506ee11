import { ADMIN } from '#tests/support/console.ts'
import { expect, RESOLUTION, test } from '#tests/support/publish.ts'

const SCREEN = '/login?redirect=%2FprogramManage%3Furgent%3D1'

test.describe('an urgent insertion', () => {
  test('what cannot be read is said once, with one way to try again', async ({ mock, open, signIn, terminals }) => {
    await mock.set({
      faults: [
        { operationId: 'programList', kind: 'refuse', msg: '服务器正在维护' },
        { operationId: 'programDeviceList', kind: 'refuse', msg: '服务器正在维护' },
      ],
    })
    await open(SCREEN)
    await signIn(ADMIN)
    const dialog = terminals.dialog('紧急插播')
    await expect(dialog.getByText('终端数量未能统计')).toBeVisible()
    await expect(dialog.getByText('服务器正在维护')).toHaveCount(1)
    await mock.set({ faults: [] })
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect(dialog.getByText(/将插播到 \d+ 台终端/)).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })

  test('after its end nothing is sent; without an answer it shows what the server has (N6)', async ({ page, mock, open, signIn, terminals, publishing, problems }) => {
    problems.allow(/Failed to load resource/)
    await page.clock.setFixedTime(new Date('2026-11-20T02:00:00Z'))
    await open(SCREEN)
    await signIn(ADMIN)
    const dialog = terminals.dialog('紧急插播')
    await dialog.getByRole('combobox', { name: '广告' }).fill(String(publishing.ad.name))
    await page.getByRole('option', { name: `${publishing.ad.name}（${RESOLUTION}）`, exact: true }).click()
    const insert = dialog.getByRole('button', { name: '立即插播' })
    const question = page.getByRole('dialog').filter({ hasText: '将立即在' })

    await insert.click()
    await expect(question).toContainText('直到 2026-11-20 11:00。')
    await page.clock.setFixedTime(new Date('2026-11-20T03:01:00Z'))
    await question.getByRole('button', { name: '立即插播' }).click()
    await expect(question.getByRole('alert')).toHaveText('结束时间必须晚于现在')
    await question.getByRole('button', { name: '取消' }).click()
    expect(await mock.calls('programPlay')).toEqual([])

    await mock.set({ faults: [{ operationId: 'programPlay', kind: 'cut', times: 1 }] })
    await insert.click()
    await question.getByRole('button', { name: '立即插播' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('alert')).toContainText('结果未知，请刷新核对')
    const now = (await publishing.published()).length
    await expect(dialog.getByRole('status').filter({ hasText: '上次发布的结果未知' })).toContainText(`目前发布到 ${now} 个终端`)
    expect(await mock.calls('programPlay')).toHaveLength(1)
  })
})
