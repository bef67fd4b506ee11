import { expect, test } from 'vitest'
import { signIn, testServer } from '../testing.ts'

/* What a call refuses, in its words, and that nothing of a refused call was done. */

/** A terminal that is online, with ads on it. */
async function scene() {
  const server = testServer({ switches: { simulation: { flips: false, commandFailRate: 0 } } })
  const send = await signIn(server)
  const { data } = (await send('GET', '/api/device/page?page=0&limit=1000&state=1')).data
  for (const device of data as { id: number }[]) {
    const plays = (await send('GET', `/api/device/play/list?id=${device.id}&page=0&limit=100`)).data as {
      programId: number
    }[]
    if (plays.length > 1) return { server, send, device, plays }
  }
  throw new Error('No terminal plays two ads')
}

const range = (t: string, v: unknown = 5) => ({ t, v })

test('settings of terminals', async () => {
  const { send, device } = await scene()
  const before = (await send('GET', `/api/device/${device.id}`)).data
  const volume = (period: unknown[], idList: unknown[] = [device.id]) =>
    send('PATCH', '/api/device/volume', { idList, volumeTarget: { val: 7, period } })
  expect((await volume([], [])).msg).toBe('请选择终端')
  expect((await volume([range('10:00-09:00')])).msg).toBe('开始时间必须早于结束时间')
  expect((await volume([range('08:00')])).msg).toBe('时间和音量不能为空')
  expect((await volume(['08:00-09:00', '09:00-10:00', '10:00-11:00'].map((t) => range(t)))).msg).toBe(
    '最多设置 2 个时间段',
  )
  expect((await send('PATCH', '/api/device', { id: device.id, name: '改名', addr: ' ' })).msg).toBe('请输入终端地址')
  for (const path of ['group/relation', 'org'])
    expect((await send('PATCH', `/api/device/${path}`, { ids: [], groupId: 1, orgId: 1 })).msg).toBe('请选择终端')
  expect((await send('GET', `/api/device/${device.id}`)).data).toEqual(before)
  // what is not said stays
  await send('PATCH', '/api/device', { id: device.id, name: ' 改名 ', addr: ' 新地址 ', remark: '备注' })
  await send('PATCH', '/api/device', { id: device.id, name: '改名', addr: '新地址' })
  expect((await send('GET', `/api/device/${device.id}`)).data).toMatchObject({
    name: '改名',
    addr: '新地址',
    remark: '备注',
  })
})

test('stopping ads on a terminal takes all that are named, or none', async () => {
  const { send, device, plays } = await scene()
  const stop = (...programIds: unknown[]) => send('POST', '/api/device/play-stop', { deviceId: device.id, programIds })
  const left = async () =>
    (await send('GET', `/api/device/play/list?id=${device.id}&page=0&limit=100`)).data.map(
      ({ programId }: { programId: number }) => programId,
    )
  const [first, ...others] = plays.map(({ programId }) => programId)
  expect((await stop()).msg).toBe('请选择广告')
  expect((await stop(first, 4711)).msg).toBe('广告不在该终端的播放列表中')
  expect(await left()).toEqual([first, ...others])
  expect((await stop(String(first), others[0])).code).toBe(1)
  expect(await left()).toEqual(others.slice(1))
  expect((await send('GET', `/api/device/play/list?id=${device.id}&page=${others.length - 1}&limit=1`)).data).toEqual(
    [],
  )
})

test('pages of the ads on a terminal', async () => {
  const { send, device, plays } = await scene()
  const page = async (number: number, limit: number) =>
    (await send('GET', `/api/device/play/list?id=${device.id}&page=${number}&limit=${limit}`)).data
  expect([await page(0, 1), await page(1, 1)]).toEqual([[plays[0]], [plays[1]]])
  expect(await page(1, 2)).toEqual(plays.slice(2, 4))
})

