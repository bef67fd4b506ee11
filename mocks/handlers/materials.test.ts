import { describe, expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

interface Card {
  id: number
  name: string
  type: 0 | 1
  status: number
  currentLevel: number
  currentLevelName: string
}

const page = async (send: Send, query = '') =>
  (await send<{ total: number; data: Card[] }>('GET', `/api/material/page?page=0&limit=1000${query}`)).data
const detail = async (send: Send, id: unknown) => (await send('GET', `/api/material/${id}`)).data
const first = async (send: Send, query: string) => (await page(send, query)).data[0] as Card

/** A server with so many levels of review, and somebody who may do everything. */
async function scene(reviewLevels = 2, simulation = {}) {
  const server = testServer({
    switches: { scenario: { reviewLevels }, simulation: { flips: false, platformSeconds: [10, 10], ...simulation } },
  })
  return { server, send: await signIn(server) }
}

describe('the list', () => {
  test('filters, newest first', async () => {
    const { server, send } = await scene()
    const { data: all, total } = await page(send)
    expect(total).toBe(60)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
    const count = async (query: string, where: (card: Card) => boolean) => {
      const found = await page(send, query)
      expect(found.data).toEqual(all.filter(where))
      expect(found.total).toBe(found.data.length)
      expect(found.total).toBeGreaterThan(0)
    }
    await count('&type=0', ({ type }) => type === 0)
    await count('&type=1', ({ type }) => type === 1)
    for (const status of [0, 1, 2]) await count(`&status=${status}`, (card) => card.status === status)
    await count(`&name=${encodeURIComponent(' 海报 ')}`, ({ name }) => name.includes('海报'))
    await count('&orgId=1', () => true)
    const grouped = await Promise.all([1, 2, 3, 4, 5].map(async (id) => (await page(send, `&groupId=${id}`)).total))
    expect((await page(send, '&groupId=0')).total).toBe(total - grouped.reduce((sum, count_) => sum + count_, 0))
    expect((await page(send, '&orgId=2')).total).toBe((await page(await signIn(server, '13800000001'))).total)
    expect(server.report().violations).toEqual([])
  })

  test('what somebody may not see is not there for any call', async () => {
    const { server, send } = await scene()
    const operator = await signIn(server, '13800000001')
    const own = new Set((await page(operator)).data.map(({ id }) => id))
    const { id } = (await page(send)).data.find((card) => !own.has(card.id)) as Card
    const answers = [
      await operator('GET', `/api/material/${id}`),
      await operator('PATCH', '/api/material/name', { id, name: 'x' }),
      await operator('DELETE', `/api/material/${id}`),
      await operator('POST', '/api/material/check/submit', [id]),
    ]
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual(answers.map(() => [0, '素材不存在']))
  })
})

describe('changes', () => {
  test('rename', async () => {
    const { send } = await scene()
    const { id } = await first(send, '')
    expect((await send('PATCH', '/api/material/name', { id, name: '  ' })).msg).toBe('请输入素材名称')
    await send('PATCH', '/api/material/name', { id, name: ' 新名字 ' })
    expect((await detail(send, id)).name).toBe('新名字')
  })

  test('delete, but not during a review', async () => {
    const { send } = await scene()
    for (const status of [2, 3])
      expect((await send('DELETE', `/api/material/${(await first(send, `&status=${status}`)).id}`)).msg).toBe(
        '审核中的素材不能删除',
      )
    const { id } = await first(send, '&status=0')
    expect((await send('DELETE', `/api/material/${id}`)).code).toBe(1)
    expect((await send('GET', `/api/material/${id}`)).msg).toBe('素材不存在')
  })

  test('groups and organisations of many at once, all or none', async () => {
    const { send } = await scene()
    const there = new Set((await page(send, '&orgId=3')).data.map(({ id }) => id))
    const ids = (await page(send)).data
      .map(({ id }) => id)
      .filter((id) => !there.has(id))
      .slice(0, 3)
    await send('PATCH', '/api/material/group/relation', { ids, groupId: 2 })
    expect((await page(send, '&groupId=2')).data.filter(({ id }) => ids.includes(id))).toHaveLength(3)
    await send('PATCH', '/api/material/group/relation', { ids, groupId: 0 })
    expect((await page(send, '&groupId=0')).data.filter(({ id }) => ids.includes(id))).toHaveLength(3)
    expect((await send('PATCH', '/api/material/group/relation', { ids, groupId: 99 })).msg).toBe('分组不存在')
    expect((await send('PATCH', '/api/material/org', { ids: [...ids, 1], orgId: 3 })).msg).toBe('素材不存在')
    expect((await page(send, '&orgId=3')).data.some(({ id }) => ids.includes(id))).toBe(false)
    await send('PATCH', '/api/material/org', { ids, orgId: 3 })
    expect((await page(send, '&orgId=3')).data.filter(({ id }) => ids.includes(id))).toHaveLength(3)
    expect((await send('PATCH', '/api/material/org', { ids: [], orgId: 3 })).msg).toBe('请选择广告')
  })

  test('a deleted group leaves what was in it without one', async () => {
    const { send } = await scene()
    const inside = (await page(send, '&groupId=1')).data.map(({ id }) => id)
    expect((await send('POST', '/api/material/group/', { name: '品牌形象' })).msg).toBe('分组名称已存在')
    expect((await send('POST', '/api/material/group/', { name: '超过十个字符的分组名称' })).msg).toBe(
      '分组名称不能超过 10 个字符',
    )
    await send('PATCH', '/api/material/group', { id: 1, name: '改名' })
    expect((await send<{ name: string }[]>('GET', '/api/material/group/list')).data[0]?.name).toBe('改名')
    await send('DELETE', '/api/material/group/1')
    const ungrouped = new Set((await page(send, '&groupId=0')).data.map(({ id }) => id))
    expect(inside.every((id) => ungrouped.has(id))).toBe(true)
  })
})

describe('review', () => {
  test('of several that are pending, or of none', async () => {
    const { send } = await scene()
    const ids = (await page(send, '&status=0')).data.map(({ id }) => id)
    const rejected = await first(send, '&status=4')
    expect((await send('POST', '/api/material/check/submit', [...ids, rejected.id])).msg).toBe(
      '只有待提交的素材可以提交',
    )
    expect((await page(send, '&status=0')).total).toBe(ids.length)
    expect((await send('POST', '/api/material/check/submit', ids)).data).toBe(ids.length)
    expect(await first(send, '&status=2')).toMatchObject({ currentLevel: 1, currentLevelName: '一级审核' })
  })

  test.each([1, 2, 3, 4])('climbs %d levels, then the platform decides', async (levels) => {
    const { server, send } = await scene(levels, { platform: 'pass' })
    const { id } = await first(send, '&status=0')
    await send('POST', '/api/material/check/submit', [id])
    for (let level = 1; level <= levels; level += 1) {
      expect(await detail(send, id)).toMatchObject({
        status: 2,
        currentLevel: level,
        currentLevelName: `${'一二三四'[level - 1]}级审核`,
      })
      const other = (level % 4) + 1
      expect((await send('POST', `/api/material/check/process${other}`, { id, reject: 0, reason: '' })).msg).toContain(
        '该素材当前不在此审核级别',
      )
      const reviewer = await signIn(server, `1380000000${level + 1}`)
      expect((await reviewer('POST', `/api/material/check/process${other}`, { id, reject: 0, reason: '' })).msg).toBe(
        '没有权限执行此操作',
      )
      expect((await reviewer('POST', `/api/material/check/process${level}`, { id, reject: 0, reason: '' })).code).toBe(
        1,
      )
    }
    expect(await detail(send, id)).toMatchObject({ status: 3, currentLevel: 0, currentLevelName: '' })
    await server.advance(9_999)
    expect((await page(send, '&status=3')).data.some((card) => card.id === id)).toBe(true)
    await server.advance(1)
    expect(await detail(send, id)).toMatchObject({ status: 1, checkReason: '' })
  })

  test('a rejection has a reason, and is the end (R10)', async () => {
    const { send } = await scene()
    const { id, currentLevel } = await first(send, '&status=2')
    const reject = (reason: string) =>
      send('POST', `/api/material/check/process${currentLevel}`, { id, reject: 1, reason })
    expect((await reject(' ')).msg).toBe('请输入原因')
    expect((await reject('一二三四五六七八九十一二三四五六七八九十多')).msg).toBe('原因不能超过 20 个字符')
    expect((await reject(' 画质不清晰 ')).code).toBe(1)
    // whoever is slower hears who was faster, and how it ended
    expect((await reject('画质不清晰')).msg).toMatch(/^该素材当前不在此审核级别：.+已于 10:00 审核为不通过$/)
    expect(await detail(send, id)).toMatchObject({ status: 4, currentLevel: 0, checkReason: '画质不清晰' })
    expect((await send('POST', '/api/material/check/submit', [id])).msg).toBe('只有待提交的素材可以提交')
  })

  test.each([
    ['fail', 5],
    ['never', 3],
  ] as const)('when the platform is to %s, it ends at %d', async (platform, status) => {
    const { server, send } = await scene(1, { platform })
    const { id } = await first(send, '&status=0')
    await send('POST', '/api/material/check/submit', [id])
    const approve = () => send('POST', '/api/material/check/process1', { id, reject: 0, reason: '' })
    await approve()
    expect((await approve()).msg).toMatch(/已于 10:00 通过$/)
    await server.advance(3_600_000)
    const found = await detail(send, id)
    expect(found.status).toBe(status)
    expect(found.checkReason !== '').toBe(status === 5)
  })
})
