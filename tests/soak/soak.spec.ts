import fs from 'node:fs'
import { expect, test } from '#tests/support/console.ts'
import { BROWSER_NOTICE } from '#tests/support/failure-assertions.ts'
import { randomOf } from '#mocks/db/random.ts'
import { measure, signInAgain, step, trouble } from './steps.ts'

/** How long it goes on, in minutes, and what its choices are drawn from: `npm run soak -- --minutes 30 --seed 7`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 3)
const SEED = Number(process.env.SOAK_SEED ?? 1)
/** Steps between two measurements of memory. */
const ROUND = 60
/** What the page may hold more at the end than after its first round: bytes of heap, DOM nodes. */
const MAY_GROW = { heap: 40_000_000, nodes: 20_000 }

test('random use with faults: no exception, no message on the console, and memory stays', async ({
  page,
  mock,
  open,
  signIn,
  problems,
}) => {
  test.setTimeout(MINUTES * 60_000 + 180_000)
  problems.allow(BROWSER_NOTICE, /net::ERR/, /CORS policy/)
  const random = randomOf(SEED, 'soak')
  const done: string[] = []
  const memory: { minute: number; heap: number; nodes: number }[] = []

  await open('/login')
  await signIn()
  // what cannot be done soon is let be; the first page may take its time
  page.setDefaultTimeout(2_000)
  const session = await page.context().newCDPSession(page)
  const start = Date.now()
  const minutes = () => (Date.now() - start) / 60_000

  async function look() {
    await mock.set({ faults: [] })
    memory.push({ minute: minutes(), ...(await measure(page, session)) })
  }

  try {
    while (minutes() < MINUTES) {
      done.push(await step(page, random))
      const before = problems.found().length
      if (random.chance(0.15)) {
        const faults = random.chance(0.5) ? [trouble(random)] : []
        await mock.set({ faults })
        done.push(`faults: ${JSON.stringify(faults)}`)
      }
      if (await signInAgain(page)) done.push('signed in again')
      if (problems.found().length > before) done.push('PROBLEM')
      if (done.length % ROUND === 0) await look()
    }
    await look()
  } finally {
    console.log(`seed ${SEED}: ${done.length} steps in ${minutes().toFixed(1)} minutes`)
    for (const { minute, heap, nodes } of memory)
      console.log(`  ${minute.toFixed(1)} min: ${(heap / 1e6).toFixed(1)} MB of heap, ${nodes} nodes`)
    fs.writeFileSync(test.info().outputPath('steps.txt'), done.join('\n'))
  }
  const [first, last] = [memory[0], memory.at(-1)]
  expect(last?.heap).toBeLessThan((first?.heap ?? 0) + MAY_GROW.heap)
  expect(last?.nodes).toBeLessThan((first?.nodes ?? 0) + MAY_GROW.nodes)
})
