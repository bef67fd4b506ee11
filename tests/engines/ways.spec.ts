import fs from 'node:fs'
import { ADMIN } from '#tests/support/accounts.ts'
import { picture } from '#tests/support/picture.ts'
import { REVIEWERS } from '#tests/support/reviews.ts'
import { OPERATOR } from '#tests/support/uploads.ts'
import { expectAsInChromium, expectSizeAsInChromium } from './pictures.ts'
import { expect, test } from './test.ts'
import { middleOf, type Target } from './user.ts'

test('somebody signs in, sees the home page, a list, a terminal beside it, and signs out', async ({
  user,
  signIn,
  signOut,
}) => {
  await signIn(ADMIN, '/homePage')
  await user.see({ role: 'heading', name: '首页' })
  await user.press({ role: 'link', name: '终端管理' })
  await user.address(/terminalManage/)
  const table: Target = { role: 'table', name: '终端列表' }
  await user.see({ role: 'row', within: table, nth: 10 })
  const names = { role: 'link', within: table }
  const { text } = await user.see(names)
  await user.press(names)
  const inspector: Target = { role: 'dialog' }
  await user.see({ role: 'status', name: '诊断结论', within: inspector })
  expect((await user.see(inspector)).text).toContain(text)
  await user.engine.press('Escape')
  await user.gone(inspector)
  await signOut()
  expect(await user.engine.run('document.title')).toContain('登录')
})

test('an ad is built, previewed, saved, reviewed and published', async ({ user, signIn, signOut, advance }) => {
  const kinds: Target = { role: 'group', name: '添加元素' }
  await signIn(OPERATOR, '/editorFive')
  const templates: Target = { role: 'dialog', name: '添加场景' }
  await user.press({ role: 'button', has: '空白场景', within: templates })
  await user.gone(templates)

  await test.step('a picture over the scene', async () => {
    await user.press({ role: 'button', name: '图片', within: kinds })
    const picker: Target = { role: 'dialog', name: '选择图片' }
    const choices: Target = { role: 'tabpanel', name: '我的素材', within: picker }
    await user.press({ role: 'checkbox', within: choices })
    await user.press({ role: 'button', name: '确定', within: picker })
    await user.gone(picker)
  })

  await test.step('a text, composed where the engine can', async () => {
    await user.press({ role: 'button', name: '文本', within: kinds })
    const focused = () => user.engine.run('document.activeElement.getAttribute("aria-label")')
    await expect.poll(focused, { timeout: 20_000 }).toBe('文字内容')
    await user.engine.compose?.(['x', 'xin', 'xinpin'], '新品')
    const rest = '八折，周末两天，第二杯半价'
    await user.engine.type(user.engine.compose ? rest : `新品${rest}`)
    await user.engine.press('Escape')
    await user.see({ role: 'button', name: /^场景 1\/1，.*新品八折/ })
  })

  await test.step('the text takes as many lines as in Chromium, and its frame as much room', async () => {
    const frame = () => user.inPage(boxOf, '[data-frame]')
    const before = await frame()
    await user.press({ role: 'button', name: '高度适应文字' })
    await expect.poll(frame).not.toEqual(before)
    expectSizeAsInChromium(user, 'fitted', await frame())
  })

  await test.step('the text is dragged on the canvas, and behind the picture in the list of layers', async () => {
    const canvas: Target = { role: 'application', name: '画布' }
    const { box } = await user.see(canvas)
    const middle = middleOf({ box: await user.inPage(boxOf, '[data-frame]') })
    await user.drag(middle, { x: middle.x - 80, y: middle.y + box.height / 6 })
    const moved = middleOf({ box: await user.inPage(boxOf, '[data-frame]') })
    expect(Math.hypot(moved.x - middle.x, moved.y - middle.y)).toBeGreaterThan(60)

    await user.press({ role: 'tab', name: '图层' })
    const layers: Target = { role: 'listitem', within: { role: 'list', name: '图层' } }
    const [first, second] = [await user.see(layers), await user.see({ ...layers, nth: 1 })]
    expect(first.text).toContain('新品八折')
    await user.drag(middleOf(first), { x: middleOf(second).x, y: second.box.y + second.box.height - 3 })
    await expect.poll(async () => (await user.see(layers)).text).toBe(second.text)
    await user.engine.press('Control+z')
    await expect.poll(async () => (await user.see(layers)).text).toContain('新品八折')
    await expectAsInChromium(user, 'canvas', await user.inPage(boxOf, '[data-board]'))
  })

  await test.step('previewed', async () => {
    await user.press({ role: 'button', name: '预览' })
    const preview: Target = { role: 'dialog', name: '预览' }
    await user.see(preview)
    await expectAsInChromium(user, 'preview', (await user.see({ role: 'img', within: preview })).box)
    await user.engine.press('Escape')
    await user.gone(preview)
  })

  const card: Target = { role: 'listitem', within: { role: 'list', name: '广告列表' }, has: '周末上新' }
  await test.step('saved, and in the list with its picture', async () => {
    await user.press({ role: 'button', name: '保存' })
    const saving: Target = { role: 'dialog', name: '保存广告' }
    await user.enter({ role: 'textbox', name: /广告名称/, within: saving }, '周末上新')
    await user.press({ role: 'button', name: '保存', within: saving })
    await user.gone(saving)
    await user.press({ role: 'button', name: '返回' })
    await user.address(/programManage/)
    await user.open(`/programManage?q=${encodeURIComponent('周末上新')}`)
    const { box } = await user.see({ role: 'img', name: '周末上新', within: card })
    await expectAsInChromium(user, 'saved', box)
  })

  await test.step('submitted, reviewed, passed by the platform', async () => {
    await user.press({ role: 'button', name: '提交', within: card })
    await user.press({ role: 'button', name: '提交', within: { role: 'dialog', name: '提交审核' } })
    await user.see({ ...card, has: '一级审核' })
    await signOut()
    await signIn(REVIEWERS[1], '/reviewDesk')
    await user.press({ role: 'link', has: '周末上新' })
    await user.see({ role: 'heading', name: '周末上新', within: { role: 'article' } })
    await user.press({ role: 'button', name: '通过' })
    await user.see({ role: 'status', has: '一级审核成功' })
    await advance(120_000)
    await signOut()
  })

  await test.step('published to a terminal', async () => {
    await signIn(OPERATOR, `/programManage?q=${encodeURIComponent('周末上新')}`)
    await user.see({ ...card, has: '审核通过' })
    await user.press({ role: 'button', name: '发布', within: card })
    const dialog: Target = { role: 'dialog', name: '发布广告' }
    const rows: Target = { role: 'cell', within: { role: 'table', name: '选择终端', within: dialog } }
    await user.press({ role: 'checkbox', within: rows })
    await user.press({ role: 'button', name: '发布', within: dialog })
    await user.see({ role: 'dialog', name: '操作成功!', has: '节目成功发布到了1个终端' })
  })
})