test('a command that fails changes nothing of the terminal', async () => {
  const { server, send, device } = await scene()
  const read = async () => {
    const { screenshotUpdate, diskInfo, state } = (await send('GET', `/api/device/${device.id}`)).data
    return { screenshotUpdate, diskInfo, state }
  }
  const before = await read()
  await server.setSwitches({ simulation: { commandFailRate: 1, commandSeconds: [5, 5] } })
  for (const type of [0, 1, 4]) await send('POST', '/api/device/command', { deviceIds: [device.id], type })
  await server.advance(6000)
  expect(await read()).toEqual(before)
})

test('a command changes what it is about, and nothing else', async () => {
  const { server, send, device } = await scene()
  const read = async () => (await send('GET', `/api/device/${device.id}`)).data
  const before = await read()
  await server.setSwitches({ simulation: { commandSeconds: [5, 5] } })
  for (const type of [4, 5]) await send('POST', '/api/device/command', { deviceIds: [device.id], type })
  await server.advance(6000)
  expect(await read()).toMatchObject({ state: 1, screenshotUpdate: before.screenshotUpdate })
  await send('POST', '/api/device/command', { deviceIds: [device.id], type: 1 })
  await server.advance(6000)
  expect(await read()).toMatchObject({ state: 0, screenshotUpdate: before.screenshotUpdate })
})

test('groups: a name is free, known, and not that of the ungrouped', async () => {
  const { send } = await scene()
  const list = async () => (await send('GET', '/api/device/group/list')).data as { id: number; name: string }[]
  const [first, second] = await list()
  const rename = (id: unknown, name: unknown) => send('PATCH', '/api/device/group/', { id, name })
  expect((await rename(first?.id, second?.name)).msg).toBe('分组名称已存在')
  expect((await rename(first?.id, ` ${first?.name} `)).code).toBe(1)
  expect((await rename(4711, '新分组')).msg).toBe('分组不存在')
  expect((await rename(first?.id, '未分组')).msg).toBe('分组名称不能为“未分组”')
  expect((await list())[0]).toEqual(first)
})

test('saving an ad', async () => {
  const server = testServer()
  const send = await signIn(server)
  const body = (changes: object) => ({
    name: '新广告',
    content: JSON.stringify({ pages: [{}] }),
    materialIds: [],
    duration: 60,
    width: 1920,
    height: 1080,
    snapshotBase64: 'data:image/jpeg;base64,AAAA',
    ...changes,
  })
  const save = async (changes: object) => (await send('POST', '/api/program', body(changes))).msg
  const pages = (count: number) => JSON.stringify({ pages: Array.from({ length: count }, () => ({})) })
  const total = async () => (await send('GET', '/api/program/page?page=0&limit=1')).data.total
  const before = await total()
  expect(await save({ name: ' ' })).toBe('请输入广告名称')
  expect(await save({ content: pages(0) })).toBe('请至少添加一个场景')
  expect(await save({ content: pages(11) })).toBe('每个广告最多 10 个场景')
  for (const content of ['{', '{}', '{"pages":7}', 'null']) expect(await save({ content })).toBe('广告内容格式不正确')
  expect(await save({ snapshotBase64: 'data:image/png;base64,AAAA' })).toBe('缩略图格式不正确')
  expect(await total()).toBe(before)
  const material = (await send('GET', '/api/program/material/page?page=0&limit=1&status=1')).data.data[0]
  const shared = (await send('GET', '/api/program/cctv-material/page?page=0&limit=1')).data.data[0]
  await send(
    'POST',
    '/api/program',
    body({ name: ' 新广告 ', content: pages(10), materialIds: [material.id, shared.id, 'gone'] }),
  )
  const [made] = (await send('GET', '/api/program/page?page=0&limit=1')).data.data
  expect(made).toMatchObject({ name: '新广告', status: 0, width: 1920, height: 1080 })
  expect((await send('GET', `/api/program/${made.id}`)).data).toMatchObject({
    size: material.size + shared.size,
    duration: 60,
    groupId: 0,
    creator: '系统管理员',
  })
})
