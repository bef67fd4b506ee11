import { call } from '#src/api/client.ts'
import type {
  Device,
  DeviceCommand,
  Id,
  PlayRecord,
  PublishedDevice,
  VolumeTarget,
} from '#src/api/generated/types.gen.ts'
import { loadAll, loadPage, type Page } from '#src/api/paging.ts'
import { isOpen, PENDING, type Activity, type Outcome, type SentProgram, type Target } from '#src/domain/activity.ts'
import type { Outcomes } from '#src/domain/activity-course.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { OrderStatus } from '#src/domain/order-rules.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { isRefused } from '#src/lib/errors/user-error.ts'

/** Calls under way at once, where one terminal is asked about after the other. */
const AT_ONCE = 6
/** Terminals that one look asks about one by one. */
const EACH_AT_MOST = 50
/** No list is read further, whatever its total says. */
const PAGES_AT_MOST = 250
/** After so many looks it is worth a call to know who is offline. */
const EARLY = 3
/** Rows a page of `loadPage`. */
const PAGE_ROWS = 400

type May = (permission: Permission) => boolean

/** Where it stands what became of a sending: a list of all terminals, and a call about one. */
interface Source<Row> {
  page: (page: number) => Promise<Page<Row>>
  one: (target: Target) => Promise<readonly Row[]>
  /** What the list tells its terminals apart by. */
  keyOf: (target: Target) => string
  /** The terminal that a row is about, and what it says; the first row about a terminal counts. */
  read: (row: Row) => { key: string; outcome: Outcome } | undefined
  /** Whether a row shows that a sending without an answer was accepted: it may be about an earlier one. */
  proves: (row: Row, target: Target) => boolean
  /** Rows say whether their terminal is offline. */
  tellsPresence: boolean
  /** How many pages hold what was sent: a log goes on into the past. */
  pages?: number
}

const APPROVED = [OrderStatus.waiting, OrderStatus.playing, OrderStatus.completed, OrderStatus.stopped]
const DONE: Outcome = { state: 'done' }
const OFFLINE: Outcome = { state: 'unknown', reason: 'offline' }
const CHANGED: Outcome = { state: 'unknown', reason: 'changed' }

/**
 * Asks what became of a sending on the terminals of which that is not known, with as few calls as the contract allows:
 * page by page until all are found, or one by one where that is less. `looks` is how many there were before.
 */
export async function look(activity: Activity, looks: number, may: May, signal: AbortSignal): Promise<Outcomes> {
  const { work } = activity
  const open = activity.targets.filter(isOpen)
  // a log that the account may not see is asked for nowhere, and no end is made up
  const untold: Outcomes = {
    outcomes: new Map(open.map(({ id }) => [String(id), { state: 'unknown', reason: 'untold' }])),
    complete: false,
  }
  switch (work.kind) {
    case 'command': {
      const source = commandSource(work.type, activity, signal)
      if (may(pagePermissions.commandLog)) return withPresence(await ask(open, source), open, looks, may, signal)
      return may(pagePermissions.devices) ? withPresence(await askEach(open, source), open, looks, may, signal) : untold
    }
    case 'publish':
      // the list of its terminals does not say since when they are in it
      if (open.some(isUnanswered) && work.order !== undefined)
        return may(pagePermissions.orders) ? askOrder(open, work.order, signal) : untold
      if (open.some(isUnanswered))
        return may(pagePermissions.publishLog) ? ask(open, playSource(1, work.program, activity, signal)) : untold
      return may(pagePermissions.programs) ? ask(open, publishSource(work.program, signal)) : untold
    case 'stop':
      if (!may(pagePermissions.publishLog)) return untold
      return withPresence(await ask(open, playSource(0, work.program, activity, signal)), open, looks, may, signal)
    case 'volume':
      return may(pagePermissions.devices)
        ? ask(
            open,
            settingSource(
              (device) => volumeOutcome(device, work.target),
              ({ volumeTarget }) => volumeTarget !== undefined && volumeText(volumeTarget) === volumeText(work.target),
              signal,
            ),
          )
        : untold
    case 'power':
      return may(pagePermissions.devices)
        ? ask(
            open,
            settingSource(
              (device) => powerOutcome(device, work.window),
              ({ workCronTarget }) => workCronTarget === work.window,
              signal,
            ),
          )
        : untold
  }
}

