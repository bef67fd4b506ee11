import { expect, test } from '#tests/support/editor.ts'
import { REVIEWERS } from '#tests/support/reviews.ts'

/*
 * Making ads: from a template to the terminals. The same by the keyboard alone is in editor-keyboard.spec.ts.
 */

const OPERATOR = '13800000001'

test('from a template over three scenes with every kind of element: saved, reviewed, published', async ({
  page,
  mock,
  editor,
  open,
  signIn,
}) => {
  test.setTimeout(240_000)
  await mock.set({ scenario: { reviewLevels: 1 }, simulation: { platform: 'pass', platformSeconds: [5, 5] } })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '周末上新', exact: true }) })
  const dialog = editor.dialog

  await test.step('the choice of a template opens by itself, and makes the first scene', async () => {
    await open('/login?redirect=/editorFive')
    await signIn(OPERATOR)
    await editor.chooseTemplate('周末大促')
    await expect(editor.scenes).toHaveCount(1)
  })

  await test.step('text, time and marquee on the first', async () => {
    await editor.add('文本')
    await editor.panel.getByLabel('文本内容').fill('春装新品八折')
    await expect(page.getByRole('region', { name: '画布区' })).toContainText('春装新品八折')
    await editor.add('时间')
    await editor.add('滚动文本')
    await editor.panel.getByLabel('文本内容').fill('到店即享会员双倍积分')
    await expect(editor.scenes.first()).toHaveAccessibleName(/春装新品八折.*日期时间.*到店即享会员双倍积分/)
  })

  await test.step('images on the second, a playlist on the third; the times follow', async () => {
    await page.getByRole('button', { name: '添加场景', exact: true }).click()
    await editor.chooseTemplate('空白场景')
    await editor.addMedia('图片', 3)
    await expect(editor.scenes.nth(1)).toHaveAccessibleName(/^场景 2\/2，30秒/)
    await page.getByRole('button', { name: '添加场景', exact: true }).click()
    await editor.chooseTemplate('空白场景')
    await editor.addMedia('混合媒体', 2)
    await expect(editor.scenes).toHaveCount(3)
    await expect(editor.scenes.nth(2)).toHaveAccessibleName(/混合媒体/)
  })

  await test.step('the save dialog says what it is, and the ad is in the list with its picture', async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const saving = dialog('保存广告')
    // the two of the playlist are among the three images: each material counts once
    await expect(saving.getByRole('definition')).toHaveText(['1920×1080', '3', '1分50秒', '3', / MB$/])
    await saving.getByRole('button', { name: '保存', exact: true }).click()
    await expect(saving.getByText('请输入广告名称')).toBeVisible()
    await saving.getByLabel('广告名称').fill('周末上新')
    await saving.getByRole('button', { name: '保存', exact: true }).click()
    await expect(saving).toBeHidden()
    await expect(page.getByText('无未保存的修改')).toBeVisible()
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(page).toHaveURL(/programManage/)
    await open(`/programManage?q=${encodeURIComponent('周末上新')}`)
    await expect(card).toContainText('待提交')
    const picture = card.getByRole('img', { name: '周末上新' })
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(960)
  })

  await test.step('submitted, reviewed, passed by the platform', async () => {
    await card.getByRole('button', { name: '提交', exact: true }).click()
    await dialog('提交审核').getByRole('button', { name: '提交', exact: true }).click()
    await expect(card).toContainText('一级审核')
    await page.getByRole('button', { name: /^账号：/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await dialog('退出登录').getByRole('button', { name: '退出', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await open('/login?redirect=/reviewDesk')
    await signIn(REVIEWERS[1])
    await page.getByRole('link').filter({ hasText: '周末上新' }).click()
    // until then the buttons are those of the first in the queue
    await expect(
      page.getByRole('article').getByRole('heading', { level: 2, name: '周末上新', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: '通过', exact: true }).click()
    await expect(page.getByText('一级审核成功').last()).toBeVisible()
    await mock.advance(10_000)
  })

  await test.step('published to a terminal', async () => {
    await page.getByRole('button', { name: /^账号：/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await dialog('退出登录').getByRole('button', { name: '退出', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await open(`/login?redirect=${encodeURIComponent(`/programManage?q=${encodeURIComponent('周末上新')}`)}`)
    await signIn(OPERATOR)
    await expect(card).toContainText('审核通过')
    await card.getByRole('button', { name: '发布', exact: true }).click()
    const publish = dialog('发布广告')
    await publish.getByRole('table', { name: '选择终端' }).getByRole('cell').getByRole('checkbox').first().check()
    await publish.getByRole('button', { name: '发布', exact: true }).click()
    await expect(dialog('操作成功!')).toContainText('节目成功发布到了1个终端')
  })
})
