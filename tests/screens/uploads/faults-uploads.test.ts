import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import type { FaultEffect } from '#mocks/server/faults.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { dialog, expectNoDialog, fill, press } from '../support/steps.ts'
import {
  asksBeforeLeaving,
  cardsNamed,
  expectRow,
  expectStored,
  MB,
  openUploads,
  panel,
  paste,
  percent,
  pick,
  picture,
  rowNames,
  rowNow,
} from '../support/uploads.ts'

/*
 * What goes wrong with uploads: each failure is said in its row, the others go on, and nothing counts as stored that is
 * not.
 */

const SECOND = 1_000

test('a signature that is refused: said in its row, the other file goes on, and another try signs anew (U7)', async () => {
  const { user, server } = await openUploads({
    switches: { faults: [{ operationId: 'materialUploadSign', kind: 'refuse', msg: '存储空间已满', times: 1 }] },
  })
  await pick([picture('甲.png'), picture('乙.png', { width: 65 })])
  await expectRow('甲.png', '存储空间已满')
  await expectRow('乙.png', '上传成功')
  expect(getComputedStyle(screen.getByText('存储空间已满')).color).toBe('rgb(196, 43, 50)')
  await press(user, '重试失败的 1 个', await panel())
  await expectRow('甲.png', '上传成功')
  expect(screen.queryByText('存储空间已满')).toBeNull()
  expect(server.calls('materialUploadSign')).toHaveLength(3)
})

test('a signature too old when the file arrives is asked for again by itself (U7)', async () => {
  const body = '<Error><Code>AccessDenied</Code><Message>Invalid according to Policy: Policy expired.</Message></Error>'
  const { server } = await openUploads({
    switches: { faults: [{ operationId: 'upload', kind: 'status', status: 403, body, times: 1 }] },
  })
  await pick([picture('甲.png')])
  await expectRow('甲.png', '上传成功')
  expect(server.calls('materialUploadSign')).toHaveLength(2)
})

test('nothing is sent to any other host (C12)', async () => {
  const { server } = await openUploads()
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
  const hosts = [
    ['javascript', ':alert(1)'].join(''),
    'https://elsewhere.example.invalid/',
    'ftp://127.0.0.1/',
    'http://user:secret@127.0.0.1/',
    '//elsewhere.example.invalid/',
  ]
  for (const [index, host] of hosts.entries()) {
    await server.setSwitches({ faults: [{ operationId: 'materialUploadSign', kind: 'set', values: { host } }] })
    await pick([picture(`${index}.png`)])
    await expectRow(`${index}.png`, '上传地址不在允许范围内，已拒绝发送')
  }
  expect(send).not.toHaveBeenCalled()
})

test('the connection breaks on the way: the row says so, the others go on, another try works (U12)', async () => {
  const { user, server } = await openUploads({
    switches: { faults: [{ operationId: 'upload', kind: 'cut', times: 1 }] },
  })
  await pick([picture('大图.png', { bytes: MB })])
  await expectRow('大图.png', '网络异常，上传中断')
  await pick([picture('小图.png')])
  await expectRow('小图.png', '上传成功')
  expect(cardsNamed('大图')).toBe(0)
  await press(user, '重试 大图.png', await panel())
  await expectRow('大图.png', '上传成功')
  await expectStored('大图')
  expect(server.calls('materialUploadSign')).toHaveLength(3)
})

test('no byte for half a minute: the row says that it stands still, and another try goes on (U10)', async () => {
  const { user, advance } = await openUploads({
    switches: { faults: [{ operationId: 'upload', kind: 'hang', times: 1 }] },
  })
  await pick([picture('大图.png', { bytes: MB })])
  // where it stands still: each byte before would begin the half minute anew
  await waitFor(() => expect(percent('大图.png')).toBe(60))
  await advance(25 * SECOND)
  expect(rowNow('大图.png')).not.toHaveTextContent('30 秒没有')
  await advance(6 * SECOND)
  await expectRow('大图.png', '30 秒没有进展，可重试')
  await press(user, '重试 大图.png', await panel())
  await expectRow('大图.png', '上传成功')
})

