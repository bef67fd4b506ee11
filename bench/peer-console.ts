import { serve } from '../scripts/serve.mjs'
import { openPage, type Bench } from './browser.ts'
import { coldAt, type Cold } from './measures.ts'
import { median, timeToOtherRows } from './moments.ts'

/**
 * Where a build of shadcn-admin has what the console has: its lines stand beside the console's when `PEER_DIST` names
 * the folder of one. It calls no server: its rows are in its bundle.
 */
const LOGIN = { path: 'sign-in', ready: 'form input[name="password"]' }
const LIST = { path: 'users', ready: 'table tbody tr td + td' }
const ROWS = 'table tbody tr'

export interface PeerConsole {
  login: Cold
  login4: Cold
  list: Cold
  list4: Cold
  /** From one list to another and to the next page, warm. */
  warm: { list: number; nextPage: number }
  warm4: { list: number; nextPage: number }
}

export async function peerConsole(bench: Bench, folder: string, rounds: number): Promise<PeerConsole> {
  const site = await serve(folder)
  const at = ({ path, ready }: typeof LOGIN, cpu: 1 | 4) =>
    coldAt(bench, site.url + path, ready, { cpu, signedIn: false }, rounds)
  try {
    return {
      login: await at(LOGIN, 1),
      login4: await at(LOGIN, 4),
      list: await at(LIST, 1),
      list4: await at(LIST, 4),
      warm: await warm(bench, site.url, 1, rounds),
      warm4: await warm(bench, site.url, 4, rounds),
    }
  } finally {
    await site.close()
  }
}

async function warm(bench: Bench, url: string, cpu: 1 | 4, rounds: number) {
  const visit = await openPage(bench, { cpu, signedIn: false, fastNetwork: true })
  const { page } = visit
  await page.goto(url + LIST.path)
  await page.locator(LIST.ready).first().waitFor()
  const nextPage: number[] = []
  const list: number[] = []
  for (let round = 0; round < rounds + 1; round++) {
    await page
      .getByRole('button', { name: 'Go to next page' })
      .first()
      .evaluate((button) => button.setAttribute('data-bench', 'next'))
    nextPage.push(await timeToOtherRows(page, '[data-bench="next"]', ROWS))
    await page.locator('a[href$="/tasks"]').first().click()
    await page.waitForURL(/tasks/)
    await page.locator(LIST.ready).first().waitFor()
    list.push(await timeToOtherRows(page, 'a[href$="/users"]', ROWS))
  }
  await visit.close()
  // the first of each loads what the others find
  return { list: median(list.slice(1)), nextPage: median(nextPage.slice(1)) }
}