test('a picture is uploaded, and shown', async ({ user, signIn }, info) => {
  await signIn(OPERATOR, '/materialManage')
  await user.see({ role: 'navigation', name: '分页' })
  const file = info.outputPath('门店海报.png')
  fs.writeFileSync(file, picture({ width: 800, height: 450 }))
  await user.engine.choose('input[type=file]', [file])
  const panel: Target = { role: 'region', name: '上传列表' }
  await user.see({ role: 'row', within: panel, has: '上传成功' })
  const card: Target = { role: 'listitem', has: '门店海报' }
  await user.see({ role: 'img', within: card })
})

test('a list is exported', async ({ user, signIn }) => {
  await signIn(ADMIN, '/record/deviceCommand')
  await user.see({ role: 'navigation', name: '分页' })
  await user.press({ role: 'button', name: '导出' })
  const { name, bytes } = await user.engine.download(() => user.press({ role: 'menuitem', name: /CSV/ }))
  expect(name).toMatch(/\.csv$/)
  expect(bytes.toString('utf8').split('\n').length).toBeGreaterThan(20)
})

test('pictures of ads and of materials are the same in every engine', async ({ user, signIn }) => {
  const row = async (list: string) => {
    const pictures: Target = { role: 'img', within: { role: 'list', name: list } }
    const [first, last] = [await user.see(pictures), await user.see({ ...pictures, nth: 4 })]
    return { ...first.box, width: last.box.x + last.box.width - first.box.x }
  }
  await signIn(ADMIN, '/materialManage')
  await expectAsInChromium(user, 'materials', await row('素材列表'))
  await user.open('/programManage')
  const ads = await row('广告列表')
  await expectAsInChromium(user, 'ads', ads)
})

/** Runs in the page. */
function boxOf(selector: string) {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x, y, width, height }
}
