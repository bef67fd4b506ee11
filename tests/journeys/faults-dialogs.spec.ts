import type { Locator } from '@playwright/test'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { expect, test } from '#tests/support/console.ts'
import { expectSurvived, terminals } from '#tests/support/oracle.ts'
import { screenSteps } from '#tests/support/screen.ts'

test('every dialog of the terminal list shows a refusal where it happened, and works when asked again', async ({ page, mock, open, signIn }) => {
  test.slow()
  await open(`/login?redirect=${encodeURIComponent('/terminalManage?state=1')}`)
  await signIn()
  const { rows } = terminals(page)
  const steps = screenSteps(page)
  const refused = '服务器正在维护'

  /** Submits what is open, refused first. */
  async function refuseThenSucceed(dialog: Locator, submit: string, operationId: OperationId) {
    await mock.set({ faults: [{ operationId, kind: 'refuse', msg: refused, times: 1 }] })
    await mock.forget()
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expectSurvived(page, refused)
    await expect(dialog).toContainText(refused)
    expect(await mock.calls(operationId)).toHaveLength(1)
    await mock.set({ faults: [] })
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await steps.expectDone()
    await expect(dialog).toBeHidden()
    expect(await mock.calls(operationId)).toHaveLength(2)
  }
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const choose = async (label: RegExp, option: string) => {
    await page.getByRole('dialog').getByLabel(label).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  const action = async (name: string) => {
    await rows.first().getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  await test.step('new group', async () => {
    await page.getByRole('button', { name: '新增分组' }).click()
    await dialog('新增分组').getByLabel('分组名称').fill('西区')
    await refuseThenSucceed(dialog('新增分组'), '确定', 'deviceGroupCreate')
  })
  await test.step('group of a terminal', async () => {
    await action('设置分组')
    await choose(/^分组/, '西区')
    await refuseThenSucceed(dialog('设置分组'), '确定', 'deviceGroupSet')
  })
  await test.step('volume', async () => {
    await action('设置音量')
    await dialog('设置音量').getByLabel('默认音量').fill('35')
    await refuseThenSucceed(dialog('设置音量'), '确定', 'deviceVolumeSet')
  })
  await test.step('power window', async () => {
    await action('设置开关机时间')
    const window = dialog('设置开关机时间')
    for (const [field, value] of [['开始时间的小时', '07'], ['开始时间的分钟', '30'], ['结束时间的小时', '22'], ['结束时间的分钟', '00']] as const) await window.getByLabel(field).fill(value)
    await refuseThenSucceed(window, '确定', 'deviceWorkCronSet')
  })
  await test.step('a command', async () => {
    await action('磁盘清理')
    await refuseThenSucceed(dialog('下发指令'), '执行', 'deviceCommandSend')
  })
})
