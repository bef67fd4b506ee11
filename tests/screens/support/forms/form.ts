import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { turn } from '#tests/support/clock.ts'
import {
  renderConsole,
  type ConsoleSetup,
  type RenderedConsole,
  type TestServer,
} from '#tests/support/render-console.tsx'
import { actOn, dialog, press } from '../steps.ts'

/** Something that opens over a page. */
export interface Overlay {
  name: string
  /** The page, and the address from which the way led there; another page unless it says otherwise. */
  at: string
  from?: string
  setup?: Omit<ConsoleSetup, 'at'>
  /** Opens it on the page that is there; gives what is open. */
  open: (opened: RenderedConsole) => Promise<HTMLElement>
}

/** A question or a form, by what sends it. */
export interface Sent {
  /** The button that sends it, in what is open or in what filling it in has opened. */
  button?: string | RegExp
  /** Sends it, where that is no button. */
  send?: (opened: RenderedConsole) => Promise<unknown>
  operationId: OperationId
  /** Answers with yes what is asked once more before it is sent. */
  agree?: (opened: RenderedConsole) => Promise<unknown>
}

/** A cell of the table that a form does not have, with the reason. */
export interface Without {
  without: string
}

/** What somebody else does between the opening of a form and its sending. */
export interface Meanwhile {
  what: string
  does: (server: TestServer) => Promise<unknown>
  /** What is said here then; nothing is changed. */
  says: string | RegExp
  /** What the fields show then, where that is no longer what was chosen. */
  shows?: (string | boolean)[]
}

/** A form, and how it behaves on the way back, at a reload, at a double click, beside a second tab and person. */
export interface Form extends Overlay, Sent {
  /** Fills it in, so that it can be sent; gives what the button is in, where that is not what is open. */
  fill: (opened: RenderedConsole, form: HTMLElement) => Promise<unknown>
  /** Nothing is asked before it is left. */
  leaving?: Without
  /** What is there after a reload; by default the page without the form, or the form as it was first. */
  reloaded?: (opened: RenderedConsole) => Promise<unknown>
  /** What is being sent goes on when it is left. */
  goesOn?: Without
  twice?: Without
  secondTab?: Without
  secondPerson: Meanwhile[] | Without
}

/** Why nothing is asked over what is chosen by one press (N61). */
export const ONE_PRESS = 'one choice, made by one press, is no work'

/** Every word that something was done. */
export const DONE = /操作成功|设置成功|编辑成功|添加成功|成功发布|审核成功|审核不通过|已保存|已为/

/** Whether a form has a cell. */
export const has = (cell: object | undefined): boolean => cell === undefined || !('without' in cell)

const ELSEWHERE = '/upload'

/** Opens a console whose history leads to the page of an overlay, and the overlay. */
export async function openOver({ at, from = ELSEWHERE, setup, open }: Overlay) {
  const opened = await renderConsole({ at: ELSEWHERE, ...setup })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  if (from !== ELSEWHERE) await opened.goto(from)
  await opened.goto(at)
  return { opened, overlay: await open(opened), back: from, address: opened.shown() }
}

/** Fills a form in; gives what has its button. */
export async function fillIn(form: Form, opened: RenderedConsole, overlay: HTMLElement): Promise<HTMLElement> {
  const part = await form.fill(opened, overlay)
  return part instanceof HTMLElement ? part : overlay
}

/** The button that sends a form or a question, once it can be pressed. */
export async function sendButton({ button = '' }: Sent, part: HTMLElement): Promise<HTMLElement> {
  const found = within(part).getByRole('button', { name: button })
  await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled'))
  return found
}

/** Sends a form that is filled in, and answers what is asked before. */
export async function sendIt(form: Form, opened: RenderedConsole, part: HTMLElement) {
  if (form.send) return void (await form.send(opened))
  await opened.user.click(await sendButton(form, part))
  await form.agree?.(opened)
}

/** Presses the back button of the browser. */
export async function pressBack({ back }: RenderedConsole) {
  back()
  await turn()
}

/** Whether the browser would ask before the page is loaded anew or closed. */
export function asksBeforeReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** The question that is asked before work is left. */
export const leaveQuestion = () => dialog(/^(放弃未保存的修改|退出编辑)？$/)

/** What has been sent that changes something. */
export const writes = ({ server }: RenderedConsole) =>
  server
    .report()
    .log.filter(({ method }) => method !== 'GET')
    .map(({ operationId }) => operationId)

/** Expects that nothing is open over the page. */
export const expectNothingOpen = () =>
  waitFor(() => expect(document.querySelectorAll('[role=dialog], [role=menu]')).toHaveLength(0))

/** Expects the page that the way back leads to, with nothing over it. */
export async function expectLeft(opened: RenderedConsole, address: string) {
  await waitFor(() => expect(opened.shown()).toBe(address))
  await expectNothingOpen()
}

/** What is typed and chosen in a part of the page, in its order. Of a long list not all rows are drawn. */
export const entered = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=file]), textarea')]
    .filter((input) => input.checked || !input.closest('tbody'))
    .map(({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value))

/** An address with a query. */
export function address(path: string, search: Record<string, unknown> = {}): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Opens a dialog by a button of the page. */
export const byButton =
  (button: string | RegExp, title: string) =>
  async ({ user }: RenderedConsole) => {
    await press(user, button)
    return dialog(title)
  }

/** Opens a dialog by an action of the row or card that is found. */
export const byAction =
  (action: string, title: string | RegExp, find: () => Promise<HTMLElement>) =>
  async ({ user }: RenderedConsole) => {
    await actOn(user, await find(), action)
    return dialog(title)
  }

/** The row with a link of that text. */
export const rowOf = async (text: string) =>
  (await screen.findByRole('link', { name: text })).closest<HTMLElement>('tr') as HTMLElement

/** The row with a cell of that text. */
export const rowWith = async (text: string) =>
  (await screen.findAllByRole('cell', { name: text }))[0]?.closest<HTMLElement>('tr') as HTMLElement