/** The order itself says whether it was approved, and with that published; the log names who has made it instead. */
async function askOrder(open: readonly Target[], order: Id, signal: AbortSignal): Promise<Outcomes> {
  const { status } = await call('orderGet', { path: { id: order } }, { signal })
  const isApproved = APPROVED.some((known) => known === status)
  return { outcomes: new Map(isApproved ? open.map(({ id }) => [String(id), PENDING]) : []), complete: false }
}

const isUnanswered = ({ reason }: Target) => reason === 'unanswered'

/** Whether a record, whose moment the server gives to the second, is from after a sending. */
function isSince(createTime: string | undefined, { sentAt }: Target): boolean {
  return formatMoment(createTime) >= formatMoment(sentAt)
}

async function ask<Row>(open: readonly Target[], source: Source<Row>): Promise<Outcomes> {
  if (open.length === 1) return askEach(open, source)
  const { pages = PAGES_AT_MOST } = source
  const byKey = new Map(open.map((target) => [source.keyOf(target), target]))
  const outcomes = new Map<string, Outcome>()
  for (let number = 0, seen = 0; ; number += 1) {
    const { rows, total } = await source.page(number)
    seen += rows.length
    for (const row of rows) {
      const { key = '', outcome } = source.read(row) ?? {}
      const target = byKey.get(key)
      // a terminal without a serial number is asked about by itself
      if (key === '' || !target || !outcome || outcomes.has(String(target.id))) continue
      if (!isUnanswered(target) || source.proves(row, target)) outcomes.set(String(target.id), outcome)
    }
    const missing = open.filter(({ id }) => !outcomes.has(String(id)))
    const complete = rows.length === 0 || (total > 0 && seen >= total)
    if (missing.length === 0 || complete) return answerOf(outcomes, complete, source.tellsPresence)
    const left = Math.min(Math.max(Math.ceil((total - seen) / rows.length), 1), pages - number - 1)
    if (left <= 0 || missing.length <= left) {
      // what the newest pages of a log do not have was not sent
      const rest = await askEach(
        source.pages === undefined ? missing : missing.filter((target) => !isUnanswered(target)),
        source,
      )
      return answerOf(new Map([...outcomes, ...rest.outcomes]), false, source.tellsPresence)
    }
  }
}

