import type { Dialog, Page } from '@playwright/test'
import { look, type LookOptions, type Sight } from './in-page.ts'
import { tryField, type Tried } from './try-field.ts'
import { typist } from './typist.ts'

/** More presses than any page needs: what goes on beyond that goes in circles. */
const PRESSES = 250

/** How often a dialog or menu is opened again for what was left in it. */
const OPENINGS = 12

export interface WalkOptions extends LookOptions {
  /** The address of the page; when another is led to, nothing is walked. */
  route: string
  /** Opens the page anew. */
  begin: () => Promise<void>
  /** Whether a field, or what opens more in a dialog, is this page's to try; another page may have it too. */
  isOurs: (key: string) => boolean
  /** Whether a field of this kind is tried in every way, or only composed into. */
  isFirst: (kind: string) => boolean
}

/**
 * Walks a page: types into every field that is met, presses what may open more, and closes it again, until nothing new
 * is found. A field is known by the dialog that it stands in and its label, and so is a button.
 */
export async function walk(page: Page, { route, begin, isOurs, isFirst, ...options }: WalkOptions): Promise<Tried[]> {
  const session = await page.context().newCDPSession(page)
  const person = typist((method, params) => session.send(method as never, params as never))
  const pending = new Set<unknown>()
  const asked = (request: unknown) => pending.add(request)
  const answered = (request: unknown) => pending.delete(request)
  const accept = (dialog: Dialog) => void dialog.accept()
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', answered).on('dialog', accept)

  const tried: Tried[] = []
  const met = new Set<string>()
  const pressed = new Set<string>()
  /** What was pressed before something opened: it is pressed again when that closes with things left in it. */
  const openedBy = new Map<string, { key: string; times: number }>()

  /** Waits until what was asked for has come and is drawn. */
  async function rest() {
    for (let looks = 0; looks < 5; looks++) {
      // a page that is left meanwhile draws no more
      const isAtRest = await page.evaluate(drawn).catch(() => false)
      if (isAtRest && pending.size === 0) break
    }
  }

  /** What is on top then. */
  async function see(): Promise<Sight> {
    await rest()
    return page.evaluate(look, options)
  }

  async function openAgain(): Promise<Sight> {
    await begin()
    return see()
  }

  const isNew = (known: Set<string>, key: string, mayBeShared = true) =>
    !known.has(key) && (!mayBeShared || isOurs(key) || !known.add(key))

  /** Tries what was not met yet, as long as it stands there; gives whether there was any. */
  async function tryFields({ fields }: Sight): Promise<boolean> {
    const before = tried.length
    for (const { key, index } of fields) {
      if (!isNew(met, key)) continue
      if (!(await page.evaluate(goTo, index))) break
      met.add(key)
      // a field may put another in its place when it is gone to
      await rest()
      const there = page.locator(':focus:not([aria-busy=true])')
      await there.waitFor({ timeout: 10_000 }).catch(() => undefined)
      const field = (await page.evaluateHandle(activeField)).asElement()
      if (!field) tried.push({ field: key, results: { focus: 'FAILED: it does not take the focus' } })
      else {
        const isBrief = !isFirst(await field.evaluate(kindOf))
        tried.push(await tryField(page, person, { name: key, isBrief }, field))
        await field.evaluate((element) => element instanceof HTMLElement && element.blur())
      }
    }
    return tried.length > before
  }

  async function press({ index, by }: Sight['openers'][number]) {
    await page.evaluate(
      ({ place, isClick }) => {
        const opener = window.__walk?.openers[place]
        opener?.focus()
        if (isClick) opener?.click()
      },
      { place: index, isClick: by === 'click' },
    )
    if (by === 'Enter') await page.keyboard.press('Enter')
  }

  /** What was left in a dialog or menu that has closed is met when it is opened again. */
  function leave({ scope, openers }: Sight) {
    const opening = openedBy.get(scope)
    if (opening && opening.times <= OPENINGS && openers.some(({ key }) => !pressed.has(key)))
      pressed.delete(opening.key)
  }

  async function close(open: Sight): Promise<Sight> {
    await page.evaluate(() => {
      const scope = window.__walk?.scope
      if (scope instanceof HTMLElement && !scope.contains(document.activeElement)) scope.focus()
    })
    await page.keyboard.press('Escape')
    const sight = await see()
    if (sight.scope === open.scope) return openAgain()
    if (!sight.isQuestion || open.isQuestion) return sight
    // what was typed may go: the last button says so
    await page.evaluate(() => [...(window.__walk?.scope?.querySelectorAll('button') ?? [])].at(-1)?.click())
    return see()
  }

  let sight = await openAgain()
  const start = sight.address
  const isThere = pathOf({ address: start })?.endsWith(route)
  for (let presses = 0; presses < (isThere ? PRESSES : 0);) {
    if (await tryFields(sight)) {
      sight = await see()
      continue
    }
    const next = sight.openers.find(({ key }) => isNew(pressed, key, sight.kind !== 'page'))
    if (next) {
      presses++
      pressed.add(next.key)
      await press(next)
      const after = await see()
      if (after.kind !== 'page' && after.scope !== sight.scope) {
        if (sight.kind === 'page' || sight.kind === 'dialog')
          openedBy.set(after.scope, { key: next.key, times: (openedBy.get(after.scope)?.times ?? 0) + 1 })
      }
      if (after.scope !== sight.scope && !(sight.kind === 'dialog' && after.kind !== 'page')) leave(sight)
      sight = pathOf(after) === pathOf({ address: start }) ? after : await openAgain()
    } else if (sight.kind !== 'page') sight = await close(sight)
    else if (sight.address === start) break
    else {
      // another view of the page; the first one may have more
      sight = await openAgain()
      if (sight.openers.every(({ key }) => pressed.has(key)) && sight.fields.every(({ key }) => met.has(key))) break
    }
  }
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', answered).off('dialog', accept)
  await session.detach()
  return tried
}

const pathOf = ({ address }: Pick<Sight, 'address'>) => address.split('?')[0]

/** Gives whether the field still stands there. Runs in the page. */
function goTo(index: number): boolean {
  const field = window.__walk?.fields[index]
  field?.focus()
  return field?.checkVisibility() === true
}

/** The field that has the focus. Runs in the page. */
function activeField(): Element | null {
  const active = document.activeElement
  const isField = active instanceof HTMLElement && (active.matches('input, textarea') || active.isContentEditable)
  return isField ? active : null
}

/** What a field is made of, whatever it is for. Runs in the page. */
function kindOf(element: Element): string {
  const names = ['type', 'role', 'inputmode', 'maxlength', 'class'].map((name) => element.getAttribute(name))
  return [element.localName, ...names].join(' ')
}

/** Lets the page draw until it waits for nothing any more; gives whether it has come to that. Runs in the page. */
async function drawn(): Promise<boolean> {
  const BUSY = '[aria-busy=true], .mantine-Loader-root, .mantine-Skeleton-root'
  /** What is out of sight, such as a picture further down, may never come. */
  function isInSight(element: Element): boolean {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && element.checkVisibility()
  }
  let quiet = 0
  for (let frames = 0; quiet < 2 && frames < 8; frames++) {
    await new Promise(requestAnimationFrame)
    quiet = [...document.querySelectorAll(BUSY)].some(isInSight) ? 0 : quiet + 1
  }
  return quiet === 2
}
