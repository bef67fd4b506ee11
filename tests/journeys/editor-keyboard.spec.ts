import type { Page } from '@playwright/test'
import { editorOf, expect, test } from '#tests/support/editor/editor.ts'
import { enter, goTo, press } from '#tests/support/keyboard.ts'

/*
 * From nothing to the terminals by the keyboard alone: no call here moves or presses the mouse.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'an ad of three scenes with every kind of element is made, saved, reviewed and published',
  { tag: ['@mock', '@long'] },
  async ({ page, mock, open }) => {
    test.setTimeout(480_000)
    await mock.set({ scenario: { reviewLevels: 1 }, simulation: { platform: 'pass', platformSeconds: [5, 5] } })
    const editor = editorOf(page)
    const kinds = page.getByRole('group', { name: '添加元素' })
    const templates = editor.templates.getByRole('list', { name: '版式模板' })
    const choose = async (name: string) => {
      await goTo(page, templates.getByRole('button').filter({ hasText: name }))
      await press(page, 'Enter')
      await expect(editor.templates).toBeHidden()
    }
    const add = async (kind: string) => {
      await goTo(page, kinds.getByRole('button', { name: new RegExp(`^${kind}`) }), 'Shift+Tab')
      await press(page, 'Enter')
    }
    const addMedia = async (kind: string, title: string, count: number) => {
      await add(kind)
      const picker = editor.dialog(title)
      const boxes = picker.getByRole('tabpanel', { name: '我的素材' }).getByRole('checkbox')
      for (let index = 0; index < count; index++) {
        await goTo(page, boxes.nth(index))
        await press(page, 'Space')
      }
      await goTo(page, picker.getByRole('button', { name: '确定', exact: true }))
      await press(page, 'Enter')
      await expect(picker).toBeHidden()
    }

    await test.step('words, written, moved, doubled and taken back on the canvas', async () => {
      await enter(page, open, '/programManage', '广告管理')
      await goTo(page, page.getByRole('main').getByRole('button', { name: '制作广告' }))
      await press(page, 'Enter')
      await expect(page).toHaveURL(/editorFive/)
      await choose('周末大促')
      await expect(editor.scenes).toHaveCount(1)
      await add('文本')
      await page.keyboard.type('键盘做的')
      await press(page, 'Escape', 'Enter', 'End')
      await page.keyboard.type('广告')
      await press(page, 'Escape')
      await expect(editor.scenes.first()).toHaveAccessibleName(/键盘做的广告/)
      const top = async () => Number(await editor.panel.getByLabel('上边距').inputValue())
      const before = await top()
      await press(page, 'Shift+ArrowUp')
      await expect.poll(top).toBe(before - 10)
      await press(page, 'Control+D')
      await expect(editor.scenes.first()).toHaveAccessibleName(/键盘做的广告.*键盘做的广告/)
      await press(page, 'Control+Z')
      await expect(editor.scenes.first()).not.toHaveAccessibleName(/键盘做的广告.*键盘做的广告/)
      await add('时间')
      await add('滚动文本')
      await expect(editor.scenes.first()).toHaveAccessibleName(/日期时间/)
    })

    await test.step('images on a second scene, a playlist on a third', async () => {
      for (const [kind, title, count] of [
        ['图片', '选择图片', 3],
        ['混合媒体', '选择图片和视频', 2],
      ] as const) {
        await goTo(page, button(page, '添加场景'), 'Shift+Tab')
        await press(page, 'Enter')
        await choose('空白场景')
        await addMedia(kind, title, count)
      }
      await expect(editor.scenes).toHaveCount(3)
      await expect(editor.scenes.nth(1)).toHaveAccessibleName(/^场景 2\/3，30秒/)
      await expect(editor.scenes.nth(2)).toHaveAccessibleName(/混合媒体/)
    })

    await test.step('saved, and left', async () => {
      await press(page, 'Control+S')
      await expect(editor.dialog('保存广告').getByLabel('广告名称')).toBeFocused()
      await page.keyboard.type('键盘广告')
      await press(page, 'Enter')
      await expect(page.getByText('已保存', { exact: true })).toBeVisible()
      await goTo(page, button(page, '返回'), 'Shift+Tab')
      await press(page, 'Enter')
      await expect(page).toHaveURL(/programManage/)
    })

    const menu = page.getByRole('navigation', { name: '主菜单' })
    const card = page.getByRole('listitem').filter({ has: button(page, '键盘广告') })
    await test.step('submitted, and passed at the review desk', async () => {
      await goTo(page, card.getByRole('button', { name: '提交', exact: true }))
      await press(page, 'Enter')
      await goTo(page, editor.dialog('提交审核').getByRole('button', { name: '提交', exact: true }))
      await press(page, 'Enter')
      await expect(card).toContainText('一级审核')
      await goTo(page, menu.getByRole('link', { name: /审核台/ }))
      await press(page, 'Enter')
      await goTo(page, page.getByRole('main').getByRole('link').filter({ hasText: '键盘广告' }))
      await press(page, 'Enter')
      // until then the buttons are those of the first in the queue
      await expect(
        page.getByRole('article').getByRole('heading', { level: 2, name: '键盘广告', exact: true }),
      ).toBeVisible()
      await goTo(page, button(page, '通过'))
      await press(page, 'Enter')
      await expect(page.getByText('一级审核成功').last()).toBeVisible()
      await mock.advance(10_000)
    })

    await test.step('published to a terminal', async () => {
      await goTo(page, menu.getByRole('link', { name: '广告管理' }), 'Shift+Tab')
      await press(page, 'Enter')
      await expect(card).toContainText('审核通过')
      await goTo(page, card.getByRole('button', { name: '发布', exact: true }))
      await press(page, 'Enter')
      const publish = editor.dialog('发布广告')
      await goTo(page, publish.getByRole('table', { name: '选择终端' }).getByRole('cell').getByRole('checkbox').first())
      await press(page, 'Space')
      // the long way back: a hundred terminals lie between
      await goTo(page, publish.getByRole('button', { name: '发布', exact: true }), 'Shift+Tab')
      await press(page, 'Enter')
      await expect(editor.dialog('操作成功!')).toContainText('节目成功发布到了1个终端')
    })
  },
)
