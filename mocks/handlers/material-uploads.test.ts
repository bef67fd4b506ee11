import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { clipFiles } from '../media/clip-files.ts'
import { uploadRules } from '../db/company-settings.ts'
import { jpeg, png, postUpload, signIn, testServer, tokenOf, uploadAs } from '../testing.ts'

const clip = async (name: string) => new Uint8Array(await readFile(clipFiles[name] as URL))
const film = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../tests/support/films/${name}`, import.meta.url)))
const newest = async (send: Awaited<ReturnType<typeof signIn>>) =>
  (await send('GET', '/api/material/page?page=0&limit=1')).data.data[0]
const detailOf = async (send: Awaited<ReturnType<typeof signIn>>, id: unknown) =>
  (await send('GET', `/api/material/${id}`)).data
const scene = async (simulation = {}) => {
  const server = testServer({ switches: { simulation } })
  return { server, send: await signIn(server, '13800000001') }
}

test('a signature allows as many bytes as the rules of its kind', async () => {
  const { send } = await scene()
  const limits = await Promise.all(
    [
      { originName: 'a.png', type: 0 },
      { originName: 'a.mp4', type: 1 },
    ].map(async (body) => {
      const { data } = await send('POST', '/api/material/oss-signature', body)
      return JSON.parse(atob(data.fields.policy)).conditions[1]
    }),
  )
  expect(limits).toEqual([
    ['content-length-range', 1, uploadRules.imageLimit],
    ['content-length-range', 1, uploadRules.videoLimit],
  ])
  expect(uploadRules.imageLimit).not.toBe(uploadRules.videoLimit)
})

describe('an upload', () => {
  test('of a picture is a material that waits to be submitted, and is there to be seen', async () => {
    const { server, send } = await scene()
    expect((await uploadAs(server, send, '海报.v2.png', 0, png(640, 480))).status).toBe(201)
    const card = await newest(send)
    expect(card).toMatchObject({ name: '海报.v2', type: 0, status: 0, enabled: 1 })
    const detail = await detailOf(send, card.id)
    expect(detail).toMatchObject({
      width: 640,
      height: 480,
      size: png(640, 480).length,
      duration: 0,
      mime: 'image/png',
      createTime: '2026-11-20 10:00:00',
    })
    const file = await server.handle(new Request(`http://mock.test/cdn/img/${detail.path}`))
    expect([
      file?.status,
      file?.headers.get('Content-Type'),
      new Uint8Array(await (file as Response).arrayBuffer()),
    ]).toEqual([200, 'image/png', png(640, 480)])
    expect(server.report().violations).toEqual([])
  })

  test('of a video is transcoded first, and can be sought', async () => {
    const { server, send } = await scene({ transcoding: 'pass', transcodingSeconds: [5, 5] })
    const bytes = await clip('read')
    expect((await uploadAs(server, send, '灯.mp4', 1, bytes)).status).toBe(201)
    const { id, status } = await newest(send)
    expect(status).toBe(6)
    expect((await send('POST', '/api/material/check/submit', [id])).msg).toBe('只有待提交的素材可以提交')
    await server.advance(5_000)
    const detail = await detailOf(send, id)
    expect(detail).toMatchObject({ status: 0, width: 216, height: 384, duration: 10, mime: 'video/mp4' })
    const part = async (range: string) =>
      (await server.handle(
        new Request(`http://mock.test/cdn/video/${detail.path}`, { headers: { Range: range } }),
      )) as Response
    const middle = await part('bytes=100-199')
    expect([middle.status, middle.headers.get('Content-Range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(bytes.slice(100, 200))
    expect((await part('bytes=-10')).headers.get('Content-Range')).toBe(
      `bytes ${bytes.length - 10}-${bytes.length - 1}/${bytes.length}`,
    )
    expect((await part(`bytes=${bytes.length}-`)).status).toBe(416)
  })

  test.each([
    ['fail', 7],
    ['never', 6],
  ] as const)('whose transcoding is to %s stands at %d', async (transcoding, status) => {
    const { server, send } = await scene({ transcoding, transcodingSeconds: [1, 1] })
    await uploadAs(server, send, 'a.mp4', 1, await clip('latte'))
    await server.advance(60_000)
    expect((await newest(send)).status).toBe(status)
  })

  test.each([
    ['is no film', () => new TextEncoder().encode('no film at all')],
    ['breaks off before its header', () => film('no-moov.mp4')],
    ['has sound only', () => film('audio-only.mp4')],
  ])('that %s fails when it is transcoded', async (_, content) => {
    const { server, send } = await scene({ transcoding: 'pass', transcodingSeconds: [1, 1] })
    await uploadAs(server, send, 'a.mp4', 1, await content())
    await server.advance(1_000)
    expect((await newest(send)).status).toBe(7)
  })

  test('goes to its own organisation, several at once each to its own place', async () => {
    const { server, send } = await scene()
    const answers = await Promise.all(
      [1, 2, 3].map((width) => uploadAs(server, send, `${width}.jpg`, 0, jpeg(width, 9))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const cards = (await send('GET', '/api/material/page?page=0&limit=3&orgId=2')).data.data as {
      id: number
      name: string
    }[]
    expect(cards.map(({ name }) => name).sort()).toEqual(['1', '2', '3'])
    expect(new Set(cards.map(({ id }) => id)).size).toBe(3)
  })
})

describe('the store refuses', () => {
  const sign = async (name = 'a.png') => {
    const { server, send } = await scene()
    const { data } = await send('POST', '/api/material/oss-signature', { originName: name, type: 0 })
    return { server, send, signed: data as { host: string; fields: Record<string, string>; data: string } }
  }

  test.each<[string, (signed: { fields: Record<string, string>; data: string }) => void, string]>([
    ['another key', ({ fields }) => (fields.key = 'uploads/other.png'), 'AccessDenied'],
    ['another signature', ({ fields }) => (fields.signature = 'x'), 'SignatureDoesNotMatch'],
    ['other data', (signed) => (signed.data = 'x'), 'SignatureDoesNotMatch'],
  ])('%s', async (_, spoilt, code) => {
    const { server, signed } = await sign()
    spoilt(signed)
    const answer = await postUpload(server, signed, 'a.png', png(1, 1))
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([403, 'application/xml'])
    expect(await answer.text()).toContain(`<Code>${code}</Code>`)
  })

  test('a signature that is too old, or was used, or is for another name', async () => {
    const { server, signed } = await sign()
    expect(await (await postUpload(server, signed, 'b.png', png(1, 1))).text()).toContain('originName')
    expect((await postUpload(server, signed, 'a.png', png(1, 1))).status).toBe(201)
    expect(await (await postUpload(server, signed, 'a.png', png(1, 1))).text()).toContain('has been used')
    const inTime = await sign()
    await inTime.server.advance(9 * 60_000)
    expect((await postUpload(inTime.server, inTime.signed, 'a.png', png(1, 1))).status).toBe(201)
    const late = await sign()
    await late.server.advance(11 * 60_000)
    expect(await (await postUpload(late.server, late.signed, 'a.png', png(1, 1))).text()).toContain('Policy expired')
  })

  test.each<[string, Uint8Array<ArrayBuffer>, number, string]>([
    ['a picture larger than 4096', png(4097, 10), 400, 'InvalidArgument'],
    ['what is no picture', new TextEncoder().encode('text'), 400, 'InvalidArgument'],
    ['nothing', new Uint8Array(), 400, 'EntityTooSmall'],
    ['too much', new Uint8Array(10 * 1024 * 1024 + 1), 400, 'EntityTooLarge'],
  ])('%s', async (_, bytes, status, code) => {
    const { server, send, signed } = await sign()
    const before = (await send('GET', '/api/material/page?page=0&limit=1')).data.total
    const answer = await postUpload(server, signed, 'a.png', bytes)
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)])
    expect((await send('GET', '/api/material/page?page=0&limit=1')).data.total).toBe(before)
  })

  test('a form without a file at its end', async () => {
    const { server, signed } = await sign()
    const form = new FormData()
    form.append('file', new Blob([png(1, 1)]), 'a.png')
    form.append('key', signed.fields.key as string)
    const answer = (await server.handle(new Request(signed.host, { method: 'POST', body: form }))) as Response
    expect(await answer.text()).toContain('as the last field')
    expect(((await server.handle(new Request(signed.host, { method: 'POST', body: 'x' }))) as Response).status).toBe(
      400,
    )
  })
})

