import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'

export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

export const expectNoDialog = (name?: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

export async function press(user: UserEvent, name: string | RegExp, part: HTMLElement = document.body) {
  await user.click(await within(part).findByRole('button', { name }))
}

export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  // braces and brackets name keys
  if (text !== '') await user.type(field, text.replace(/[{[]/g, '$&$&'))
}

export const field = (part: HTMLElement, name: string | RegExp) => within(part).getByRole('textbox', { name })

export const timeField = (part: HTMLElement, name: string) => within(part).getByRole('combobox', { name })

export async function choose(user: UserEvent, combobox: HTMLElement, option: string | RegExp) {
  if (!screen.queryByRole('option', { name: option })) await user.click(combobox)
  await user.click(await screen.findByRole('option', { name: option }))
}

export async function actOn(user: UserEvent, row: HTMLElement, action: string) {
  const shown = within(row).queryByRole('button', { name: action })
  if (shown) return user.click(shown)
  await press(user, '更多', row)
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

export async function expectDone(user: UserEvent, message = '操作成功') {
  const note = await waitFor(() => {
    const found = screen.getAllByRole('status').find((status) => status.textContent?.includes(message))
    if (!found) throw new Error(`No message says ${message}`)
    return found
  })
  await user.click(within(note).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
}

export async function expectTotal(total: number) {
  const words = new RegExp(`^共 ${total.toLocaleString('en-US')} 条$`)
  // looked up each time: a list that comes anew brings its own paging, and the one of before says nothing more
  await waitFor(() => {
    const paging = screen.getByRole('navigation', { name: '分页' })
    expect(within(paging).getByRole('status')).toHaveTextContent(words)
  })
}

export function watchDownloads(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const createObjectURL = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    const url = createObjectURL(object)
    if (object instanceof Blob) blobs.set(url, object)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = blobs.get(this.href)
    if (file) saved.push({ name: this.download, file })
  })
  return saved
}

export interface Sent<Body> {
  method: string
  path: string
  body: Body
}

export function watchWrites<Body = unknown>(path: string): Sent<Body>[] {
  const sent: Sent<Body>[] = []
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && (pathname === path || pathname.startsWith(`${path}/`))) {
      const text = await request.clone().text()
      sent.push({ method: request.method, path: pathname, body: (text === '' ? undefined : JSON.parse(text)) as Body })
    }
    return send(request)
  })
  return sent
}

/** What a menu's entry says, and why it cannot be chosen: its own words, or those above that several share. */
export function wordsOfEntry(entry: HTMLElement): string {
  const shared = document.getElementById(entry.getAttribute('aria-describedby') ?? '')
  return [...entry.innerText.split('\n'), shared?.textContent].filter(Boolean).join('：')
}
