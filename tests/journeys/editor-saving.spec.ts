import type { Page } from '@playwright/test'
import type { ProgramCreateRequest, ProgramDetail, ProgramUpdateRequest } from '#src/api/generated/types.gen.ts'
import { PASSWORD } from '#tests/support/console.ts'
import { expect, test, type EditorPage } from '#tests/support/editor.ts'
import { envelopeFailures, networkFailures, statusFailures, type Failure } from '#tests/support/failures.ts'
import { BROWSER_NOTICE, watchCalls } from '#tests/support/oracle.ts'
import { send } from '#tests/support/permissions.ts'
import { EPOCH, readWorld } from '#tests/support/screen.ts'

/*
 * Saving from the editor: new ads, changed ones and copies; D6, D7, D8, D10, N6, R2, R7, S2, M1, M5.
 */

let ads: ProgramDetail[] = []
test.beforeAll(async () => {
  const [{ data }] = await readWorld<[{ data: ProgramDetail[] }]>(['/api/program/page?page=0&limit=400'])
  ads = data
})
test.beforeEach(({ mock }) => mock.set({ scenario: { epoch: EPOCH } }))

/** The first ad at a status. */
function adAt(status: number): ProgramDetail {
  const found = ads.find((ad) => ad.status === status)
  if (!found) throw new Error(`The demo company has no ad at status ${status}`)
  return found
}

const addressOf = (ad: ProgramDetail, type: 1 | 2 = 1) => `/login?redirect=${encodeURIComponent(`/editorFive?id=${ad.id}&type=${type}`)}`
const saved = (page: Page) => expect(page.getByText('无未保存的修改')).toBeVisible()
const notice = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const unsaved = (page: Page) => expect(page.getByText('有未保存的修改')).toBeVisible()

declare global {
  interface Window {
    sentPrograms?: { method: string; body: ProgramUpdateRequest }[]
  }
}

/** Notes what a page saves: of a body that is streamed the browser's protocol tells nothing. */
async function watchBodies(page: Page) {
  await page.addInitScript(() => {
    const { fetch: send } = window
    const sent: Window['sentPrograms'] = []
    window.sentPrograms = sent
    window.fetch = async (input, init) => {
      if (input instanceof Request && ['POST', 'PATCH'].includes(input.method) && input.url.endsWith('/api/program')) sent.push({ method: input.method, body: await input.clone().json() })
      return send(input, init)
    }
  })
  /** The bodies sent by a method since the page was loaded. */
  return async (method: 'POST' | 'PATCH') => (await page.evaluate(() => window.sentPrograms ?? [])).filter((one) => one.method === method).map(({ body }) => body)
}

/** The size of a JPEG in a data URL, and how many colours a row through its middle has. */
function pictureFacts(page: Page, url: string) {
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, Math.floor(canvas.height / 2), canvas.width, 1) ?? { data: [] as unknown as Uint8ClampedArray }
    const colours = new Set(Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 3).join(' ')))
    return { width: canvas.width, height: canvas.height, plain: colours.size < 3 }
  }, url)
}

async function openSave(page: Page, editor: EditorPage) {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  return { dialog: editor.dialog('保存广告'), name: editor.dialog('保存广告').getByLabel('广告名称'), submit: editor.dialog('保存广告').getByRole('button', { name: '保存', exact: true }) }
}

