import { describe, expect, test } from 'vitest'
import { diagnose, diagnosisChecks, type DiagnosisCheck } from '#src/domain/diagnosis.ts'
import type { ScenarioName } from '../scenarios.ts'
import { NOW, signIn, testServer, type Send } from '../testing.ts'

/** The reasons that the console would name, of one terminal. */
async function reasonsOf(send: Send, id: number, now: number): Promise<DiagnosisCheck[]> {
  const [{ data: device }, { data: playList }, { data: commands }] = await Promise.all([
    send('GET', `/api/device/${id}`),
    send('GET', `/api/device/play/list?id=${id}&page=0&limit=1000`),
    send('GET', `/api/device/command/page?deviceId=${id}&page=0&limit=10`),
  ])
  const date = new Date(now)
  const { reasons } = diagnose({
    device,
    deviceAt: date,
    playList,
    commands: { rows: commands.data, total: commands.total },
    now: date,
  })
  return reasons.map(({ kind }) => kind)
}

async function company(name?: ScenarioName) {
  const server = testServer(name && { switches: { scenario: { name } } })
  const send = await signIn(server)
  const devices = (await send('GET', '/api/device/page?page=0&limit=400')).data.data as { id: number; name: string }[]
  return { server, send, devices }
}

test('the demo company has a terminal of each diagnosis, and most have none', async () => {
  const { send, devices } = await company()
  const found = await Promise.all(devices.map(({ id }) => reasonsOf(send, id, NOW)))
  for (const kind of diagnosisChecks) expect(found.flat(), kind).toContain(kind)
  expect(found.filter((reasons) => reasons.length === 0).length).toBeGreaterThan(devices.length / 2)
})

describe('why-dark', () => {
  test('each screen of the mall is dark for another reason, and for that alone', async () => {
    const { send, devices } = await company('why-dark')
    const mall = devices.filter(({ name }) => name.startsWith('云麓天地'))
    const found = await Promise.all(mall.map(({ id }) => reasonsOf(send, id, NOW)))
    expect(found).toEqual(diagnosisChecks.map((kind) => [kind]))
  })

  test('what its remedies promise comes true', async () => {
    const { server, send, devices } = await company('why-dark')
    const of = (spot: string) => devices.find(({ name }) => name.endsWith(spot))?.id ?? 0
    const command = (id: number, type: number) => send('POST', '/api/device/command', { deviceIds: [id], type })
    const [off, stuck, full, wrong] = ['一层中庭屏', '三层连廊屏', '四层餐饮屏', '五层影院屏'].map(of) as [
      number,
      number,
      number,
      number,
    ]
    await send('PATCH', `/api/device/${off}/work-cron/07:00-23:00`)
    await command(stuck, 1)
    await command(full, 4)
    await command(wrong, 1)
    await server.advance(60_000)
    for (const id of [off, stuck, full, wrong]) expect(await reasonsOf(send, id, NOW + 60_000)).toEqual([])
  })
})
