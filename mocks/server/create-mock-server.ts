import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { answerCall, type Check, type Envelope } from './answer-call.ts'
import { createClock, type Clock } from '../clock.ts'
import type { Match } from './contract.ts'
import { createPersistedWorld } from '../db/persisted-world.ts'
import { routeOf } from './routing.ts'
import type { UndoEntry } from './undo-log.ts'
import { createFaultList, applyFault, type Fault, type FileOperation } from './faults.ts'
import { createMemoryFiles, type FileStore } from '../transport/file-store.ts'
import { randomOf } from '../db/random.ts'
import { createReporter, type LogEntry, type CallReport, type Reporter, type ContractViolation } from './report.ts'
import { fileAt, type FileSources } from '../transport/served-files.ts'
import { createMemoryStore, type OverlayStore } from '../db/store.ts'
import { defaultSwitches, withPatch, type Switches, type SwitchesPatch } from './switches.ts'
import type { Transfer } from '../transport/transfers.ts'
import type { FindViolations } from './violations.ts'
import { aborted, wait } from './waits.ts'
import type { World } from '../db/world.ts'

export interface MockServerOptions {
  switches?: SwitchesPatch
  /** Path below which its pictures are, with slashes around it; calls are under `/api/` whatever the base (C3). */
  base?: string
  /** Where changes are kept; by default only as long as the server. */
  store?: OverlayStore
  /** Where uploaded files are kept; by default only as long as the server. */
  files?: FileStore
  /** Reads a clip; without it the seeded videos are not there. */
  readClip?: FileSources['readClip']
  /** The first frame of a film, where there is a browser to show it: the thumbnail of an uploaded video. */
  firstFrame?: (film: Blob) => Promise<Blob | undefined>
  /** The real clock. */
  realNow?: () => number
  /** Turns a picture's path into an address; by default it stays a path below the CDN address of user info. */
  media?: (path: string) => string
  /**
   * Does work when there is time for it: holding an answer against the contract takes longer than making it. By default
   * at once.
   */
  whenIdle?: (work: () => void) => void
  /** Lets what else there is to do come first while a world is made or counted; by default that goes in one go. */
  pause?: () => Promise<void>
  /** Holds the parts of a call against the contract; by default it comes with the first call, as its code is large. */
  findViolations?: FindViolations
  /** Hears of each violation of the contract when it is found. */
  onViolation?: (violation: ContractViolation) => void
}

/** The simulated server. Every starter is a way to bring requests to `handle` and its answers back. */
export interface MockServer {
  /**
   * Answers a request; `undefined` when it is not for this server. `Response.error()` stands for a broken connection.
   */
  handle(request: Request, transfer?: Transfer): Promise<Response | undefined>
  /**
   * How an upload to this address travels, to be asked before its first byte; `undefined` when nothing is uploaded
   * there.
   */
  transfer(method: string, url: string): Transfer | undefined
  switches(): Switches
  /** Changes switches. A changed scenario makes a new world. */
  setSwitches(patch: SwitchesPatch): Promise<void>
  clock: Pick<Clock, 'now' | 'state'>
  /** Moves the clock by so many milliseconds. */
  advance(milliseconds: number): Promise<void>
  /** Changes the speed of time; 0 pauses. */
  setRate(rate: number): Promise<void>
  /** The last code that was sent to a phone (C9): nobody receives it. */
  smsCode(phone: string): Promise<string | undefined>
  /** Looks into the world or changes it, past the calls; what is changed is kept. */
  inWorld<Result>(act: (world: World) => Result): Promise<Result>
  /** The last call that changed something, to be undone. */
  undoable(): UndoEntry['operationId'] | undefined
  /** Puts back what the last call changed, then the one before it; says which call that was. */
  undo(): Promise<UndoEntry['operationId'] | undefined>
  report(): CallReport
  clearReport(): void
  /** The world as it was made, clock and switches as at the start, or changed like this; everybody is signed out. */
  reset(to?: SwitchesPatch): Promise<void>
}