test('a new ad: its name is checked, it is sent once and whole, and edited on under its own address', async ({ page, editor, open, signIn }) => {
  const sent = await watchBodies(page)
  await open('/login?redirect=/editorFive')
  await signIn()
  await editor.chooseTemplate('周末大促')
  await editor.addMedia('图片', 2)
  const { dialog, name, submit } = await openSave(page, editor)
  for (const [typed, says] of [
    ['', '请输入广告名称'],
    ['   ', '请输入广告名称'],
    ['一二三四五六七八九十一二三四五六七八九十一', '广告名称不能超过20个字符'],
  ] as const) {
    await name.fill(typed)
    await submit.click()
    await expect(name).toHaveAccessibleDescription(new RegExp(says))
  }
  expect(await sent('POST')).toHaveLength(0)
  // twenty characters that people see
  const title = '春装上新🎉二三四五六七八九十一二三四五六'
  await name.fill(` ${title} `)
  await submit.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()))
  await expect(dialog).toBeHidden()
  await saved(page)
  await expect(page.getByText('操作成功')).toHaveCount(1)
  const created = await sent('POST')
  expect(created).toHaveLength(1)
  const { content, snapshotBase64, ...rest } = created[0] as ProgramCreateRequest
  const pages = (JSON.parse(content) as { name: string; pages: { stay: number; elements: { type: number }[] }[] }).pages
  expect(JSON.parse(content)).toMatchObject({ name: title })
  expect(pages).toHaveLength(1)
  expect(rest).toEqual({ name: title, materialIds: expect.any(Array), duration: pages[0]?.stay, width: 1920, height: 1080 })
  expect(rest.materialIds.length).toBeGreaterThanOrEqual(2)
  expect(snapshotBase64).toMatch(/^data:image\/jpeg;base64,/)
  expect(await pictureFacts(page, snapshotBase64)).toEqual({ width: 960, height: 540, plain: false })

  // edited on: the same history, its own address, and from now on a change
  await expect(page).toHaveURL(/editorFive\?id=[^&]+&type=1/)
  const id = new URL(page.url()).searchParams.get('id')
  await expect(page.getByRole('button', { name: /^撤销/ })).toBeEnabled()
  await editor.add('文本')
  await unsaved(page)
  await editor.save(title)
  await saved(page)
  expect(await sent('POST')).toHaveLength(1)
  expect((await sent('PATCH')).map((body) => String(body.id))).toEqual([id])

  await page.reload()
  await expect(editor.canvas).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await open(`/programManage?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })
  await expect(card).toContainText('待提交')
  await expect.poll(() => card.getByRole('img', { name: title }).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(960)
})

test('a copy never changes the original, also when nothing in it was changed', async ({ page, mock, editor, open, signIn }) => {
  const original = adAt(1)
  await open(addressOf(original, 2))
  await signIn()
  await expect(editor.canvas).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const dialog = editor.dialog('另存为')
  await expect(dialog.getByLabel('广告名称')).toHaveValue(String(original.name))
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/id=[^&]+&type=1/)
  expect(new URL(page.url()).searchParams.get('id')).not.toBe(String(original.id))
  await editor.add('文本')
  await editor.save('副本')
  await saved(page)
  expect(await mock.calls('programCreate')).toHaveLength(1)
  expect((await mock.calls('programUpdate')).length).toBe(1)
  await open(`/editorFive?id=${original.id}&type=1`)
  await expect(page.getByText(String(original.name), { exact: true })).toBeVisible()
  await notice(page, '已审核通过，只能另存为新广告')
  await expect(page.getByRole('button', { name: '另存为新广告' })).toBeVisible()
})

/** Lets saving fail in every way: each is said in the dialog after one write, with name and changes kept; then it works. */
async function failSaves(page: Page, mock: Parameters<Parameters<typeof test>[2]>[0]['mock'], editor: EditorPage, failures: readonly Failure[]) {
  await editor.add('文本')
  const { dialog, name, submit } = await openSave(page, editor)
  await name.fill('没有丢失的名称')
  const calls = watchCalls(page)
  for (const { name: how, trouble, says, saysOfWrite } of failures) {
    await test.step(how, async () => {
      await mock.set({ faults: [{ operationId: 'programUpdate', ...trouble }] })
      calls.clear()
      await submit.click()
      await expect(dialog.getByRole('alert')).toContainText(saysOfWrite === undefined ? says : '结果未知')
      expect(calls.of('PATCH', '/api/program')).toHaveLength(1)
      await expect(name).toHaveValue('没有丢失的名称')
      await unsaved(page)
    })
  }
  await mock.set({ faults: [] })
  await submit.click()
  await expect(dialog).toBeHidden()
  await saved(page)
}

/** Failures after which the server has done nothing. */
const undone = ({ trouble: { kind } }: Failure) => !['lost', 'cut', 'malformed', 'empty'].includes(kind)

test('a failed save keeps the dialog, the name and what is unsaved: every HTTP status', { tag: '@http' }, async ({ page, mock, editor, problems, open, signIn }) => {
  test.slow()
  problems.allow(BROWSER_NOTICE)
  await open(addressOf(adAt(0)))
  await signIn()
  await failSaves(page, mock, editor, statusFailures)
})

test('a failed save: connections, gateways, refusals', async ({ page, mock, editor, problems, open, signIn }) => {
  test.slow()
  problems.allow(BROWSER_NOTICE)
  await open(addressOf(adAt(0)))
  await signIn()
  await failSaves(page, mock, editor, [...networkFailures.filter(undone), ...envelopeFailures.slice(0, 2)])
})

test('no answer, but the server has done it: it counts as saved, and nothing is made twice', async ({ page, mock, editor, problems, open, signIn }) => {
  problems.allow(BROWSER_NOTICE)
  await open('/login?redirect=/editorFive')
  await signIn()
  await editor.chooseTemplate('周末大促')
  await mock.set({ faults: [{ operationId: 'programCreate', kind: 'lost', times: 1 }] })
  await editor.save('只有一个')
  await saved(page)
  await expect(page).toHaveURL(/id=[^&]+&type=1/)
  await editor.add('文本')
  await mock.set({ faults: [{ operationId: 'programUpdate', kind: 'lost', times: 1 }] })
  await editor.save('只有一个')
  await saved(page)

  // and when it is not seen at once: said, nothing lost, and the next try finds what the first has made
  await open('/editorFive')
  await editor.chooseTemplate('周末大促')
  await mock.set({ faults: [{ operationId: 'programCreate', kind: 'lost', times: 1 }, { operationId: 'programList', kind: 'data', data: { total: 0, data: [] } }] })
  const { dialog, name, submit } = await openSave(page, editor)
  await name.fill('也只有一个')
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('结果未知')
  await unsaved(page)
  await mock.set({ faults: [] })
  await submit.click()
  await expect(dialog).toBeHidden()
  await saved(page)
  for (const title of ['只有一个', '也只有一个']) {
    await open(`/programManage?q=${encodeURIComponent(title)}`)
    await expect(page.getByRole('list', { name: '广告列表' }).getByRole('button', { name: title, exact: true })).toHaveCount(1)
  }
})

test('somebody else changed or submitted the ad meanwhile: copy, overwrite or go on', async ({ page, mock, editor, server, open, signIn }) => {
  const ad = adAt(0)
  await open(addressOf(ad))
  await signIn()
  await editor.add('文本')
  const image = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='
  const others: ProgramUpdateRequest = { id: ad.id, name: '别人改的', content: '{"name":"别人改的","pages":[{"elements":[],"background":{"type":0},"stay":60}]}', materialIds: [], duration: 60, width: 1920, height: 1080, snapshotBase64: image }
  expect(await send(page, server, [['PATCH', '/api/program', others]])).toEqual([expect.stringMatching(/^1 /)])
  await mock.forget()

  const conflict = editor.dialog('广告已有变化')
  const { dialog, submit } = await openSave(page, editor)
  await submit.click()
  await expect(conflict).toContainText('修改过')
  await conflict.getByRole('button', { name: '继续编辑' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
  expect(await mock.calls('programUpdate')).toHaveLength(0)
  await submit.click()
  await conflict.getByRole('button', { name: '覆盖' }).click()
  await expect(dialog).toBeHidden()
  await saved(page)
  expect(await mock.calls('programUpdate')).toHaveLength(1)

  await editor.add('时间')
  expect(await send(page, server, [['POST', `/api/program/${ad.id}/check/submit`]])).toEqual([expect.stringMatching(/^1 /)])
  await openSave(page, editor)
  await submit.click()
  await expect(conflict).toContainText('审核中，不能编辑')
  await expect(conflict.getByRole('button', { name: '覆盖' })).toHaveAttribute('aria-disabled', 'true')
  await conflict.getByRole('button', { name: '另存为新广告' }).click()
  await expect(dialog).toBeHidden()
  await saved(page)
  expect(await mock.calls('programUpdate')).toHaveLength(1)
  expect(await mock.calls('programCreate')).toHaveLength(1)
  await expect(page).not.toHaveURL(new RegExp(`id=${ad.id}&`))
})

test('code 2 at saving: login comes over the editor, and document, history and name are still there', async ({ page, mock, editor, open, signIn }) => {
  await open(addressOf(adAt(0)))
  await signIn()
  await editor.add('文本')
  await editor.panel.getByLabel('文本内容').fill('登录过期也还在')
  const { dialog, name, submit } = await openSave(page, editor)
  await name.fill('过期之前的名称')
  await mock.set({ faults: [{ operationId: 'programUpdate', kind: 'session', times: 1 }] })
  await submit.click()
  const login = editor.dialog('重新登录')
  await login.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await expect(login).toBeHidden()
  await expect(name).toHaveValue('过期之前的名称')
  await submit.click()
  await expect(dialog).toBeHidden()
  await saved(page)
  await expect(editor.scenes.first()).toHaveAccessibleName(/登录过期也还在/)
  await page.getByRole('button', { name: /^撤销/ }).click()
  await unsaved(page)
})

test('pictures that cannot be loaded do not keep an ad from being saved, and are named', async ({ page, mock, editor, problems, open, signIn }) => {
  problems.allow(BROWSER_NOTICE)
  const sent = await watchBodies(page)
  await open('/login?redirect=/editorFive')
  await signIn()
  await editor.chooseTemplate('空白场景')
  await editor.addMedia('图片', 1)
  await mock.set({ faults: [{ operationId: 'media', kind: 'status', status: 404 }] })
  await editor.save('没有图片的封面')
  await expect(page.getByText(/^封面中缺少未能加载的素材：/)).toBeVisible()
  await saved(page)
  const [created] = await sent('POST')
  expect(await pictureFacts(page, created?.snapshotBase64 ?? '')).toMatchObject({ width: 960, height: 540 })
})

test('a content that cannot be read is handed out; one of a newer version is looked at; an old link opens', { tag: '@mock' }, async ({ page, mock, editor, open, signIn }) => {
  const ad = adAt(0)
  await mock.set({ faults: [{ operationId: 'programGet', kind: 'set', values: { content: '{"pages":[' } }] })
  await open(addressOf(ad))
  await signIn()
  await expect(page.getByRole('alert')).toContainText('内容不是完整的 JSON，无法编辑')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载原始内容' }).click()
  await download
  await mock.set({ faults: [{ operationId: 'programGet', kind: 'set', values: { content: '{"pages":[{"elements":[{"type":170,"ver":99,"data":{"value":"未来"}}]}]}' } }] })
  await page.reload()
  await notice(page, '此广告由更新版本的编辑器制作，只能查看')
  await expect(page.getByRole('button', { name: '另存为新广告' })).toBeHidden()
  await mock.set({ faults: [] })
  await open(`/editorFive?reviewForm=${encodeURIComponent(JSON.stringify({ id: ad.id, name: '链接里的名字', content: 'x', width: 1, height: 1 }))}&type=1`)
  await expect(editor.canvas).toBeVisible()
  await expect(page.getByText(String(ad.name), { exact: true })).toBeVisible()
})
