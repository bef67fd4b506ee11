import { expect, test } from '#tests/support/editor/editor.ts'
import { handsOf } from '#tests/support/editor/hands.ts'
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

  const hands = handsOf(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const kinds = page.getByRole('group', { name: '添加元素' })
  /** A new text, written at once and put where it belongs. */
  async function write(kind: '文本' | '滚动文本', words: string, place?: [x: number, y: number]) {
    await hands.press(kinds.getByRole('button', { name: kind, exact: true }))
    await expect(page.getByRole('textbox', { name: '文字内容' })).toBeFocused()
    await hands.type(words)
    await page.keyboard.press('Escape')
    if (place) await hands.dragChosenTo(...place)
  }
  /** Materials for what was just asked for. */
  async function pick(title: string, count: number) {
    const picker = dialog(title)
    const boxes = picker.getByRole('tabpanel', { name: '我的素材' }).getByRole('checkbox')
    for (let index = 0; index < count; index += 1) await hands.press(boxes.nth(index))
    await hands.press(picker.getByRole('button', { name: '确定', exact: true }))
    await expect(picker).toBeHidden()
  }
  async function fill() {
    await hands.openMenu()
    await hands.press(page.getByRole('menuitem', { name: /^铺满场景/ }))
  }
  async function blank() {
    await hands.press(editor.templates.getByRole('button').filter({ hasText: '空白场景' }))
    await expect(editor.templates).toBeHidden()
  }

  await test.step('a picture behind two texts, a price tag, a clock and a marquee', async () => {
    await open('/login?redirect=/editorFive')
    await signIn(OPERATOR)
    // the choice of a template opens by itself, and makes the first scene
    await blank()
    await hands.press(editor.panel.getByText('图片', { exact: true }).first())
    await pick('选择背景图片', 1)
    await write('文本', '春装新品八折', [0.4, 0.3])
    await write('文本', '特价99元', [0.6, 0.6])
    await hands.press(editor.panel.getByRole('group', { name: '背景颜色' }).getByRole('button', { name: '红色' }))
    await hands.press(kinds.getByRole('button', { name: '时间', exact: true }))
    await hands.dragChosenTo(0.7, 0.1)
    await write('滚动文本', '到店即享会员双倍积分')
    await expect(editor.scenes.first()).toHaveAccessibleName(/春装新品八折.*特价99元.*日期时间.*到店即享会员双倍积分/)
  })

  await test.step('images over the whole second scene, a playlist over the third; the times follow', async () => {
    await hands.press(button('添加场景'))
    await blank()
    await hands.press(kinds.getByRole('button', { name: '图片', exact: true }))
    await pick('选择图片', 3)
    await fill()
    await write('文本', '新品到店', [0.4, 0.2])
    await write('文本', '每满三百减五十', [0.5, 0.8])
    await expect(editor.scenes.nth(1)).toHaveAccessibleName(/^场景 2\/2，30秒/)
    await hands.press(button('添加场景'))
    await blank()
    await hands.press(kinds.getByRole('button', { name: /^混合媒体/ }))
    await pick('选择图片和视频', 2)
    await fill()
    await write('文本', '周末见', [0.4, 0.2])
    await write('文本', '地铁站南广场', [0.5, 0.8])
    await expect(editor.scenes).toHaveCount(3)
    await expect(editor.scenes.nth(2)).toHaveAccessibleName(/混合媒体/)
  })

  await test.step('the save dialog says what it is, and the ad is in the list with its picture', async () => {
    await hands.press(button('保存'))
    const saving = dialog('保存广告')
    // the two of the playlist are among the three images: each material counts once
    await expect(saving.getByRole('definition')).toHaveText(['1920×1080', '3', '1分50秒', '3', / MB$/])
    await saving.getByRole('button', { name: '保存', exact: true }).click()
    await expect(saving.getByText('请输入广告名称')).toBeVisible()
    await saving.getByLabel('广告名称').focus()
    await hands.type('周末上新')
    await hands.press(saving.getByRole('button', { name: '保存', exact: true }))
    await expect(saving).toBeHidden()
    expect(hands.count.pointer, 'presses and drags').toBeLessThanOrEqual(50)
    expect(hands.count.fields, 'fields that are typed into').toBeLessThanOrEqual(8)
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()
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
