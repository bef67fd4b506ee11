import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startBench } from './browser.ts'
import { dragFloor, editorCost } from './editor.ts'
import { longestTaskOfExport } from './exports.ts'
import { interactions } from './interactions.ts'
import { peerConsole } from './peer-console.ts'
import { peerCosts } from './peers.ts'
import { cardsInUse, scheduleEngine, tableInUse } from './in-use.ts'
import { callInPage, cold, coldDemo, heap, largeDemo, longList, warm } from './measures.ts'
import { largePlan, planFromList, planOfNetwork } from './plan.ts'
import { stripCost } from './strip.ts'
import { wallInUse } from './wall.ts'
import { printRatios, printTable, type Line } from './table.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, 'no-build': { type: 'boolean' }, peers: { type: 'boolean' } },
})
const rounds = Number(values.rounds)
const bench = await startBench()
const kilo = (bytes: number) => bytes / 1000

/** Runs a measurement; one that cannot be taken leaves its line empty, with the reason. */
async function take<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  process.stderr.write(`measuring ${name} ...\n`)
  try {
    return await work()
  } catch (error) {
    process.stderr.write(`  not measured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`)
    return undefined
  }
}

try {
  const login = await take('login', () => cold(bench, 'login', { cpu: 1 }, rounds))
  const login4 = await take('login, 4x', () => cold(bench, 'login', { cpu: 4 }, rounds))
  const list = await take('terminal list', () => cold(bench, 'terminalManage', { cpu: 1 }, rounds))
  const list4 = await take('terminal list, 4x', () => cold(bench, 'terminalManage', { cpu: 4 }, rounds))
  const demo = await take('demo', () => coldDemo(bench, { cpu: 1 }, rounds))
  const call = await take('a call in the demo', () => callInPage(bench))
  const large = await take('the demo with 10,000 terminals', () => largeDemo(bench, rounds))
  const long = await take('400 rows, 4x', () => longList(bench, { cpu: 4 }, rounds))
  const longFast = await take('400 rows, 4x, without the network', () =>
    longList(bench, { cpu: 4, fastNetwork: true }, rounds),
  )
  const warm1 = await take('warm', () => warm(bench, 1, rounds))
  const warm4 = await take('warm, 4x', () => warm(bench, 4, rounds))
  const memory = await take('memory', () => heap(bench, 50))

  const strip = await take('twelve open pages', () => stripCost(bench, rounds))

  const cards = await take('40 cards in use, 4x', () => cardsInUse(bench, 4))
  const engine = scheduleEngine(rounds)
  const table = await take('400 terminals in use, 4x', () => tableInUse(bench, 4))
  const wall = await take('wall of 400 in 10,000, 4x', () => wallInUse(bench, 20))

  const plan = await take('plan of the network', () => planOfNetwork(bench, rounds))
  const planWarm = await take('plan of the network from its list', () => planFromList(bench, rounds))
  const plan4 = await take('plan of 200 ads on 10,000 terminals, 4x', () => largePlan(bench))

  const inputs = await take('interactions, 4x', () => interactions(bench))

  const fifty = await take('editor, 10 scenes of 50', () =>
    editorCost(bench, { scenes: 10, elements: 50, cpu: 1, all: true }),
  )
  const hundreds = await take('editor, 200 in a scene', () =>
    editorCost(bench, { scenes: 2, elements: 200, cpu: 1, all: false }),
  )
  const slow = await take('editor, 10 scenes of 50, 4x', () =>
    editorCost(bench, { scenes: 10, elements: 50, cpu: 4, all: false }),
  )
  const floor = await take('the floor of a drag', () => dragFloor(bench))
  const spreadsheet = await take('a spreadsheet of 50,000 rows', () => longestTaskOfExport(bench, 50_000))
  const dist = values.peers ? process.env.PEER_DIST : undefined
  const peer = dist ? await take('another console', () => peerConsole(bench, dist, rounds)) : undefined
  const others = values.peers ? await take('other editors', () => peerCosts(bench, 1)) : undefined
  const others4 = values.peers ? await take('other editors, 4x', () => peerCosts(bench, 4)) : undefined

  const counts: Line[] = [
    { what: 'login, cold: kB over the wire', values: [login && kilo(login.bytes)], goals: [130] },
    { what: 'login: requests', values: [login?.requests], goals: [8] },
    { what: 'list, cold: kB over the wire, with what comes at rest', values: [list && kilo(list.bytes)], goals: [260] },
    { what: 'list: requests, with what comes at rest', values: [list?.requests], goals: [] },
    {
      what: 'list: kB / requests before rows are seen',
      values: [list && kilo(list.needed.bytes), list?.needed.requests],
      goals: [180, 16],
    },
    {
      what: 'list: kB / requests of the API (not compressed here), pictures included',
      values: [list && kilo(list.apiBytes), list?.apiRequests],
      goals: [],
    },
    {
      what: 'demo, login: kB more than the real build',
      values: [demo && login && kilo(demo.bytes - login.bytes)],
      goals: [100],
    },
    {
      what: 'heap warm, MB / growth per visit, kB',
      values: [memory?.warm, memory?.growth],
      goals: [15, 20],
      digits: 1,
    },
    { what: 'twelve open pages: heap growth per switch, kB', values: [strip?.growth], goals: [20] },
    { what: 'plan of 200 terminals, cold: calls', values: [plan?.calls], goals: [30] },
    {
      what: 'wall: calls at once / heap growth per visit, kB',
      values: [wall?.callsAtOnce, wall?.growth],
      goals: [6, 20],
    },
  ]
  const times: Line[] = [
    { what: 'login, 1x: ready / blocking ms', values: [login?.ready, login?.blocked], goals: [] },
    { what: 'login, 4x: ready / blocking ms', values: [login4?.ready, login4?.blocked], goals: [1200, 150] },
    { what: 'list, 1x: ready / blocking ms', values: [list?.ready, list?.blocked], goals: [] },
    { what: 'list, 4x: ready / blocking ms', values: [list4?.ready, list4?.blocked], goals: [1600, 400] },
    { what: 'screen to list, warm, 1x / 4x ms', values: [warm1?.list, warm4?.list], goals: [30, 100] },
    { what: 'next page, 1x / 4x ms', values: [warm1?.nextPage, warm4?.nextPage], goals: [30, 90] },
    {
      what: 'twelve open pages, 1x: CPU ms of a switch, median page / dearest / beyond the same with two open',
      values: [strip?.middle, strip?.most, strip?.many],
      goals: [30, 30, 5],
    },
    { what: '400 rows, 4x: ready ms, without the network / with it', values: [longFast, long], goals: [900] },
    {
      what: '40 cards, 4x: longest task while scrolled / chosen, ms',
      values: [cards?.scroll, cards?.select],
      goals: [50, 50],
    },
    {
      what: '400 terminals, 4x: longest task while scrolled / chosen, ms',
      values: [table?.scroll, table?.select],
      goals: [50, 50],
    },
    {
      what: 'wall of 400 in 10,000, 4x: longest task while scrolled / chosen, ms',
      values: [wall?.scroll, wall?.select],
      goals: [50, 50],
    },
    {
      what: 'plan of 200 terminals, 1x: ready ms, from its list / cold',
      values: [planWarm, plan?.ready],
      goals: [2000, 2000],
    },
    {
      what: 'plan of 200 ads on 10,000 terminals, 4x: longest task while read / scrolled, ms',
      values: [plan4?.reads, plan4?.scroll],
      goals: [50, 50],
    },
    {
      what: 'input to paint, 4x: typing in a filter / menu of a row / publish at once / publish / next review, ms',
      values: [inputs?.typing, inputs?.menu, inputs?.publishAtOnce, inputs?.publish, inputs?.review],
      goals: [100, 100, 100, 100, 100],
    },
    {
      what: 'editor: CPU ms of a drag step, 1 / 50 of 10 scenes of 50',
      values: [fifty?.dragOne, fifty?.dragAll],
      goals: [2.4, 3.3],
      digits: 1,
    },
    {
      what: 'editor: CPU ms of a drag step, 1 of 200 / 1 of 50 at 4x',
      values: [hundreds?.dragOne, slow?.dragOne],
      goals: [2.8, 7],
      digits: 1,
    },
    {
      what: 'a bare element dragged: CPU ms of a step, which the browser takes itself',
      values: [floor],
      goals: [],
      digits: 1,
    },
    ...(others
      ? [
          {
            what: 'the same step with one of 50: this editor / Excalidraw / tldraw',
            values: [fifty?.dragOne, others.excalidraw, others.tldraw],
            goals: [],
            digits: 1,
          },
          {
            what: 'the same at 4x',
            values: [slow?.dragOne, others4?.excalidraw, others4?.tldraw],
            goals: [],
            digits: 1,
          },
        ]
      : []),
    {
      what: 'editor, 10 scenes of 50: CPU ms of open / undo / scene switch',
      values: [fifty?.open, fifty?.undo, fifty?.switchScene],
      goals: [],
    },
    { what: 'spreadsheet of 50,000 rows: longest task, ms', values: [spreadsheet], goals: [100] },
    {
      what: 'schedules: ms to tell what of 1,000 plays / collides',
      values: [engine.plays, engine.clashes],
      goals: [5, 5],
      digits: 1,
    },
    { what: "demo: ms of the page's thread for a call", values: [call], goals: [5], digits: 1 },
    {
      what: 'demo of 10,000 terminals: longest task from sign-in to home / to the list, ms (0: none over 50)',
      values: [large?.signIn, large?.list],
      goals: [50, 50],
    },
  ]
  console.log(
    `\nBuilt console, headless Chromium ${bench.browser.version()}, ${cpus().length} cores, fast 4G, medians of ${rounds}; 4x is CPU throttling.`,
  )
  console.log('Counts hold anywhere; times depend on the machine and on what else it does.\n')
  printTable([...counts, ...times])
  if (peer) {
    const { login: a, login4: b, list: c, list4: d } = peer
    console.log('\nBeside another console, the build in PEER_DIST: ours, its own, ratio.\n')
    printRatios([
      ['login: kB before the form is seen', login && kilo(login.needed.bytes), kilo(a.needed.bytes)],
      ['login: requests before the form is seen', login?.needed.requests, a.needed.requests],
      ['login, 1x: ready ms', login?.ready, a.ready],
      ['login, 4x: ready ms', login4?.ready, b.ready],
      ['list: kB before rows are seen', list && kilo(list.needed.bytes), kilo(c.needed.bytes)],
      ['list: requests before rows are seen', list?.needed.requests, c.needed.requests],
      ['list, 1x: ready ms', list?.ready, c.ready],
      ['list, 4x: ready ms', list4?.ready, d.ready],
      ['screen to list, warm, 1x: ms', warm1?.list, peer.warm.list],
      ['screen to list, warm, 4x: ms', warm4?.list, peer.warm4.list],
      ['next page, 1x: ms', warm1?.nextPage, peer.warm.nextPage],
      ['next page, 4x: ms', warm4?.nextPage, peer.warm4.nextPage],
    ])
  }
} finally {
  await bench.close()
}
