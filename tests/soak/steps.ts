import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Fault } from '#mocks/server/faults.ts'
import type { Random } from '#mocks/db/random.ts'
import { ADMIN, PASSWORD } from '#tests/support/console.ts'
import { envelopeFailures, networkFailures, statusFailures } from '#tests/support/failures.ts'

/** What people write into fields: words, nothing, figures, too much, and what should do no harm. */
const TEXTS = [
  '大厅',
  '',
  '  ',
  '0',
  '-1',
  '99999',
  'é😀',
  '东'.repeat(60),
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '13800000001',
  '%_&#+"\'',
]
const KEYS = [
  'Escape',
  'Escape',
  'Tab',
  'Enter',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'Delete',
  '?',
  'Control+k',
  'Control+z',
  'PageDown',
  ' ',
]

/** Does one thing that somebody might do, drawn at random, and says what. What cannot be done is let be. */
export async function step(page: Page, random: Random): Promise<string> {
  const action = random.pick(actions)
  try {
    return await action(page, random)
  } catch (error) {
    // what was there a moment ago may be gone, or under something else
    return `let be: ${(error as Error).message.split('\n')[0] ?? ''}`
  }
}

type Action = (page: Page, random: Random) => Promise<string>

/** What can be pressed without leaving the console or the session: that would end the walk. */
const PRESSABLE =
  'button:not([disabled]):not([aria-disabled=true]), [role=menuitem], [role=tab], [role=option], [role=radio], [role=checkbox], [role=treeitem], input[type=checkbox], input[type=radio], a[href]:not([target]):not([download])'
const LEAVES = /退出登录|修改密码|下载|重置演示|演示控制|导出/

const click: Action = async (page, random) => {
  const one = await drawn(await top(page, PRESSABLE), random)
  if (!one) return 'nothing to press'
  const name = ((await one.getAttribute('aria-label')) ?? (await one.innerText().catch(() => '')))
    .replace(/\s+/g, ' ')
    .slice(0, 30)
  if (LEAVES.test(name)) return `not pressed: ${name}`
  await one.click({ timeout: 1_500 })
  return `pressed: ${name}`
}

const write: Action = async (page, random) => {
  const one = await drawn(
    await top(
      page,
      'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([readonly]):not([disabled]), textarea',
    ),
    random,
  )
  if (!one) return 'nothing to write into'
  const text = random.pick(TEXTS)
  await one.fill(text, { timeout: 1_500 })
  if (random.chance(0.3)) await one.press('Enter')
  return `wrote: ${text.slice(0, 20)}`
}

const goTo: Action = async (page, random) => {
  const one = await drawn(page.getByRole('navigation', { name: '主菜单' }).getByRole('link'), random)
  if (!one) return 'no menu'
  const name = await one.innerText()
  await one.click({ timeout: 1_500 })
  return `went to: ${name}`
}

const press: Action = async (page, random) => {
  const key = random.pick(KEYS)
  await page.keyboard.press(key)
  return `key: ${key}`
}

const back: Action = async (page) => {
  if (!(await page.evaluate(() => history.state?.__TSR_index > 1))) return 'nowhere to go back to'
  await page.goBack({ timeout: 3_000, waitUntil: 'commit' })
  return 'back'
}

/** Weights by repetition. */
const actions: readonly Action[] = [click, click, click, click, click, click, write, write, goTo, press, press, back]

/** Of a dialog that is open, what is in it; else of the page. */
async function top(page: Page, selector: string): Promise<Locator> {
  const dialogs = page.locator('[role=dialog]:visible, [role=listbox]:visible, [role=menu]:visible')
  const count = await dialogs.count()
  return (count > 0 ? dialogs.nth(count - 1) : page.locator('body')).locator(selector).filter({ visible: true })
}

async function drawn(all: Locator, random: Random): Promise<Locator | undefined> {
  const count = await all.count()
  return count > 0 ? all.nth(random.int(0, count - 1)) : undefined
}

export async function signInAgain(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: '登录', exact: true })
  if (!(await button.isVisible())) return false
  try {
    const account = page.getByLabel('账号', { exact: true })
    if (await account.isEditable()) await account.fill(ADMIN)
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await button.click()
  } catch {
    // it went by itself, or the next round tries again
  }
  return true
}

export function trouble(random: Random): Fault {
  const { trouble: kind } = random.pick([...statusFailures, ...networkFailures, ...envelopeFailures])
  return { operationId: '*', times: random.int(1, 12), ...kind }
}

/** What the page holds once nothing is thrown away that could be: bytes of heap, DOM nodes. */
export async function measure(page: Page, session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await page.keyboard.press('Escape')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes }
}