test('a signature is given for formats of the kind only, to holders of 21', async () => {
  const { server, send } = await scene()
  const ask = async (originName: string, type: 0 | 1) =>
    (await send('POST', '/api/material/oss-signature', { originName, type })).msg
  expect(await ask('a.gif', 0)).toBe('素材类型不符')
  expect(await ask('a.mp4', 0)).toBe('素材类型不符')
  expect(await ask('a.MP4', 1)).toBe('success')
  const reviewer = await signIn(server, '13800000002')
  expect((await reviewer('POST', '/api/material/oss-signature', { originName: 'a.png', type: 0 })).msg).toBe(
    '没有权限执行此操作',
  )
})

test('faults meet the store beside the calls', async () => {
  const { server, send } = await scene()
  await server.setSwitches({
    faults: [
      { operationId: 'upload', kind: 'status', status: 403, body: '<Error><Code>Denied</Code></Error>', times: 1 },
      { operationId: '*', kind: 'refuse', skip: 1 },
    ],
  })
  const answer = await uploadAs(server, send, 'a.png', 0, png(1, 1))
  expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    403,
    'application/xml',
    '<Error><Code>Denied</Code></Error>',
  ])
  expect(server.transfer('POST', 'http://mock.test/cdn/upload')).toMatchObject({ fault: undefined, trouble: undefined })
  await server.setSwitches({ faults: [{ operationId: 'upload', kind: 'cut' }] })
  expect(server.transfer('POST', 'http://mock.test/cdn/upload')).toMatchObject({ trouble: 'cut' })
  expect(server.transfer('GET', 'http://mock.test/cdn/upload')).toBeUndefined()
  expect(server.transfer('POST', 'http://mock.test/api/auth/login')).toBeUndefined()
})

