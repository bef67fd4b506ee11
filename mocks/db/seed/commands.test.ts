import { expect, test } from 'vitest'
import { signIn, testServer } from '../../testing.ts'

interface Logged {
  type: number
  sn: string
  createTime: string
}
interface Terminal {
  sn: string
  screenshotUpdate?: string
}

test('commands of several kinds failed, but no screenshot of a terminal that has a newer one', async () => {
  const send = await signIn(testServer())
  const rows = async <Row>(path: string) => (await send<{ data: Row[] }>('GET', `${path}&page=0&limit=400`)).data.data
  const terminals = new Map((await rows<Terminal>('/api/device/page?')).map((row) => [row.sn, row]))
  const failed = await rows<Logged>('/api/device-command/page?status=0')
  expect(failed.length).toBeGreaterThan(5)
  expect(new Set(failed.map(({ type }) => type)).size).toBeGreaterThan(2)
  const contradicted = failed.filter(
    ({ type, sn, createTime }) => type === 0 && (terminals.get(sn)?.screenshotUpdate ?? '') > createTime,
  )
  expect(contradicted).toEqual([])
})
