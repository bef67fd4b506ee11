import fs from 'node:fs'
import { BROWSER_NOTICE, watchCalls } from '#tests/support/oracle.ts'
import { PASSWORD } from '#tests/support/console.ts'
import { picture } from '#tests/support/picture.ts'
import { clip, expect, test, type ChosenFile } from '#tests/support/uploads.ts'

/* What goes wrong with uploads: each failure is said in its row, the others go on, and nothing counts as stored that is not. */

const png = (name: string, options: Parameters<typeof picture>[0] = {}): ChosenFile => ({ name, mimeType: 'image/png', buffer: picture(options) })
const MB = 1024 * 1024
/** The lines of the browser about requests that failed on purpose. */
const NOTICES = [BROWSER_NOTICE, /net::ERR/, /CORS policy/]

test('a signature that is refused: said in its row, the other file goes on, and another try signs anew (U1) @http', async ({ page, mock, uploads }) => {
  await uploads.open()
  await mock.set({ faults: [{ operationId: 'materialUploadSign', kind: 'refuse', msg: '存储空间已满', times: 1 }] })
  await uploads.pick([png('甲.png'), png('乙.png', { width: 65 })])
  const failed = uploads.panel.getByRole('row').filter({ hasText: '存储空间已满' })
  await expect(failed).toHaveCount(1)
  await expect(uploads.panel.getByRole('row').filter({ hasText: '上传成功' })).toHaveCount(1)
  await expect(failed.getByText('存储空间已满')).toHaveCSS('color', 'rgb(192, 48, 58)')
  await uploads.panel.getByRole('button', { name: '重试失败的 1 个' }).click()
  await expect(uploads.panel.getByRole('row').filter({ hasText: '上传成功' })).toHaveCount(2)
  await expect(page.getByText('存储空间已满')).toBeHidden()
  expect(await mock.calls('materialUploadSign')).toHaveLength(3)
})

test('a signature too old when the file arrives is asked for again by itself (U1) @http', async ({ mock, uploads, problems }) => {
  problems.allow(...NOTICES)
  await uploads.open()
  const body = '<Error><Code>AccessDenied</Code><Message>Invalid according to Policy: Policy expired.</Message></Error>'
  await mock.set({ faults: [{ operationId: 'upload', kind: 'status', status: 403, body, times: 1 }] })
  await uploads.pick([png('甲.png')])
  await expect(uploads.row('甲.png')).toContainText('上传成功')
  expect(await mock.calls('materialUploadSign')).toHaveLength(2)
})

test('nothing is sent to any other host (U2) @mock', async ({ mock, uploads }) => {
  await uploads.open()
  const hosts = [['javascript', ':alert(1)'].join(''), 'https://elsewhere.example.invalid/', 'ftp://127.0.0.1/', 'http://user:secret@127.0.0.1/', '//elsewhere.example.invalid/']
  for (const [index, host] of hosts.entries()) {
    await mock.set({ faults: [{ operationId: 'materialUploadSign', kind: 'set', values: { host } }] })
    await uploads.pick([png(`${index}.png`)])
    await expect(uploads.row(`${index}.png`)).toContainText('上传地址不在允许范围内，已拒绝发送')
  }
  expect(await mock.calls('upload')).toHaveLength(0)
  // a request to a host that is not the console's own fails the test by itself
})

test('the connection breaks on the way: the row says so, the others go on, another try works (U3)', async ({ mock, uploads, problems }, testInfo) => {
  problems.allow(...NOTICES)
  await uploads.open()
  // until it is over, for the browser itself sends again what broke on a connection that it had used before
  await mock.set({ faults: [{ operationId: 'upload', kind: 'cut' }] })
  // larger than what waits in a socket, so that the browser knows that it is not sent whole
  const film = testInfo.outputPath('大片.mp4')
  fs.writeFileSync(film, Buffer.concat([clip('大片.mp4').buffer, Buffer.alloc(40 * MB)]))
  await uploads.pick([film])
  await expect(uploads.row('大片.mp4')).toContainText('网络异常，上传中断', { timeout: 30_000 })
  await mock.set({ faults: [] })
  await uploads.pick([png('小图.png')])
  await expect(uploads.row('小图.png')).toContainText('上传成功')
  await uploads.row('大片.mp4').getByRole('button', { name: '重试 大片.mp4' }).click()
  await expect(uploads.row('大片.mp4')).toContainText('上传成功', { timeout: 30_000 })
  await expect(uploads.card('大片')).toHaveCount(1)
})

