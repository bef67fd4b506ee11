import { describe, expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

interface Card {
  id: number
  name: string
  status: number
  width: number
  height: number
  currentLevel: number
  content: string
}

const page = async (send: Send, query = '') =>
  (await send<{ total: number; data: Card[] }>('GET', `/api/program/page?page=0&limit=1000${query}`)).data
const detail = async (send: Send, id: unknown) => (await send('GET', `/api/program/${id}`)).data
const first = async (send: Send, query: string) => (await page(send, query)).data[0] as Card

async function scene(reviewLevels = 2, simulation = {}) {
  const server = testServer({
    switches: { scenario: { reviewLevels }, simulation: { flips: false, platformSeconds: [10, 10], ...simulation } },
  })
  return { server, send: await signIn(server) }
}

test('the list filters, and what was deleted is not in it', async () => {
  const { server, send } = await scene()
  const { data: all, total } = await page(send)
  expect(total).toBe(39)
  for (const status of [0, 1, 2, 3, 4, 5])
    expect((await page(send, `&status=${status}`)).data).toEqual(all.filter((card) => card.status === status))
  expect((await page(send, '&width=1080&height=1920')).data).toEqual(
    all.filter(({ width, height }) => width === 1080 && height === 1920),
  )
  expect((await page(send, `&name=${encodeURIComponent(all[3]?.name ?? '')}`)).data.map(({ id }) => id)).toContain(
    all[3]?.id,
  )
  const outside = (await page(send, '&groupId=0')).total
  expect(outside).toBeGreaterThan(0)
  expect(outside).toBeLessThan(total)
  // lying, or upright (W14)
  for (const card of all) expect(card).toMatchObject({ resolutionType: card.width >= card.height ? 1 : 2 })
  expect(new Set(all.map(({ width, height }) => width >= height)).size).toBe(2)
  const report = (await send('GET', '/api/report/first-page')).data.programStatus
  expect(Object.values<number>(report).reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(server.report().violations).toEqual([])
})

test('delete, groups, organisations', async () => {
  const { server, send } = await scene()
  for (const status of [2, 3])
    expect((await send('DELETE', `/api/program/${(await first(send, `&status=${status}`)).id}`)).msg).toBe(
      '审核中的广告不能删除',
    )
  const { id } = await first(send, '&status=1')
  expect((await send('DELETE', `/api/program/${id}`)).code).toBe(1)
  expect([(await send('GET', `/api/program/${id}`)).msg, (await page(send)).total]).toEqual(['广告不存在', 38])
  const ids = (await page(send)).data.slice(0, 2).map((card) => card.id)
  await send('PATCH', '/api/program/group/relation', { ids, groupId: 3 })
  await send('PATCH', '/api/program/org', { ids, orgId: 4 })
  expect(await detail(send, ids[0])).toMatchObject({ groupId: 3, organizationId: 4 })
  await send('DELETE', '/api/program/group/3')
  expect(await detail(send, ids[0])).toMatchObject({ groupId: 0 })
  await send('POST', '/api/program/group', { name: '新分组' })
  const newest = async () => (await send<{ id: number; name: string }[]>('GET', '/api/program/group/list')).data.at(-1)
  expect((await newest())?.name).toBe('新分组')
  await send('PATCH', '/api/program/group', { id: (await newest())?.id, name: '改名' })
  expect((await newest())?.name).toBe('改名')
  expect(server.report().violations).toEqual([])
})

describe('review', () => {
  test('of a pending ad and of rejected ones; nothing else can be submitted', async () => {
    const { send } = await scene()
    for (const status of [0, 4, 5]) {
      const { id } = await first(send, `&status=${status}`)
      expect((await send('POST', `/api/program/${id}/check/submit`)).code).toBe(1)
      expect(await detail(send, id)).toMatchObject({ status: 2, currentLevel: 1, checkReason: '' })
    }
    for (const status of [1, 2, 3])
      expect((await send('POST', `/api/program/${(await first(send, `&status=${status}`)).id}/check/submit`)).msg).toBe(
        '该广告当前不能提交',
      )
  })

  test('four levels, a rejection on the way, and the platform', async () => {
    const { server, send } = await scene(4, { platform: 'pass' })
    const { id } = await first(send, '&status=0')
    const process = (level: number, reject: 0 | 1 = 0) =>
      send('POST', `/api/program/check/process${level}`, { id, reject, reason: reject ? '文字有误' : '' })
    await send('POST', `/api/program/${id}/check/submit`)
    await process(1)
    await process(2, 1)
    expect(await detail(send, id)).toMatchObject({ status: 4, checkReason: '文字有误' })
    expect((await process(2)).msg).toBe('该广告当前不在此审核级别：系统管理员已于 10:00 审核为不通过')
    await server.advance(86_400_000)
    expect((await process(1)).msg).toBe('该广告当前不在此审核级别：系统管理员已于 2026-11-20 10:00 审核为不通过')
    await send('POST', `/api/program/${id}/check/submit`)
    for (const level of [1, 2, 3, 4]) expect((await process(level)).code).toBe(1)
    expect((await detail(send, id)).status).toBe(3)
    await server.advance(10_000)
    expect((await detail(send, id)).status).toBe(1)
  })
})

describe('saving', () => {
  const body = (changes = {}) => ({
    name: ' 新广告 ',
    content: JSON.stringify({ name: '新广告', pages: [{ elements: [] }] }),
    materialIds: [5001, 9001],
    duration: 60,
    width: 1920,
    height: 1080,
    snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQ',
    ...changes,
  })
  const scenes = (count: number) =>
    JSON.stringify({ name: 'x', pages: Array.from({ length: count }, () => ({ elements: [] })) })

  test('makes an ad of the own organisation, with its thumbnail', async () => {
    const { server } = await scene()
    const send = await signIn(server, '13800000001')
    expect((await send('POST', '/api/program', body())).code).toBe(1)
    const { id } = await first(send, '')
    const made = await detail(send, id)
    expect(made).toMatchObject({
      name: '新广告',
      status: 0,
      organizationId: 2,
      groupId: 0,
      creator: '运营小王',
      createTime: '2026-11-20 10:00:00',
    })
    expect(made.size).toBeGreaterThan(0)
    const picture = async (path: string) => server.handle(new Request(`http://mock.test/cdn/img/${path}`))
    const thumbnail = await picture(made.snapshot)
    expect(thumbnail?.headers.get('Content-Type')).toBe('image/jpeg')
    expect([...new Uint8Array((await thumbnail?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      0xff, 0xd8, 0xff, 0xe0, 0, 0x10,
    ])
    await server.advance(1_000)
    // letters are found in either case; what is as wide as it is high is lying (W14)
    await send('PATCH', '/api/program', { id, ...body({ name: 'Led', width: 1080, height: 1080 }) })
    for (const name of ['led', 'LED']) expect((await first(send, `&name=${name}`)).id).toBe(id)
    expect(await detail(send, id)).toMatchObject({ resolutionType: 1 })
    expect((await send('PATCH', '/api/program', { id, ...body({ name: '改过' }) })).code).toBe(1)
    const changed = await detail(send, id)
    expect(changed.name).toBe('改过')
    expect([(await picture(changed.snapshot))?.status, (await picture(made.snapshot))?.status]).toEqual([200, 404])
  })

  test('a page whose media nobody can answer gets addresses of what an ad shows, and of nothing else', async () => {
    const server = testServer({ media: (path) => (path.endsWith('.gone') ? path : `blob:${path}`) })
    const send = await signIn(server)
    const content = (video: string, picture: string) =>
      JSON.stringify({ pages: [{ elements: [{ path: video, snapshot: picture, text: 'a.png' }, { path: 'b.gone' }] }] })
    await send('POST', '/api/program', body({ content: content('video/a.mp4', 'a.png') }))
    const made = await first(send, '')
    expect(made.content).toBe(content('blob:video/a.mp4', 'blob:a.png'))
    expect((await detail(send, made.id)).content).toBe(made.content)
  })

  test.each<[object, string]>([
    [{ name: ' ' }, '请输入广告名称'],
    [{ name: '二十个字符二十个字符二十个字符二十个字符一' }, '广告名称不能超过 20 个字符'],
    [{ content: scenes(0) }, '请至少添加一个场景'],
    [{ content: scenes(11) }, '每个广告最多 10 个场景'],
    [{ content: 'no JSON' }, '广告内容格式不正确'],
  ])('refuses %j', async (changes, message) => {
    const { send } = await scene()
    expect((await send('POST', '/api/program', body(changes))).msg).toBe(message)
  })

  test('changes what may be edited only; a rejected ad is pending again', async () => {
    const { send } = await scene()
    for (const status of [1, 2, 3])
      expect(
        (await send('PATCH', '/api/program', { id: (await first(send, `&status=${status}`)).id, ...body() })).msg,
      ).toBe('该广告当前不能编辑')
    const { id } = await first(send, '&status=4')
    await send('PATCH', '/api/program', { id, ...body() })
    expect(await detail(send, id)).toMatchObject({ status: 0, checkReason: '' })
  })

  test('picks from own and shared materials that are approved', async () => {
    const { server, send } = await scene()
    const own = (await send('GET', '/api/program/material/page?page=0&limit=100&status=1&type=1')).data
    expect(own.total).toBeGreaterThan(0)
    expect(
      own.data.every((item: { path: string; duration: number }) => item.path.startsWith('clips/') && item.duration > 0),
    ).toBe(true)
    const shared = (await send('GET', '/api/program/cctv-material/page?page=0&limit=100&status=1')).data
    const groups = (await send<{ id: number }[]>('GET', '/api/material/cctv-group/list')).data
    const counts = await Promise.all(
      groups.map(
        async ({ id }) =>
          (await send('GET', `/api/program/cctv-material/page?page=0&limit=1&groupId=${id}`)).data.total,
      ),
    )
    expect([shared.total, counts.reduce((sum, count) => sum + count, 0)]).toEqual([32, 32])
    expect(server.report().violations).toEqual([])
  })
})
