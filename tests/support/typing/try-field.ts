import type { ElementHandle, Page } from '@playwright/test'
import { NI, NIHAO, type Typist } from './typist.ts'

/** What was tried in a field, and how each try went: `ok`, `digits, said`, or what went wrong. */
export interface Tried {
  field: string
  results: Record<string, string>
}

/** What a field holds, where its caret is, and what stands around it. */
interface State {
  text: string
  caret: number
  focused: boolean
  /** Label, hint and error. */
  around: string
  /** The address, and how many dialogs are open. */
  place: string
}

/** Full width, invisible, signs of several units, and 5,000 letters in an order that tells where one is lost. */
const PASTED = `Ａ１：\u200b\u00ad👨‍👩‍👧😀${Array.from({ length: 1250 }, (_, index) => index.toString(36).padStart(4, 'x')).join('')}`

/** Fields of hours and minutes take digits alone, and say so (E26). */
const DIGITS = /数字/

/** How a field is tried. */
interface Trial {
  name: string
  /** Only composed into, at its end and in its middle. */
  isBrief: boolean
}

export async function tryField(
  page: Page,
  typist: Typist,
  { name, isBrief }: Trial,
  field: ElementHandle,
): Promise<Tried> {
  const results: Record<string, string> = {}
  /** What was read last, as long as nothing was pressed since. */
  let last: State | undefined
  const read = async () => (last = await field.evaluate(stateOf))
  const press = async (...keys: string[]) => {
    last = undefined
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Delete in an empty field may lead to the one before it. */
  async function clear() {
    if ((last ?? (await read())).text !== '') await press('Control+A', 'Delete')
  }
  /** Does something to the field, which then holds what it should, and changes nothing else of the page. */
  async function step(title: string, work: () => Promise<unknown>, wanted: string | RegExp, caret?: number) {
    const was = last ?? (await read())
    await work()
    judge(title, was, await read(), wanted, caret)
  }
  function judge(title: string, was: State, now: State, wanted: string | RegExp, caret?: number) {
    const fits = typeof wanted === 'string' ? now.text === wanted : wanted.test(now.text)
    const problems = [
      !fits && `${shown(now.text)} instead of ${shown(String(wanted))}`,
      fits && caret !== undefined && now.caret !== caret && `the caret is at ${now.caret} instead of ${caret}`,
      !now.focused && 'the focus is gone',
      now.place !== was.place && `${was.place} has become ${now.place}`,
    ].filter((problem) => problem !== false)
    if (!results[title]?.startsWith('FAILED'))
      results[title] = problems.length > 0 ? `FAILED: ${problems.join('; ')}` : 'ok'
  }

  const before = await read()
  await clear()
  const empty = last ?? (await read())
  const { steps, text } = isBrief ? NI : NIHAO
  await typist.compose(steps, text)
  const first = await read()
  if (first.text === '' && DIGITS.test(first.around)) {
    await tryDigits()
  } else {
    judge('composition', empty, first, text, text.length)
    await press('ArrowLeft')
    if (isBrief) await step('caret', () => typist.compose(['y', 'yi'], '一'), '一你', 1)
    else await tryOn()
  }
  // as it was, so that leaving asks nothing
  const isThere = await field.focus().then(
    () => true,
    () => false,
  )
  if (!isThere) return { field: name, results: { ...results, end: 'FAILED: the field is gone' } }
  await press('Control+A')
  if (before.text === '') await press('Delete')
  else await typist.insert(before.text)
  return { field: name, results }

  /** Types in the middle, undoes, ends with Enter and with Escape, types with other methods, and pastes. */
  async function tryOn() {
    await step('caret', () => page.keyboard.type('12'), '你12好', 3)
    await step('caret', () => typist.compose(['y', 'yi'], '一'), '你12一好', 4)
    await press('Home', 'Delete')
    await step('caret', () => page.keyboard.type('9'), '912一好', 1)

    await step('undo', () => press('Control+Z'), /^(?:912一好|12一好|你12一好|你12好|你好)$/)
    await clear()
    await step('undo', () => typist.compose(['h', 'hao'], '好'), '好')
    await step('undo', () => press('Control+Z'), /^(?:|好|912一好|12一好|你12一好|你12好|你好)$/)
    await clear()
    await typist.begin(['h', 'ha'])
    await step('undo', () => typist.takenKey('z', CONTROL), 'ha')
    await step('undo', () => typist.insert('哈'), '哈', 1)

    await step('Enter', () => typist.enterTakes(['o', 'ok']), '哈ok')
    await step('Escape', () => typist.escapeDrops(['x', 'xi']), '哈ok')

    await clear()
    await step('other methods', () => typist.compose(['ㅎ', '하', '한'], '한'), '한', 1)
    await step('other methods', () => typist.compose(['ㄱ', '그', '글'], '글'), '한글', 2)
    await step('other methods', () => typist.compose(['に', 'にほん', '日本'], '日本'), '한글日本', 4)

    await clear()
    await step('paste', () => typist.insert(PASTED), PASTED)
  }

  /** A field that goes on to its neighbour by itself, so that it is gone to before each step. */
  async function tryDigits() {
    for (const [title, work] of [
      ['composition', () => typist.compose(NIHAO.steps, NIHAO.text)],
      ['Enter', () => typist.enterTakes(['o', 'ok'])],
      ['paste', () => typist.insert(PASTED)],
    ] as const) {
      await field.focus()
      await clear()
      const was = await read()
      await work()
      const now = await read()
      const isSaid = /^\d*$/.test(now.text) && DIGITS.test(now.around) && now.place === was.place
      results[title] = isSaid ? 'digits, said' : `FAILED: ${shown(now.text)} without a word`
    }
    await field.focus()
    await clear()
    await page.keyboard.type('1')
    await read()
    await page.keyboard.type('2')
    const typed = await read()
    results.caret = typed.text === '12' && !DIGITS.test(typed.around) ? 'ok' : `FAILED: ${shown(typed.text)}`
    await field.focus()
    await typist.escapeDrops(['x', 'xi'])
    const now = await read()
    results.Escape = now.text === '12' && now.place === typed.place ? 'ok' : `FAILED: ${shown(now.text)}, ${now.place}`
  }
}

/** Control among the modifiers of a key. */
const CONTROL = 2

function shown(text: string): string {
  const start = text.slice(0, 60).replace(/[\u00ad\u200b-\u200f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
  return text.length > 60 ? `“${start}…” (${text.length})` : `“${start}”`
}

/** Runs in the page. */
function stateOf(node: Node): State {
  const field = node as HTMLInputElement
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
  const near = [
    field.parentElement?.closest('[role=group]')?.parentElement,
    field.closest('.mantine-InputWrapper-root'),
  ]
  // what says something of a field in a popover stands outside of it
  const alerts = document.querySelectorAll('.mantine-InputWrapper-description, .mantine-InputWrapper-error')
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility())
  return {
    text: field.isContentEditable ? (field.textContent ?? '') : field.value,
    caret: field.isContentEditable ? (getSelection()?.anchorOffset ?? -1) : (field.selectionStart ?? -1),
    focused: document.activeElement === field,
    around: [...described, ...[...near, ...alerts].map((each) => each?.textContent)].join(' '),
    place: `${location.pathname}${location.search}, ${dialogs.length} dialogs`,
  }
}
