import { describe, expect, it } from 'vitest'
import { clipPath, clips } from '../../media/clips.ts'
import { publicLooks } from '../../media/art/public-looks.ts'
import { drawPicture } from '../../media/draw-picture.ts'
import { createClock } from '../../clock.ts'
import { createMemoryFiles } from '../../transport/file-store.ts'
import { defaultSwitches } from '../../server/switches.ts'
import { EPOCH } from '../../testing.ts'
import { campaigns, publicCampaigns, type Campaign } from './customers.ts'
import { placeIn } from './publications.ts'
import { seedWorld } from './seed-world.ts'

const { gate } = seedWorld(
  { ...defaultSwitches.scenario, epoch: EPOCH },
  {
    simulation: defaultSwitches.simulation,
    clock: createClock(() => EPOCH),
    files: createMemoryFiles(),
    media: (path) => path,
  },
)
const materials = gate.material.list()
const programs = gate.program.list()
const reviewers = new Set(
  gate.account
    .list()
    .filter(({ roleId }) => /审核/.test(gate.role.find(roleId)?.name ?? ''))
    .map(({ account }) => account),
)

function campaignOf(name: string): Campaign {
  const found = campaigns.filter((campaign) => name.startsWith(campaign.name))
  expect({ name, of: found.map((campaign) => campaign.name) }).toEqual({ name, of: [expect.any(String)] })
  return found[0] as Campaign
}

describe('the customers of the seeded company', () => {
  it('are twelve, each with two or three campaigns, which have names, drawings and films of their own', () => {
    const owners = campaigns.map(({ customer }) => customer)
    expect(new Set(owners).size).toBe(12)
    for (const owner of owners) expect([2, 3]).toContain(owners.filter((one) => one === owner).length)
    const library = publicCampaigns.map(({ key, name }) => ({ key, name, ...publicLooks[key] }))
    const all = [...campaigns, ...library]
    for (const field of ['key', 'name', 'line'] as const)
      expect(new Set(all.map((campaign) => campaign[field])).size).toBe(all.length)
    expect(new Set(all.map(({ dark, bright }) => `${dark}${bright}`)).size).toBe(all.length)
  })

  it('say nothing that is true on some days of the year only', () => {
    const said = campaigns.flatMap(({ name, line, tag, news }) => [name, line, tag, news]).join()
    expect([...said].filter((letter) => '春夏秋冬节月'.includes(letter))).toEqual([])
  })
})

describe('a seeded material', () => {
  it('shows the campaign that its name says, and is of its customer', () => {
    for (const { name, type, path, snapshot, checkReason } of materials) {
      const { key, customer } = campaignOf(name)
      if (type === 1) expect([path, snapshot.split('-')[0]]).toEqual([`clips/${key}.mp4`, `poster/${key}`])
      else expect({ name, whose: drawPicture(path)?.includes(customer.name) }).toEqual({ name, whose: true })
      expect(['', customer.doubt]).toContain(checkReason)
    }
  })

  it('is drawn as no other is', () => {
    expect(new Set(materials.map(({ snapshot }) => drawPicture(snapshot))).size).toBe(materials.length)
  })

  it('is a film that there is', () => {
    const films = [...materials, ...gate.sharedMaterial.list()].filter(({ type }) => type === 1)
    for (const { path, duration } of films)
      expect(clips.find((clip) => clipPath(clip) === path)?.duration).toBe(duration)
    expect(new Set(films.map(({ path }) => path)), 'every clip is in use').toEqual(new Set(clips.map(clipPath)))
  })
})

describe('a seeded ad', () => {
  it('shows approved materials of its own campaign that are older than itself', () => {
    for (const { name, materialIds, createTime, checkReason } of programs) {
      const campaign = campaignOf(name)
      expect(materialIds.length).toBeGreaterThan(0)
      for (const id of materialIds) {
        const material = gate.material.get(id)
        expect({ name, shows: campaignOf(material.name).name }).toEqual({ name, shows: campaign.name })
        expect(material.status).toBe(1)
        expect(material.createTime).toBeLessThan(createTime)
      }
      expect(['', campaign.customer.doubt]).toContain(checkReason)
    }
  })

  it('has a running line that no other campaign has', () => {
    expect(new Set(campaigns.map(({ news }) => news)).size).toBe(campaigns.length)
    const running = (content: string) => [...content.matchAll(/"isScroll":true,"speed":\d+,"value":"([^"]+)"/g)]
    for (const { name, content } of programs) {
      const lines = new Set(running(content).map(([, line]) => line))
      expect({ name, lines }).toEqual({ name, lines: new Set([campaignOf(name).news]) })
    }
  })

  it('is booked by its customer, and plays where that one may be seen', () => {
    for (const { programIds, client } of gate.order.list())
      for (const id of programIds) expect(campaignOf(gate.program.get(id).name).customer.name).toBe(client)
    for (const { programId, deviceIds } of gate.publication.list()) {
      const { customer } = campaignOf(gate.program.get(programId).name)
      expect(deviceIds.length).toBeGreaterThan(0)
      for (const id of deviceIds) expect(customer.places).toContain(placeIn(gate.device.get(id).name))
    }
  })
})

it('who uploads and makes ads are several operators, and none of those who review', () => {
  const makers = new Set([...materials, ...programs].map(({ creator }) => creator))
  expect(makers.size).toBeGreaterThan(2)
  for (const maker of makers) {
    const account = gate.account.list().find((one) => one.account === maker)
    expect(gate.role.get(account?.roleId ?? 0).name).toBe('运营')
    expect(account?.enabled).toBe(1)
    expect(reviewers).not.toContain(maker)
  }
})