test('what was uploaded outlives a deletion only while an ad shows it', async () => {
  const { server, send } = await scene()
  const admin = await signIn(server)
  const path = async (name: string) => {
    await uploadAs(server, send, name, 0, png(2, 2))
    const { id } = await newest(send)
    return { id, path: (await detailOf(send, id)).path as string }
  }
  const [unused, used, once] = [await path('a.png'), await path('b.png'), await path('c.png')]
  const body = {
    name: '新广告',
    content: JSON.stringify({ name: '新广告', pages: [{ elements: [] }] }),
    materialIds: [5001, used.id],
    duration: 10,
    width: 1920,
    height: 1080,
    snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQ',
  }
  expect((await admin('POST', '/api/program', body)).code).toBe(1)
  // an ad that is deleted shows nothing any more
  await admin('POST', '/api/program', { ...body, materialIds: [once.id] })
  const [{ id: deleted }] = (await admin('GET', '/api/program/page?page=0&limit=1')).data.data
  expect((await admin('DELETE', `/api/program/${deleted}`)).code).toBe(1)
  for (const { id } of [unused, used, once]) expect((await send('DELETE', `/api/material/${id}`)).code).toBe(1)
  const status = async ({ path: file }: { path: string }) =>
    (await server.handle(new Request(`http://mock.test/cdn/img/${file}`)))?.status
  expect([await status(unused), await status(used), await status(once)]).toEqual([404, 200, 404])
  expect(await tokenOf(server)).toBeTruthy()
})
