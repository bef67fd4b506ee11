import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { turn } from '#tests/support/clock.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'
import { dialog, fill } from './steps.ts'

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

/** A form: what opens, and how something is entered that would be lost. By default into its first field. */
export interface Form extends Overlay {
  enter?: (opened: RenderedConsole, form: HTMLElement) => Promise<unknown>
}

const ELSEWHERE = '/upload'

/** Opens a console whose history leads to the page of an overlay, and the overlay. */
export async function openOver({ at, from = ELSEWHERE, setup, open }: Overlay) {
  const opened = await renderConsole({ at: ELSEWHERE, ...setup })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  if (from !== ELSEWHERE) await opened.goto(from)
  await opened.goto(at)
  return { opened, overlay: await open(opened), back: from, address: opened.shown() }
}

/** Enters something into a form that is open. */
export async function enter({ enter: how }: Form, opened: RenderedConsole, form: HTMLElement) {
  if (how) return void (await how(opened, form))
  const first = within(form)
    .getAllByRole('textbox')
    .find((box) => !box.hasAttribute('readonly'))
  if (!first) throw new Error('The form has no field')
  await fill(opened.user, first, '7')
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

/** Expects the page that the way back leads to, with nothing over it. */
export async function expectLeft(opened: RenderedConsole, address: string) {
  await waitFor(() => expect(opened.shown()).toBe(address))
  await waitFor(() => expect(document.querySelectorAll('[role=dialog], [role=menu]')).toHaveLength(0))
}
