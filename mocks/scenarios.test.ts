import { expect, test } from 'vitest'
import { isScenarioName, scenarios, type ScenarioName } from './scenarios.ts'
import { createMemoryStore } from './db/store.ts'
import { scenarioTexts } from './panel/scenario-texts.ts'
import { readPatch } from './server/switches.ts'
import { signIn, testServer, type Send } from './testing.ts'

const names = Object.keys(scenarios) as ScenarioName[]
const play = (name: ScenarioName) => testServer({ switches: { scenario: { name } } })
const total = async (send: Send, path: string) =>
  (await send<{ total: number }>('GET', `${path}?page=0&limit=10`)).data.total

test.each(names)('%s has a title and a story, and switches that are read as they are written', (name) => {
  const { title, story } = scenarioTexts[name]
  const { patch } = scenarios[name]
  expect([title, story].every((text) => text.length > 3 || text === '新公司')).toBe(true)
  expect(readPatch(JSON.parse(JSON.stringify(patch)))).toEqual(patch)
})

test.each(names.filter((name) => name !== 'ten-thousand'))(
  '%s is the same each time, and answers as the contract says',
  async (name) => {
    const lists = ['/api/device/page', '/api/material/page', '/api/program/page', '/api/device-command/page']
    const look = async () => {
      const server = play(name)
      await server.setSwitches({ faults: [], latency: [0, 0] })
      const send = await signIn(server)
      const seen = await Promise.all(lists.map((path) => send('GET', `${path}?page=0&limit=100`)))
      expect(server.report().violations).toEqual([])
      return seen
    }
    expect(await look()).toEqual(await look())
  },
)

test('a scene brings its switches; what is switched beside its name comes on top', async () => {
  const server = play('tour')
  expect(server.switches().simulation.platform).toBe('pass')
  await server.setSwitches({ scenario: { name: 'strict-platform' }, simulation: { platform: 'never' } })
  expect(server.switches()).toMatchObject({
    scenario: { name: 'strict-platform', reviewLevels: 1 },
    simulation: { platform: 'never', platformSeconds: [2, 4] },
  })
})

test('what is done in a scene outlives the server, and the scene is not made twice', async () => {
  const store = createMemoryStore()
  const open = () => testServer({ store, switches: { scenario: { name: 'full-review-queue' } } })
  const send = await signIn(open())
  const before = await total(send, '/api/material/page')
  const { data } = await send('GET', '/api/material/page?page=0&limit=1')
  await send('PATCH', '/api/material/name', { id: data.data[0].id, name: '改过的名字' })
  const again = await signIn(open())
  expect(await total(again, '/api/material/page')).toBe(before)
  expect((await again('GET', '/api/material/page?page=0&limit=1')).data.data[0].name).toBe('改过的名字')
})

test('in the full queue every level has much to decide', async () => {
  const send = await signIn(play('full-review-queue'))
  for (const kind of ['material', 'program']) {
    const { data } = await send('GET', `/api/${kind}/page?page=0&limit=100&status=2`)
    expect(data.total).toBeGreaterThan(100)
    expect(new Set(data.data.map(({ currentLevel }: { currentLevel: number }) => currentLevel)).size).toBe(4)
  }
})

test('the release that stuck has reached nobody', async () => {
  const send = await signIn(play('stuck-release'))
  const { data } = await send('GET', '/api/play-record/page?page=0&limit=1')
  const published = await send('GET', `/api/program/play/page?page=0&limit=100&programId=${data.data[0].programId}`)
  expect(published.data.total).toBe(60)
  expect(published.data.data.every(({ status }: { status: number }) => status === 0)).toBe(true)
})

test('what was published before the release that stuck is where it belongs', async () => {
  const send = await signIn(play('stuck-release'))
  const { data: devices } = await send('GET', '/api/device/page?page=0&limit=100&state=1')
  const waiting: number[] = []
  for (const { id, resolutionH, resolutionV } of devices.data)
    if (resolutionH < resolutionV) {
      const { data: plays } = await send('GET', `/api/device/play/list?id=${id}&page=0&limit=100`)
      waiting.push(plays.filter(({ status }: { status: number }) => status === 0).length)
    }
  expect(waiting.length).toBeGreaterThan(20)
  // one terminal has lost what was sent to it
  expect(waiting.filter((count) => count > 0).length).toBeLessThan(2)
})

test('names from outside that name no scene are left out', () => {
  expect(isScenarioName('toString')).toBe(false)
  expect(readPatch({ scenario: { name: 'nothing', scale: 1 } })).toEqual({ scenario: { scale: 1 } })
})
