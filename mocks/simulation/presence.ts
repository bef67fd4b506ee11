import { hashText, mix } from '../db/random.ts'
import type { Id } from '../db/models.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Terminals report every half minute while they are online. */
const HEARTBEAT = 30_000
/** How long a restart takes. */
const RESTART = 20_000
/** How many slots are searched before a terminal counts as gone. */
const SEARCH_LIMIT = 400

/** When one terminal is online: a function of time, so that nothing has to be stored or timed. */
export interface Presence {
  isOnline(moment: number): boolean
  /** The last moment up to `moment` at which it reported. */
  lastOnline(moment: number): number
  /** The first moment from `moment` on at which it is online; null when it does not come back. */
  nextOnline(moment: number): number | null
  /** Seconds online between two moments. */
  onlineSeconds(from: number, to: number): number
}

export interface PresenceOptions {
  seed: number
  /** The moment around which the world was made; draws count from it, so that every day's world is the same one. */
  epoch: number
  /** False keeps every terminal as it is at the epoch. */
  flips: boolean
  createTime: number
}

/**
 * Most terminals drop off rarely, some often, a few have been off for days. Time is cut into slots of 40 to 160
 * minutes, of another length for each terminal, and each slot is drawn online or not.
 */
export function presenceOf(id: Id, { seed, epoch, flips, createTime }: PresenceOptions): Presence {
  const key = mix(seed, hashText(String(id)), 1)
  const slot = (40 + (mix(key, 2) % 121)) * MINUTE
  const phase = mix(key, 3) % slot
  const kind = mix(key, 4) % 100
  const threshold = (kind < 20 ? 0.75 : 0.985) * 2 ** 32
  // one in thirteen went off up to 60 days before the epoch and stays off
  const gone = kind >= 92 ? Math.max(createTime + DAY, epoch - (mix(key, 5) % (60 * DAY)) - 10 * MINUTE) : Infinity

  const slotAt = (moment: number) => Math.floor((moment - epoch + phase) / slot)
  const startOf = (index: number) => epoch + index * slot - phase
  const drawn = (index: number) => mix(key, index | 0, 6) < threshold
  const at = (moment: number) => (flips ? moment : epoch)
  const isOnline = (moment: number) => at(moment) < gone && drawn(slotAt(at(moment)))

  return {
    isOnline,
    lastOnline(moment) {
      if (isOnline(moment)) return Math.floor(moment / HEARTBEAT) * HEARTBEAT
      if (!flips) return Math.min(gone, startOf(slotAt(epoch)))
      const last = Math.min(moment, gone)
      let index = slotAt(last)
      if (drawn(index)) return last
      for (const stop = index - SEARCH_LIMIT; index > stop && !drawn(index);) index -= 1
      return startOf(index + 1)
    },
    nextOnline(moment) {
      if (isOnline(moment)) return moment
      if (!flips || moment >= gone) return null
      let index = slotAt(moment)
      for (const stop = index + SEARCH_LIMIT; index < stop && !drawn(index);) index += 1
      return startOf(index) < gone ? startOf(index) : null
    },
    onlineSeconds(from, to) {
      const start = Math.max(from, createTime)
      const end = Math.min(to, gone)
      if (end <= start) return 0
      if (!flips) return drawn(slotAt(epoch)) ? (end - start) / 1000 : 0
      let total = 0
      const last = slotAt(end)
      for (let index = slotAt(start); index <= last; index += 1) {
        if (drawn(index)) total += Math.min(end, startOf(index + 1)) - Math.max(start, startOf(index))
      }
      return total / 1000
    },
  }
}

/** The same terminal, which is off for good from a moment on: without power, or without a network. */
export function withOutage(presence: Presence, since: number): Presence {
  return {
    isOnline: (moment) => moment < since && presence.isOnline(moment),
    lastOnline: (moment) => presence.lastOnline(Math.min(moment, since - 1)),
    nextOnline(moment) {
      const next = presence.nextOnline(moment)
      return next !== null && next < since ? next : null
    },
    onlineSeconds: (from, to) => (from < since ? presence.onlineSeconds(from, Math.min(to, since)) : 0),
  }
}

/** The same terminal with one restart: off for a moment, then back. */
export function withRestart(presence: Presence, restartAt: number): Presence {
  if (restartAt === 0) return presence
  const restarting = (moment: number) => moment >= restartAt && moment < restartAt + RESTART
  return {
    ...presence,
    isOnline: (moment) => !restarting(moment) && presence.isOnline(moment),
    lastOnline: (moment) => presence.lastOnline(restarting(moment) ? restartAt : moment),
    nextOnline: (moment) => presence.nextOnline(restarting(moment) ? restartAt + RESTART : moment),
  }
}
