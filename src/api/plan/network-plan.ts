import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { gatherPages } from '#src/lib/data/gather-pages.ts'
import { giveWay } from '#src/lib/dom/give-way.ts'
import { whenSeen } from '#src/lib/dom/when-seen.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import {
  addLastDays,
  adPlan,
  toTerminal,
  type AdPlan,
  type NetworkPlan,
  type PlannedProgram,
  type PlanTerminal,
} from '#src/domain/plan/network-plan.ts'
import { standText } from '#src/domain/plan/plan-bars.ts'
import { allows } from '#src/domain/permissions.ts'
import { wallTime } from '#src/domain/schedule.ts'
import type { Device, Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { PLAN_KEY } from './plan-notes.ts'
import { turns } from '#src/api/read-in-turn.ts'
import { codesHeld, userInfoQuery } from '#src/api/user-info.ts'

/*
 * The plan of the whole network, in one read: the list of approved ads, then the terminals of each (C7), a few calls at
 * once. What was read is kept and grows while it is read; the next read asks only for what has become old or has
 * changed (N62).
 */

/** How long what was read counts as new (ms), and that much for each ad where there are many. */
const FRESH_MS = 5 * 60_000
const FRESH_MS_AN_AD = 3_000
/** How long it is kept when nobody looks at it (ms). */
const KEPT_MS = 60 * 60_000
/** Ads that are read at the same time. */
const ADS_AT_ONCE = 6
/** What is read is shown in so many steps. */
const STEPS = 20

export interface NetworkPlanRead extends NetworkPlan {
  /** How many approved ads there are. */
  total: number
  /** Reading was stopped: what is unread has not been tried. */
  stopped: boolean
  /** Why what is unread could not be read. */
  error: unknown
  /** As of when `devices` are known, epoch milliseconds by the server's clock. */
  devicesAt?: number | undefined
  /** What the card of an ad says of it, by its id. */
  notes: ReadonlyMap<string, string>
}

/** Of those who may see ads and their terminals (3). */
export function networkPlanQuery() {
  return queryOptions<NetworkPlanRead, Error, NetworkPlanRead, typeof PLAN_KEY>({
    queryKey: PLAN_KEY,
    queryFn: ({ client, signal }) => {
      watchWrites(client)
      return readPlan(client, signal)
    },
    staleTime: ({ state }) => (isCut(state.data) ? 0 : planFresh(state.data?.total)),
    gcTime: KEPT_MS,
    retry: false,
    // large, and new in every part that has been read
    structuralSharing: false,
  })
}

/** Reading ended because its page was left: the next page that shows the plan must ask for the rest. */
function isCut(plan: NetworkPlanRead | undefined): boolean {
  return plan !== undefined && plan.unread.length > 0 && !plan.stopped && plan.error === undefined
}

/** How soon a plan of so many ads is read again (ms). */
export function planFresh(ads = 0): number {
  return Math.max(FRESH_MS, ads * FRESH_MS_AN_AD)
}

/**
 * Some ads and their terminals alone, such as those that may interrupt the rotation now; those that could not be read
 * are left out.
 */
export function someAdsQuery(programs: readonly PlannedProgram[]) {
  return queryOptions({
    queryKey: [...PLAN_KEY, 'some', programs] as const,
    queryFn: async ({ client, signal }) => {
      watchWrites(client)
      const terminals = new Map<string, PlanTerminal>()
      const read = programs.map((program) => loadAd(program, terminals, signal).catch(() => undefined))
      const ads = await Promise.all(read)
      signal.throwIfAborted()
      return ads.filter((ad) => ad !== undefined)
    },
    retry: false,
    structuralSharing: false,
  })
}

/** Since when all of it is known, epoch milliseconds by the server's clock. */
export function planAge({ ads }: NetworkPlan): number | undefined {
  return ads.length === 0 ? undefined : Math.min(...ads.map(({ readAt }) => readAt))
}

let stopReading: AbortController | undefined

/** Leaves the plan as far as it was read. */
export function stopNetworkPlan() {
  stopReading?.abort()
}

/** Reads all of it again, or the ads of which this is true. */
export async function reread(
  client: QueryClient,
  why: NonNullable<AdPlan['stale']>,
  those: (programId: string) => boolean = () => true,
) {
  client.setQueryData<NetworkPlanRead>(
    PLAN_KEY,
    (plan) =>
      plan && {
        ...plan,
        ...(why === 'asked' && { devicesAt: 0 }),
        ads: plan.ads.map((ad) => (those(String(ad.program.id)) ? { ...ad, stale: why } : ad)),
      },
  )
  await client.invalidateQueries({ queryKey: PLAN_KEY })
}

async function readPlan(client: QueryClient, signal: AbortSignal): Promise<NetworkPlanRead> {
  const stop = new AbortController()
  stopReading = stop
  const either = AbortSignal.any([signal, stop.signal])
  const before = client.getQueryData<NetworkPlanRead>(PLAN_KEY)
  const known = new Map(before?.ads.map((ad) => [String(ad.program.id), ad]))
  const terminals = new Map<string, PlanTerminal>()
  const failed = new Set<string>()
  let error: unknown
  let terminalRows: { devices: PlanTerminal[]; at: number } | undefined
  let { devices, devicesAt = 0, lastDays } = before ?? {}
  let programs: readonly PlannedProgram[] = [
    ...(before?.ads ?? []).map(({ program }) => program),
    ...(before?.unread ?? []),
  ]

  const plan = (): NetworkPlanRead => {
    const ads = programs.flatMap((program) => known.get(String(program.id)) ?? [])
    const today = wallTime(new Date(serverNow())).day
    const read = { ads, unread: programs.filter(({ id }) => !known.has(String(id))), devices, lastDays }
    return {
      ...read,
      devicesAt,
      total: programs.length,
      stopped: stop.signal.aborted,
      error,
      notes: new Map(ads.map((ad) => [String(ad.program.id), standText(ad, today)])),
    }
  }

  try {
    await whenSeen(either)
    programs = await loadApproved(either)
    for (const program of programs) {
      const ad = known.get(String(program.id))
      if (ad) known.set(String(program.id), { ...ad, program })
    }
    const queue = programs.filter(({ id }) => isDue(known.get(String(id)), planFresh(programs.length)))
    const step = Math.ceil(queue.length / STEPS)
    let done = 0
    client.setQueryData(PLAN_KEY, plan())
    const next = async () => {
      for (let program = queue.shift(); program; program = queue.shift()) {
        try {
          await whenSeen(either)
          known.set(String(program.id), await loadAd(program, terminals, either))
        } catch (cause) {
          either.throwIfAborted()
          failed.add(String(program.id))
          error = cause
        }
        done += 1
        either.throwIfAborted()
        if (done % step === 0) client.setQueryData(PLAN_KEY, plan())
      }
    }
    const readDevices = async () => {
      if (!maySeeDevices(client) || serverNow() - devicesAt < planFresh(programs.length)) return
      const at = serverNow()
      try {
        terminalRows = { devices: await loadDevices(either), at }
      } catch (cause) {
        either.throwIfAborted()
        error = cause
      }
    }
    await Promise.all([readDevices(), ...Array.from({ length: ADS_AT_ONCE }, next)])
  } catch (cause) {
    signal.throwIfAborted()
    if (!stop.signal.aborted) throw cause
  } finally {
    if (stopReading === stop) stopReading = undefined
  }
  if (terminalRows) {
    // a terminal stands here once
    devices = terminalRows.devices.map((row) => terminals.get(String(row.id)) ?? row)
    devicesAt = terminalRows.at
  }
  // what is known of it is no longer true
  for (const id of failed) if (known.get(id)?.stale === 'changed') known.delete(id)
  const ofRead = new Map<string, number>()
  for (const ad of plan().ads) {
    await giveWay()
    addLastDays(ofRead, ad)
  }
  lastDays = ofRead
  return plan()
}

function isDue(ad: AdPlan | undefined, fresh: number): boolean {
  return !ad || ad.stale !== undefined || serverNow() - ad.readAt >= fresh
}

async function loadApproved(signal: AbortSignal): Promise<PlannedProgram[]> {
  const programs = new Map<string, PlannedProgram>()
  const load = (page: number) => turns.run(() => loadPage('programList', { status: 1 }, page, signal), signal)
  // their contents, which are the most of an answer, are not kept
  for await (const { rows } of gatherPages<Program>(load, signal))
    for (const { id, name, snapshot, width, height, resolutionType } of rows)
      programs.set(String(id), { id, name, snapshot, width, height, resolutionType })
  return [...programs.values()]
}

function maySeeDevices(client: QueryClient): boolean {
  const user = client.getQueryData(userInfoQuery().queryKey)
  return user !== undefined && allows(codesHeld(user.functionIds), '1')
}

async function loadDevices(reading: AbortSignal): Promise<PlanTerminal[]> {
  const signal = AbortSignal.any([reading])
  const load = (page: number) => turns.run(() => loadPage('deviceList', {}, page, signal), signal)
  const found = new Map<string, PlanTerminal>()
  for await (const { rows } of gatherPages<Device>(load, signal))
    for (const { id, sn, name } of rows) found.set(String(id), { id, sn, name })
  return [...found.values()]
}

async function loadAd(
  program: PlannedProgram,
  terminals: Map<string, PlanTerminal>,
  reading: AbortSignal,
): Promise<AdPlan> {
  const readAt = serverNow()
  // each ad's own: all of them would listen to one
  const signal = AbortSignal.any([reading])
  const query = { programId: program.id, resolutionType: program.resolutionType }
  const load = (page: number) => turns.run(() => loadPage('programPlayList', query, page, signal), signal)
  const rows: PublishedDevice[] = []
  for await (const page of gatherPages<PublishedDevice>(load, signal)) {
    rows.push(...page.rows)
    // an answer is opened in one turn of the page, and counted in another
    await giveWay()
  }
  // a terminal has many ads, and stands here once
  return adPlan(program, rows, readAt, (row) => {
    const id = String(row.deviceId)
    const terminal = terminals.get(id) ?? toTerminal(row)
    terminals.set(id, terminal)
    return terminal
  })
}

const watched = new WeakSet<QueryClient>()

/** Of whatever is published or stopped here, that ad is read again; other writes change which ads there are. */
function watchWrites(client: QueryClient) {
  if (watched.has(client)) return
  watched.add(client)
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error')) return
    const { options, state } = event.mutation
    switch (options.mutationKey?.[0]) {
      case 'programPlay':
      case 'devicePlayStop': {
        const { programId, programIds } = (state.variables as { body: { programId?: unknown; programIds?: unknown[] } })
          .body
        const sent = new Set((programIds ?? [programId]).map(String))
        return void reread(client, 'changed', (id) => sent.has(id))
      }
      case 'orderReview':
      case 'orderStop':
        return void reread(client, 'changed')
      case 'programDelete':
        return void reread(client, 'changed', () => false)
    }
  })
}