test('no byte for half a minute: the row says that it stands still, and another try goes on (U4)', async ({ page, mock, uploads }) => {
  await page.clock.install()
  await uploads.open()
  await mock.set({ faults: [{ operationId: 'upload', kind: 'hang', times: 1 }] })
  await uploads.pick([png('大图.png', { bytes: 9 * MB })])
  await expect(uploads.row('大图.png').getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(uploads.row('大图.png')).toContainText('30 秒没有', { timeout: 1_000 })
  }).toPass()
  await uploads.row('大图.png').getByRole('button', { name: '重试 大图.png' }).click()
  // sent whole as far as the browser knows, it may be stored: then it asks
  const question = uploads.dialog('重新上传').getByRole('button', { name: '重新上传' })
  await expect(question.or(uploads.row('大图.png').getByText('上传成功'))).toBeVisible()
  if (await question.isVisible()) await question.click()
  await expect(uploads.row('大图.png')).toContainText('上传成功', { timeout: 30_000 })
})

const answers = [
  { name: '403 with XML', trouble: { kind: 'status', status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' }, says: '上传凭证无效或已过期，请重试（SignatureDoesNotMatch）' },
  { name: '413', trouble: { kind: 'status', status: 413 }, says: '文件大小超过存储服务的限制' },
  { name: 'the page of a gateway', trouble: { kind: 'gateway', status: 502 }, says: '存储服务暂时不可用，请稍后重试' },
  { name: 'the page of a portal with 200', trouble: { kind: 'portal' }, says: '返回内容不是存储服务的应答' },
  { name: 'an envelope that refuses', trouble: { kind: 'refuse', msg: '文件未通过校验' }, says: '文件未通过校验' },
] as const

test('a store that refuses, or that is not the store: in words, and never as a success (U5) @http', async ({ page, mock, uploads, problems }) => {
  problems.allow(...NOTICES)
  await uploads.open()
  for (const [done, { name, trouble, says }] of answers.entries()) {
    await test.step(name, async () => {
      const row = uploads.row(`第${done}张.png`)
      await mock.set({ faults: [{ operationId: 'upload', ...trouble }] })
      await uploads.pick([png(`第${done}张.png`)])
      await expect(row).toContainText(says)
      await expect(page.getByText(says)).toHaveCount(1)
      await expect(uploads.panel.getByText('上传成功')).toHaveCount(done)
      await expect(uploads.card(`第${done}张`)).toHaveCount(0)
      await mock.set({ faults: [] })
      await row.getByRole('button', { name: `重试 第${done}张.png` }).click()
      await expect(row).toContainText('上传成功')
    })
  }
})

test('no answer although the store has taken the file: unknown, asked before it is sent again, and not with the failed (N6)', async ({ mock, uploads, problems }) => {
  problems.allow(...NOTICES)
  await uploads.open()
  await mock.set({ faults: [{ operationId: 'upload', kind: 'lost' }] })
  await uploads.pick([png('甲.png')])
  await expect(uploads.row('甲.png')).toContainText('网络异常，结果未知，请刷新核对')
  // the list was loaded again, and shows what happened
  await expect(uploads.card('甲')).toHaveCount(1)
  await expect(uploads.panel.getByRole('button', { name: /^重试失败的/ })).toBeHidden()
  await uploads.row('甲.png').getByRole('button', { name: '重试 甲.png' }).click()
  // a browser may send again by itself what broke before any answer; the console does not
  const { length } = await mock.calls('upload')
  await uploads.dialog('重新上传').getByRole('button', { name: '取消' }).click()
  expect(await mock.calls('upload')).toHaveLength(length)
  await uploads.row('甲.png').getByRole('button', { name: '移除 甲.png' }).click()
  await expect(uploads.panel).toBeHidden()
})

test('a file that changes or goes after it was chosen: said in its row, the others go on (U9) @mock', async ({ mock, uploads }, testInfo) => {
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 20_000 })
  const paths = ['一.png', '二.png', '三.png', '走了.png', '变了.png'].map((name) => testInfo.outputPath(name))
  for (const [index, path] of paths.entries()) fs.writeFileSync(path, picture({ width: 60 + index, bytes: index < 3 ? MB : 0 }))
  await uploads.pick(paths)
  await expect(uploads.row('变了.png')).toContainText('等待中')
  await expect(uploads.panel.getByRole('progressbar')).toHaveCount(3)
  fs.rmSync(paths[3] ?? '')
  fs.writeFileSync(paths[4] ?? '', picture({ width: 90, height: 90 }))
  await mock.set({ uploadBytesPerSecond: 0 })
  await uploads.row('一.png').getByRole('button', { name: '取消 一.png' }).click()
  for (const name of ['走了.png', '变了.png']) await expect(uploads.row(name)).toContainText('文件已被修改、移动或删除，请重新选择')
  await uploads.row('一.png').getByRole('button', { name: '重试 一.png' }).click()
  await expect(uploads.row('一.png')).toContainText('上传成功')
})

