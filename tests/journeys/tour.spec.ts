import { mergeTests } from '@playwright/test'
import { screenSteps } from '#tests/support/screen.ts'
import { expect } from '#tests/support/console.ts'
import { test as editing } from '#tests/support/editor/editor.ts'
import { mockPanel } from '#tests/support/mock-panel.ts'
import { picture } from '#tests/support/picture.ts'
import { test as uploading } from '#tests/support/uploads.ts'

/*
 * The guided tour as somebody follows it who was given nothing but its link: each step is done where 前往 leads, as its
 * hint says, and is ticked off.
 */

const test = mergeTests(uploading, editing)

test(
  'the tour leads from an upload to the screen, each step where and as it says',
  { tag: ['@mock', '@long'] },
  async ({ page, mock, open, uploads, editor }) => {
    test.setTimeout(240_000)
    const panel = mockPanel(page)
    const { dialog } = screenSteps(page)
    const current = panel.node.locator('[aria-current=step]')
    const go = async (title: string) => {
      await expect(current).toContainText(title)
      await panel.pressAndReload('前往')
    }
    // what one has made oneself is open already
    const submit = async (name: string) => {
      await dialog(name).getByRole('button', { name: '提交', exact: true }).click()
      await dialog('提交审核').getByRole('button', { name: '提交', exact: true }).click()
      await expect(dialog('提交审核')).toBeHidden()
    }
    const approve = async (name: string) => {
      await expect(page.getByRole('article').getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await page.getByRole('article').getByRole('button', { name: '通过', exact: true }).click()
      await expect(current).not.toContainText('一级审核员通过')
      // "a few seconds later the platform passes it too"
      await mock.advance(10_000)
    }

    await open('/?scenario=tour')
    await go('以“运营小王”登录')
    await expect(page.getByRole('button', { name: '账号：运营小王' })).toBeVisible()
    await go('上传一个素材')
    await uploads.pick([{ name: '门店海报.png', mimeType: 'image/png', buffer: picture({ width: 800, height: 450 }) }])
    await expect(uploads.row('门店海报.png')).toContainText('上传成功')
    await go('提交素材审核')
    await submit('门店海报')
    await go('一级审核员通过素材')
    await approve('门店海报')
    await go('用它制作一条广告')
    await editor.chooseTemplate('周末大促')
    await editor.addMedia('图片', 1)
    await editor.save('门店开业')
    await go('提交广告审核')
    await submit('门店开业')
    await go('一级审核员通过广告')
    await approve('门店开业')
    await go('发布到终端')
    const publish = dialog('发布广告')
    await publish
      .getByRole('table', { name: '选择终端' })
      .getByRole('row')
      .filter({ has: page.getByText('在线', { exact: true }) })
      .first()
      .getByRole('checkbox')
      .check()
    await publish.getByRole('button', { name: '发布', exact: true }).click()
    await expect(dialog('操作成功!')).toBeVisible()
    await page.keyboard.press('Escape')
    await go('看终端收到')
    await mock.advance(10_000)
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await expect(page.getByRole('table', { name: '发布终端' }).getByText('已送达')).toHaveCount(1)
    await expect(panel.node.getByText('全部完成')).toBeVisible()

    // who comes again is asked before what was made is gone
    await open('/?scenario=tour')
    const question = page.getByRole('complementary', { name: '导览：从上传到上屏' })
    await expect(question.getByRole('heading')).toHaveText('这里的数据改过')
    const loaded = page.waitForEvent('load')
    await question.getByRole('button', { name: '从头开始' }).click()
    await loaded
    await expect(panel.node.getByText(/^已完成 [01] \/ 9$/)).toBeVisible()
    await expect(question).toHaveCount(0)
  },
)