test.each<[string, FaultEffect, says: string]>([
  [
    '403 with XML',
    { kind: 'status', status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' },
    '上传凭证无效或已过期，请重试（SignatureDoesNotMatch）',
  ],
  ['413', { kind: 'status', status: 413 }, '文件大小超过存储服务的限制'],
  [
    '400 of a file that is too large',
    { kind: 'status', status: 400, body: '<Error><Code>EntityTooLarge</Code></Error>' },
    '文件大小超过存储服务的限制（EntityTooLarge）',
  ],
  ['an envelope that refuses', { kind: 'refuse', msg: '文件未通过校验' }, '文件未通过校验'],
])(
  'a store that refuses, or that is not the store: in words, and never as a success (U5): %s',
  async (_, trouble, says) => {
    const { user } = await openUploads({ switches: { faults: [{ operationId: 'upload', times: 1, ...trouble }] } })
    await pick([picture('海报.png')])
    await expectRow('海报.png', says)
    expect(screen.getAllByText(says)).toHaveLength(1)
    expect(screen.queryByText('上传成功')).toBeNull()
    expect(cardsNamed('海报')).toBe(0)
    await press(user, '重试 海报.png', await panel())
    await expectRow('海报.png', '上传成功')
  },
)

test.each<[string, FaultEffect, says: string]>([
  ['the page of a gateway', { kind: 'gateway', status: 502 }, '存储服务暂时不可用，结果未知，请刷新核对'],
  ['500 after it was stored', { kind: 'doneStatus', status: 500 }, '存储服务暂时不可用，结果未知，请刷新核对'],
  ['the page of a portal with 200', { kind: 'portal' }, '返回内容不是存储服务的应答，结果未知，请刷新核对'],
])(
  'what the store has not said itself: unknown, and asked before it is sent again (N10): %s',
  async (_, trouble, says) => {
    const { user, server } = await openUploads({
      switches: { faults: [{ operationId: 'upload', times: 1, ...trouble }] },
    })
    await pick([picture('海报.png')])
    await expectRow('海报.png', says)
    expect(screen.queryByRole('button', { name: /^重试失败的/ })).toBeNull()
    await press(user, '重试 海报.png', await panel())
    const question = await dialog('重新上传')
    expect(server.calls('upload')).toHaveLength(1)
    await press(user, '重新上传', question)
    await expectRow('海报.png', '上传成功')
  },
)

test('no answer although the store has taken the file: unknown, asked before it is sent again, and not with the failed (N6)', async () => {
  const { user, server } = await openUploads({
    search: '?status=0',
    switches: { faults: [{ operationId: 'upload', kind: 'lost' }] },
  })
  await pick([picture('甲.png')])
  await expectRow('甲.png', '网络异常，结果未知，请刷新核对')
  // the list was loaded again, and shows what happened; with what waits to be submitted alone, nothing else keeps it up
  // to date
  await expectStored('甲')
  expect(screen.queryByRole('button', { name: /^重试失败的/ })).toBeNull()
  await press(user, '重试 甲.png', await panel())
  await press(user, '取消', await dialog('重新上传'))
  await expectNoDialog()
  expect(server.calls('upload')).toHaveLength(1)
  await press(user, '移除 甲.png', await panel())
  await waitFor(() => expect(screen.queryByRole('region', { name: '上传列表' })).toBeNull())
})

test('the session ends in the middle: the queue waits for the login, and sends nothing twice (S3)', async () => {
  const { user, server } = await openUploads()
  await pick([picture('先.png')])
  await expectRow('先.png', '上传成功')
  await server.setSwitches({ faults: [{ operationId: 'materialUploadSign', kind: 'session', times: 1 }] })
  await pick([picture('甲.png', { width: 65 }), picture('乙.png', { width: 66 })])
  const login = await dialog('重新登录')
  await waitFor(async () => expect(await panel()).toHaveTextContent('已暂停'))
  await fill(user, within(login).getByLabelText(/^密码/), PASSWORD)
  await press(user, '登录', login)
  await expectNoDialog()
  for (const name of ['先', '甲', '乙']) {
    await expectRow(`${name}.png`, '上传成功')
    await expectStored(name)
  }
  expect(server.calls('upload')).toHaveLength(3)
})

test('signing out ends the uploads, and the next user sees none of them (S6)', async () => {
  const { user, at } = await openUploads({ switches: { uploadBytesPerSecond: 1_000 } })
  await pick([picture('甲.png', { bytes: MB })])
  await waitFor(() => expect(percent('甲.png')).toBeDefined())
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  const question = await dialog('退出登录')
  expect(question).toHaveTextContent('还有上传没有完成，退出后将中断。')
  await press(user, '退出', question)
  await waitFor(() => expect(at()).toMatch(/^\/login/))
  expect(asksBeforeLeaving()).toBe(false)
  await fill(user, await screen.findByRole('textbox', { name: /账号/ }), '13800000006')
  await fill(user, screen.getByLabelText(/^密码/), PASSWORD)
  await press(user, '登录')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByText('甲.png')).toBeNull()
})

test('names that lie, break lines or have no end are shown as they are and sent as they are (U11)', async () => {
  const names = [
    '../../etc/passwd.png',
    '\u202Egnp.exe.png',
    `${'长'.repeat(290)}.png`,
    '👨‍👩‍👧 假日.png',
    '<img src=x onerror=alert(1)>.png',
    'a"b\'c%00.png',
  ]
  const { server } = await openUploads()
  await paste(names.map((name, index) => picture(name, { width: 60 + index })))
  await waitFor(async () => expect(within(await panel()).getAllByText('上传成功')).toHaveLength(names.length))
  expect(await rowNames()).toContain('[U+202E]gnp.exe.png')
  // the server names what it stores after what it was told
  const { data } = await server.send<{ data: { name: string }[] }>('GET', '/api/material/page?page=0&limit=6')
  expect(new Set(data.map(({ name }) => name))).toEqual(new Set(names.map((name) => name.replace(/\.png$/, ''))))
  expect((await panel()).getBoundingClientRect().width).toBeLessThanOrEqual(560)
  expect(server.calls('upload')).toHaveLength(names.length)
})

test('offline: said in the row, nothing is sent later by itself, and another try works', async () => {
  const { user, server, advance } = await openUploads()
  await server.setSwitches({ offline: true })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await pick([picture('甲.png')])
  await advance(5 * SECOND)
  await expectRow('甲.png', '网络已断开，上传未开始')
  online.mockReturnValue(true)
  await server.setSwitches({ offline: false })
  dispatchEvent(new Event('online'))
  await advance(5 * SECOND)
  await expectRow('甲.png', '网络已断开，上传未开始')
  await press(user, '重试 甲.png', await panel())
  await expectRow('甲.png', '上传成功')
})