test('the session ends in the middle: the queue waits for the login, and sends nothing twice (S3) @http', async ({ page, mock, uploads }) => {
  await uploads.open()
  await uploads.pick([png('先.png')])
  await expect(uploads.row('先.png')).toContainText('上传成功')
  const calls = watchCalls(page)
  await mock.set({ faults: [{ operationId: 'materialUploadSign', kind: 'session', times: 1 }] })
  await uploads.pick([png('甲.png', { width: 65 }), png('乙.png', { width: 66 })])
  const login = uploads.dialog('重新登录')
  await expect(login).toBeVisible()
  await expect(uploads.panel).toContainText('已暂停')
  await login.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await expect(login).toBeHidden()
  for (const name of ['先.png', '甲.png', '乙.png']) await expect(uploads.row(name)).toContainText('上传成功')
  for (const name of ['先', '甲', '乙']) await expect(uploads.card(name)).toHaveCount(1)
  expect(calls.of('POST', '/api/material/oss-signature').length).toBeLessThanOrEqual(4)
})

test('signing out ends the uploads, and the next user sees none of them (S6) @mock', async ({ page, mock, uploads, signIn }) => {
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 20_000 })
  await uploads.pick([png('甲.png', { bytes: MB })])
  await expect(uploads.row('甲.png').getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(uploads.dialog('退出登录')).toContainText('还有上传或其他操作没有完成')
  await uploads.dialog('退出登录').getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => uploads.asksBeforeLeaving()).toBe(false)
  await signIn('13800000006')
  await expect(page.getByText('甲.png')).toHaveCount(0)
})

test('names that lie, break lines or have no end are shown as they are and sent as they are (U11) @http', async ({ mock, uploads }) => {
  const names = ['../../etc/passwd.png', '\u202Egnp.exe.png', `${'长'.repeat(290)}.png`, '👨‍👩‍👧 假日.png', '<img src=x onerror=alert(1)>.png', 'a"b\'c%00.png']
  await uploads.open()
  await uploads.give('paste', names.map((name, index) => png(name, { width: 60 + index })))
  await expect(uploads.panel.getByRole('row').filter({ hasText: '上传成功' })).toHaveCount(names.length)
  await expect(uploads.panel.getByText('\uFFFDgnp.exe.png')).toBeVisible()
  // the server names what it stores after what it was told
  for (const name of names) await expect(uploads.card(name.replace(/\.png$/, ''))).toHaveCount(1)
  const panel = await uploads.panel.boundingBox()
  expect(panel?.width).toBeLessThanOrEqual(560)
  expect(await mock.calls('upload')).toHaveLength(names.length)
})

test('offline: said in the row, nothing is sent later by itself, and another try works @mock', async ({ page, mock, uploads, problems }) => {
  problems.allow(...NOTICES)
  await uploads.open()
  await mock.set({ offline: true })
  await page.context().setOffline(true)
  await uploads.pick([png('甲.png')])
  await expect(uploads.row('甲.png')).toContainText('网络已断开，上传未开始', { timeout: 20_000 })
  await mock.set({ offline: false })
  await page.context().setOffline(false)
  await expect(uploads.row('甲.png')).toContainText('网络已断开，上传未开始')
  await uploads.row('甲.png').getByRole('button', { name: '重试 甲.png' }).click()
  await expect(uploads.row('甲.png')).toContainText('上传成功')
})
