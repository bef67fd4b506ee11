import { ADMIN, expect, test } from '#tests/support/console.ts'

/*
 * The back button of a real browser, whose history has moved before the console hears of it. What it does over every
 * form and question, screen tests see (tests/screens/shell/way-back.test.ts).
 */
test.use({ signedInAs: ADMIN })

test(
  'back asks over a form while the address stays, takes a question with it, and sends nothing',
  { tag: '@mock' },
  async ({ page, open, mock }) => {
    await open('/homePage')
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '终端管理' }).click()
    const terminal = page.getByRole('table', { name: '终端列表' }).locator('tbody').getByRole('link').first()
    await terminal.click()
    await expect(page).toHaveURL(/device=/)
    const address = page.url()
    const inspector = page.getByRole('dialog').first()
    await inspector.getByRole('button', { name: '编辑', exact: true }).click()
    const form = page.getByRole('dialog', { name: '编辑终端', exact: true })
    const name = form.getByRole('textbox', { name: '终端名称' })
    await name.fill('南门大屏')

    const question = page.getByRole('dialog', { name: '放弃未保存的修改？' })
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await expect(question).toBeVisible()
    expect(page.url()).toBe(address)
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('南门大屏')

    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
    await question.getByRole('button', { name: '放弃修改' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/terminalManage$/)

    await page.goForward()
    await expect(inspector).toBeVisible()
    await inspector.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '截屏' }).click()
    await expect(page.getByRole('dialog', { name: '下发指令' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/terminalManage$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/homePage$/)
    const { log } = await mock.report()
    expect(log.filter(({ operationId }) => /deviceUpdate|deviceCommandSend/.test(operationId ?? ''))).toEqual([])
  },
)