/** Asks about one terminal after the other, a few at a time; what is beyond the first ones waits for the next look. */
async function askEach<Row>(open: readonly Target[], source: Source<Row>): Promise<Outcomes> {
  const queue = open.slice(0, EACH_AT_MOST)
  const outcomes = new Map<string, Outcome>()
  async function work() {
    for (let target = queue.shift(); target; target = queue.shift()) {
      const rows = await source.one(target).catch((error: unknown) => {
        // the server knows no such terminal
        if (isRefused(error)) return []
        throw error
      })
      const key = source.keyOf(target)
      const row = rows.find((each) => source.read(each)?.key === key)
      const isTold = row !== undefined && (!isUnanswered(target) || source.proves(row, target))
      outcomes.set(String(target.id), (isTold && source.read(row)?.outcome) || { state: 'unknown', reason: 'gone' })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answerOf(outcomes, false, source.tellsPresence)
}

function answerOf(outcomes: Outcomes['outcomes'], complete: boolean, tellsPresence: boolean): Outcomes {
  return { outcomes, complete, ...(tellsPresence && { offline: new Set() }) }
}

/**
 * An answer with the terminals that are offline. Only when something stays pending, or was offline before: mostly
 * everything is done before that is worth a call.
 */
async function withPresence(answer: Outcomes, open: readonly Target[], looks: number, may: May, signal: AbortSignal) {
  const isPending = open.some(({ id }) => answer.outcomes.get(String(id))?.state === 'pending')
  const wasOffline = open.some(({ reason }) => reason === 'offline')
  if (!isPending || !(wasOffline || looks > EARLY) || !may(pagePermissions.devices)) return answer
  const offline = await loadAll('deviceList', { state: 0 }, signal)
  return { ...answer, offline: new Set(offline.map(({ id }) => String(id))) }
}

/** A command: the newest of its kind that this account has sent to a terminal. */
function commandSource(
  type: NonNullable<DeviceCommand['type']>,
  { account, targets }: Activity,
  signal: AbortSignal,
): Source<DeviceCommand & { sn?: string }> {
  const query = { type, accountOrName: account }
  return {
    page: (page) => loadPage('deviceCommandLog', query, page, signal),
    one: async ({ id, sn }) => {
      const request = { query: { ...query, deviceId: id, page: 0, limit: 1 } }
      return (await call('deviceCommandHistory', request, { signal })).data.map((row) => ({ ...row, sn }))
    },
    keyOf: ({ sn }) => sn,
    read: ({ sn = '', status, msg }) => ({ key: sn, outcome: commandOutcome(status, msg) }),
    proves: ({ createTime }, target) => isSince(createTime, target),
    tellsPresence: false,
    pages: pagesOf(targets),
  }
}

function commandOutcome(status: number | undefined, message: string | undefined): Outcome {
  if (status === 0) return { state: 'failed', ...(message && { message }) }
  return status === 1 ? DONE : PENDING
}

/** A publish: the terminals of the ad, each with whether it has arrived. */
function publishSource({ id, resolutionType }: SentProgram, signal: AbortSignal): Source<PublishedDevice> {
  const query = { programId: id, resolutionType }
  return {
    page: (page) => loadPage('programPlayList', query, page, signal),
    one: async ({ sn }) => (await loadPage('programPlayList', { ...query, snOrName: sn }, 0, signal)).rows,
    keyOf: (target) => String(target.id),
    read: ({ deviceId, deviceState, status }) => ({
      key: String(deviceId),
      outcome: arrivalOutcome(status, deviceState),
    }),
    proves: () => false,
    tellsPresence: true,
  }
}

/** A publish or a stop: the newest record of it by this account. */
function playSource(
  type: 0 | 1,
  { id, name }: SentProgram,
  { account, targets }: Activity,
  signal: AbortSignal,
): Source<PlayRecord> {
  const query = { type, programName: name, accountOrName: account }
  return {
    page: (page) => loadPage('playRecordList', query, page, signal),
    one: async ({ sn }) => (await loadPage('playRecordList', { ...query, snOrName: sn }, 0, signal)).rows,
    keyOf: ({ sn }) => sn,
    read: ({ programId, deviceSn = '', status }) =>
      String(programId) === String(id) ? { key: deviceSn, outcome: arrivalOutcome(status, undefined) } : undefined,
    proves: ({ createTime }, target) => isSince(createTime, target),
    tellsPresence: false,
    pages: pagesOf(targets),
  }
}

function arrivalOutcome(status: number | undefined, state: number | undefined): Outcome {
  if (status !== undefined && status !== 0) return DONE
  return state === 0 ? OFFLINE : PENDING
}

/** A setting: what a terminal has, and what it is to have. */
function settingSource(
  outcomeOf: (device: Device) => Outcome,
  isWanted: (device: Device) => boolean,
  signal: AbortSignal,
): Source<Device> {
  return {
    page: (page) => loadPage('deviceList', {}, page, signal),
    one: async ({ id }) => [await call('deviceGet', { path: { id } }, { signal })],
    keyOf: ({ id }) => String(id),
    read: (device) => {
      const outcome = outcomeOf(device)
      return {
        key: String(device.id),
        outcome: outcome.state === 'pending' && device.state === 0 ? OFFLINE : outcome,
      }
    },
    proves: (device) => isWanted(device) || outcomeOf(device) === DONE,
    tellsPresence: true,
  }
}

function volumeText({ val, period }: VolumeTarget): string {
  return [val, ...period.map(({ t, v }) => `${t} ${v}`)].join()
}

/** A terminal tells one number: the volume now, which at times is that of a period. */
function volumeOutcome({ volume, volumeTarget }: Device, target: VolumeTarget): Outcome {
  const { val, period } = target
  if (volumeTarget && volumeText(volumeTarget) !== volumeText(target)) return CHANGED
  return volume === val || period.some(({ v }) => v === volume) ? DONE : PENDING
}

function powerOutcome({ workCron, workCronTarget }: Device, window: string): Outcome {
  if (workCronTarget && workCronTarget !== window) return CHANGED
  return workCron === window ? DONE : PENDING
}

/** The newest pages, which hold what was sent, and a little more for what others have sent since. */
function pagesOf(targets: readonly Target[]): number {
  return Math.ceil(targets.length / PAGE_ROWS) + 2
}
