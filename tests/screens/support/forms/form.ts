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

export interface Overlay {
  name: string
  /** The page, and the address from which the way led there; another page unless it says otherwise. */
  at: string
  from?: string
  setup?: Omit<ConsoleSetup, 'at'>
  /** Opens it on the page that is there; gives what is open. */
  open: (opened: RenderedConsole) => Promise<HTMLElement>
}

export interface Sent {
  /** The button that sends it, in what is open or in what filling it in has opened. */
  button?: string | RegExp
  /** Sends it, where that is no button. */
  send?: (opened: RenderedConsole) => Promise<unknown>
  operationId: OperationId
  /** Answers with yes what is asked once more before it is sent. */
  agree?: (opened: RenderedConsole) => Promise<unknown>
}

export interface Without {
  without: string
}

export interface Meanwhile {
  what: string
  does: (server: TestServer) => Promise<unknown>
  /** What is said here then; nothing is changed. */
  says: string | RegExp
  /** What the fields show then, where that is no longer what was chosen. */
  shows?: (string | boolean)[]
}

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

export const DONE = /操作成功|设置成功|编辑成功|添加成功|成功发布|审核成功|审核不通过|已保存|已为/

export const has = (cell: object | undefined): boolean => cell === undefined || !('without' in cell)

const ELSEWHERE = '/upload'

export async function openOver({ at, from = ELSEWHERE, setup, open }: Overlay) {
  const opened = await renderConsole({ at: ELSEWHERE, ...setup })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  if (from !== ELSEWHERE) await opened.goto(from)
  await opened.goto(at)
  return { opened, overlay: await open(opened), back: from, address: opened.shown() }
}

export async function fillIn(form: Form, opened: RenderedConsole, overlay: HTMLElement): Promise<HTMLElement> {
  const part = await form.fill(opened, overlay)
  return part instanceof HTMLElement ? part : overlay
}

export async function sendButton({ button = '' }: Sent, part: HTMLElement): Promise<HTMLElement> {
  const found = within(part).getByRole('button', { name: button })
  await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled'))
  return found
}

export async function sendIt(form: Form, opened: RenderedConsole, part: HTMLElement) {
  if (form.send) return void (await form.send(opened))
  await opened.user.click(await sendButton(form, part))
  await form.agree?.(opened)
}

export async function pressBack({ back }: RenderedConsole) {
  back()
  await turn()
}

export function asksBeforeReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

export const leaveQuestion = () => dialog(/^(放弃未保存的修改|退出编辑)？$/)

export const writes = ({ server }: RenderedConsole) =>
  server
    .report()
    .log.filter(({ method }) => method !== 'GET')
    .map(({ operationId }) => operationId)

export const expectNothingOpen = () =>
  waitFor(() => expect(document.querySelectorAll('[role=dialog], [role=menu]')).toHaveLength(0))

export async function expectLeft(opened: RenderedConsole, address: string) {
  await waitFor(() => expect(opened.shown()).toBe(address))
  await expectNothingOpen()
}

/** What is typed and chosen in a part of the page, in its order. Of a long list not all rows are drawn. */
export const entered = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=file]), textarea')]
    .filter((input) => input.checked || !input.closest('tbody'))
    .map(({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value))

export function address(path: string, search: Record<string, unknown> = {}): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}

export const byButton =
  (button: string | RegExp, title: string) =>
  async ({ user }: RenderedConsole) => {
    await press(user, button)
    return dialog(title)
  }

export const byAction =
  (action: string, title: string | RegExp, find: () => Promise<HTMLElement>) =>
  async ({ user }: RenderedConsole) => {
    await actOn(user, await find(), action)
    return dialog(title)
  }

export const rowOf = async (text: string) =>
  (await screen.findByRole('link', { name: text })).closest<HTMLElement>('tr') as HTMLElement

export const rowWith = async (text: string) =>
  (await screen.findAllByRole('cell', { name: text }))[0]?.closest<HTMLElement>('tr') as HTMLElement
