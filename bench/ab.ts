import { startBench } from './browser.ts'
import { cold, longList, warm, heap } from './measures.ts'
import { interactions } from './interactions.ts'
const rounds = Number(process.env.R ?? 5)
const bench = await startBench()
const out: Record<string, unknown> = {}
const take = async (n: string, f: () => Promise<unknown>) => {
  try {
    out[n] = await f()
  } catch (e) {
    out[n] = String(e).slice(0, 200)
  }
}
const r = (x: { ready: number; needed: { bytes: number; requests: number } }) => [
  Math.round(x.ready),
  Math.round(x.needed.bytes / 1000),
  x.needed.requests,
]
await take('login1', async () => r(await cold(bench, 'login', { cpu: 1 }, rounds)))
await take('login4', async () => r(await cold(bench, 'login', { cpu: 4 }, rounds)))
await take('list1', async () => r(await cold(bench, 'terminalManage', { cpu: 1 }, rounds)))
await take('list4', async () => r(await cold(bench, 'terminalManage', { cpu: 4 }, rounds)))
await take('warm1', () => warm(bench, 1, 9))
await take('warm4', () => warm(bench, 4, 9))
await take('long4fast', () => longList(bench, { cpu: 4, fastNetwork: true }, rounds))
if (process.env.HEAP) await take('heap', () => heap(bench, 50))
if (process.env.INT) await take('inputs', () => interactions(bench))
console.log(JSON.stringify(out))
await bench.close()