/** A simulated server. Its world is made, or made again from what was kept, when the first request comes. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  const {
    base = '/',
    store = createMemoryStore(),
    files = createMemoryFiles(),
    realNow = Date.now,
    media = (path: string) => path,
    whenIdle = (work: () => void) => work(),
    pause,
  } = options
  const sources: FileSources = { files, readClip: options.readClip ?? (() => Promise.resolve(undefined)) }
  const initial = withPatch(defaultSwitches, options.switches ?? {})
  const reporter = createReporter(options.onViolation)
  const clock = createClock(realNow)
  let switches = initial
  let faults = createFaultList(switches.faults)
  let latency = randomOf(switches.scenario.seed, 'latency')
  const persisted = createPersistedWorld({
    switches: () => switches,
    clock,
    store,
    files,
    media,
    pause,
  })

  function takeSwitches(next: Switches, newFaults: boolean) {
    switches = next
    if (newFaults) {
      faults.replace()
      faults = createFaultList(next.faults)
    }
    latency = randomOf(next.scenario.seed, 'latency')
  }

  /** Requests and answers that are still to be held against the contract. */
  const unchecked = new Set<Check>()
  let { findViolations } = options
  async function loadChecks() {
    findViolations ??= (await import('./violations.ts')).findViolations
  }
  function checkLater(check: Check) {
    unchecked.add(check)
    const soon = () => whenIdle(() => checkNow(check))
    if (findViolations) soon()
    // without its code nothing is checked, and everything is answered all the same
    else loadChecks().then(soon, () => unchecked.delete(check))
  }
  function checkNow(check: Check) {
    if (findViolations && unchecked.delete(check)) check(findViolations)
  }

  async function respond(made: World, request: Request, url: URL, match: Match, seen: LogEntry): Promise<Response> {
    const violated: Reporter['violated'] = ({ operationId, ...rest }) => {
      seen.violations.push(rest)
      reporter.violated({ operationId, ...rest })
    }
    const { envelope, account } = await answerCall(request, match, {
      world: made,
      violated,
      checkLater,
      findSession: persisted.findSession,
      mediaBase: `${url.origin}${base}cdn/`,
      pause,
    })
    seen.account = account
    if (!envelope) return new Response(null, { status: 400 })
    seen.code = envelope.code
    await persisted.commit(made, match.call.operationId)
    return json(envelope, made.scenario.ids === 'big', clock.now())
  }

  async function upload(made: World, request: Request): Promise<Response> {
    // what reads pictures and films is loaded for the first of them
    const { receiveUpload } = await import('../transport/object-store.ts')
    const response = await receiveUpload(request, made, options.firstFrame)
    await persisted.commit(made, 'upload')
    return response
  }

  function faultFor(operationId: OperationId | FileOperation | null): Fault | undefined {
    if (switches.offline) return { operationId: '*', kind: 'drop' }
    return operationId ? faults.next(operationId) : undefined
  }

  function transfer(method: string, address: string): Transfer | undefined {
    if (routeOf(method, new URL(address), base)?.operationId !== 'upload') return undefined
    const fault = faultFor('upload')
    const trouble = fault?.kind === 'cut' || fault?.kind === 'hang' ? fault.kind : undefined
    const broken = () => {
      reporter.begin({ method, url: address, operationId: 'upload', fault, at: clock.now() }).status = 0
    }
    return { bytesPerSecond: switches.uploadBytesPerSecond, fault, trouble, broken }
  }

  async function handle(request: Request, arrived?: Transfer): Promise<Response | undefined> {
    const url = new URL(request.url)
    const route = routeOf(request.method, url, base)
    if (!route) return undefined
    const { match, file, operationId } = route
    const made = await persisted.load()
    const fault = arrived ? arrived.fault : faultFor(operationId)
    const lag = operationId === 'media' ? 0 : latency.int(...switches.latency)
    const seen = reporter.begin({ method: request.method, url: request.url, operationId, fault, at: clock.now() })

    async function carryOut(): Promise<Response> {
      if (operationId === 'upload') return upload(made, request)
      if (file !== undefined)
        return fileAt(
          file,
          { range: request.headers.get('Range'), process: url.searchParams.get('x-oss-process') },
          sources,
        )
      return match ? respond(made, request, url, match, seen) : new Response(null, { status: 404 })
    }
    async function answer() {
      const start = performance.now()
      const response = await carryOut()
      seen.milliseconds = performance.now() - start
      return response
    }
    if (fault?.delay) await wait(fault.delay)
    const response = fault
      ? await applyFault(fault, {
          answer,
          aborted: () => aborted(request),
          replaced: faults.replaced,
          portal: `${base}cdn/portal`,
        })
      : await answer()
    if (lag > 0) await wait(lag)
    seen.status = response.status
    return response
  }

  return {
    handle,
    transfer,
    switches: () => switches,
    async setSwitches(patch) {
      const before = switches
      takeSwitches(withPatch(switches, patch), patch.faults !== undefined)
      await persisted.applySwitches(before)
    },
    clock,
    async advance(milliseconds) {
      await persisted.load()
      clock.advance(milliseconds)
      await persisted.keepClock()
    },
    async setRate(rate) {
      await persisted.load()
      clock.setRate(rate)
      await persisted.keepClock()
    },
    smsCode: (phone) => persisted.update(({ gate }) => gate.sms.find(phone)?.code),
    inWorld: persisted.update,
    undoable: persisted.undoable,
    undo: persisted.undo,
    report() {
      unchecked.forEach(checkNow)
      return reporter.report()
    },
    clearReport() {
      unchecked.clear()
      reporter.clear()
    },
    async reset(to) {
      takeSwitches(to ? withPatch(defaultSwitches, to) : initial, true)
      const now = { real: realNow(), shown: realNow(), rate: 1 }
      clock.restore(now)
      unchecked.clear()
      reporter.clear()
      await persisted.discard()
    },
  }
}

/** With big ids, those texts leave as the bare numbers that some servers send (C16). It says what time it is (T6). */
function json(envelope: Envelope, bigIds: boolean, now: number): Response {
  const text = JSON.stringify(envelope)
  return new Response(bigIds ? text.replace(/"(90071992547\d+)"/g, '$1') : text, {
    headers: { 'Content-Type': 'application/json', Date: new Date(now).toUTCString() },
  })
}
