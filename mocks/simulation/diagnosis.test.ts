import { describe, expect, test } from 'vitest'
import { diagnose, diagnosisChecks, type DiagnosisCheck } from '#src/domain/diagnosis.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { loadSnapshots } from '../media/snapshots.ts'
import type { ScenarioName } from '../scenarios.ts'
import { NOW, signIn, testServer, type Send } from '../testing.ts'

interface Shot {
  screenshot?: string
  screenshotUpdate?: string
}

/** What runs along the foot of each scene of an ad. */
async function newsOf(send: Send, id: number | undefined): Promise<string> {
  const { content } = (await send<{ content: string }>('GET', `/api/program/${id}`)).data
  const { pages } = JSON.parse(content) as { pages: { elements: { type: number; data: { value: string } }[] }[] }
  return String(pages[0]?.elements.find(({ type }) => type === 160)?.data.value)
}

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

async function company(name?: ScenarioName, account?: string) {
  const server = testServer(name && { switches: { scenario: { name } } })
  const send = await signIn(server, account)
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

  test('the operator sees the mall, and a fresh screenshot shows what the diagnosis says', async () => {
    const { server, send, devices } = await company('why-dark', '13800000001')
    expect(devices.filter(({ name }) => name.startsWith('云麓天地'))).toHaveLength(7)
    const draw = await loadSnapshots()
    async function shoot(spot: string) {
      const id = devices.find(({ name }) => name.endsWith(spot))?.id ?? 0
      await send('POST', '/api/device/command', { deviceIds: [id], type: 0 })
      await server.advance(10_000)
      const { screenshot = '', screenshotUpdate = '' } = (await send<Shot>('GET', `/api/device/${id}`)).data
      const [path = ''] = /shots\/.*$/.exec(screenshot) ?? []
      const [entry] = (await send<{ programId: number }[]>('GET', `/api/device/play/list?id=${id}&page=0&limit=10`))
        .data
      return { path, taken: screenshotUpdate, picture: draw(path) ?? '', wanted: entry?.programId }
    }
    expect((await shoot('一层中庭屏')).path).toMatch(/-off\.svg$/)
    expect((await shoot('二层扶梯屏')).path).toMatch(/-idle\.svg$/)

    const fine = await shoot('四层餐饮屏')
    const stuck = await shoot('三层连廊屏')
    expect(stuck.wanted).toBe(fine.wanted)
    // the one before, and not the one that is on its way
    const log = await send<{ data: { programId: number }[] }>(
      'GET',
      `/api/play-record/page?page=0&limit=40&type=0&snOrName=${encodeURIComponent('三层连廊屏')}`,
    )
    const old = await newsOf(send, log.data.data[0]?.programId)
    const wanted = await newsOf(send, fine.wanted)
    expect([stuck.picture.includes(old), stuck.picture.includes(wanted)]).toEqual([true, false])
    expect([fine.picture.includes(old), fine.picture.includes(wanted)]).toEqual([false, true])

    const wrong = await shoot('五层影院屏')
    const at = new Date(`${wrong.taken.replace(' ', 'T')}+08:00`).getTime()
    const time = (moment: number) => formatMoment(moment).slice(11)
    expect(wrong.picture).toContain(time(at - 12 * 3_600_000))
    expect(fine.picture).toContain(fine.taken.slice(11))
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
