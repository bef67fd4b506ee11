import { hashText, mix } from '../db/random.ts'
import type { Id } from '../db/models.ts'

/** What a terminal reports of itself (1§3). */
export interface Hardware {
  os: number
  mac: string
  diskInfo: string
  cardInfo: string
  netType: number
  ip: string
  lanIp: string
  appVersionName: string
  adaptVersionName: string
  appVersionTarget: string
}

const APP_VERSIONS = ['3.2.1', '3.2.1', '3.2.1', '3.2.1', '3.2.0', '3.1.8', '2.9.14']
const ADAPTER_VERSIONS = ['1.4.0', '1.4.0', '1.3.6', '']
const DISKS = [8, 16, 32, 64]
const CARDS = [0, 0, 0, 32, 64]

export const NEWEST_APP_VERSION = '3.2.1'

/** The hardware of a terminal, drawn from its id: nothing of it ever changes by a call, so none of it is stored. */
export function hardwareOf(seed: number, id: Id): Hardware {
  const key = mix(seed, hashText(String(id)), 7)
  const draw = (purpose: number, count: number) => mix(key, purpose) % count
  const windows = draw(1, 100) < 12
  const disk = windows ? 128 : (DISKS[draw(2, DISKS.length)] as number)
  const card = windows ? 0 : (CARDS[draw(3, CARDS.length)] as number)
  const mobile = draw(4, 100)
  const hex = (purpose: number) => draw(purpose, 256).toString(16).padStart(2, '0')
  return {
    os: windows ? 2 : 1,
    // the range of locally administered addresses
    mac: `02:${[5, 6, 7, 8, 9].map(hex).join(':')}`,
    diskInfo: `${(disk * (0.2 + draw(10, 70) / 100)).toFixed(1)}GB/${disk}GB`,
    cardInfo: card === 0 ? '无' : `${(card * (draw(11, 90) / 100)).toFixed(1)}GB/${card}GB`,
    netType: mobile < 55 ? 1 : mobile < 85 ? 2 : 3,
    // the ranges that documentation may use
    ip: `${draw(12, 2) ? '203.0.113' : '198.51.100'}.${1 + draw(13, 254)}`,
    lanIp:
      mobile < 85
        ? `192.168.${draw(14, 20)}.${2 + draw(15, 250)}`
        : `10.${draw(14, 200)}.${draw(15, 250)}.${2 + draw(16, 250)}`,
    appVersionName: APP_VERSIONS[draw(17, APP_VERSIONS.length)] as string,
    adaptVersionName: windows ? '' : (ADAPTER_VERSIONS[draw(18, ADAPTER_VERSIONS.length)] as string),
    appVersionTarget: NEWEST_APP_VERSION,
  }
}
