import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import { png } from '#tests/support/media-files.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'

/** Who uploads in tests. */
const OPERATOR = '13800000001'

export const MB = 1024 * 1024

/** A PNG by its head, with so many bytes behind it if wanted. */
export function picture(name: string, { width = 64, height = 48, bytes = 0 } = {}): File {
  const head = png(width, height)
  return new File([head, new Uint8Array(Math.max(0, bytes - head.length))], name, { type: 'image/png' })
}

/** Opens the material list as somebody who uploads, with the button ready. */
export async function openUploads({
  search = '',
  ...setup
}: Omit<ConsoleSetup, 'at'> & { search?: string } = {}): Promise<RenderedConsole> {
  const opened = await renderConsole({ at: `/materialManage${search}`, account: OPERATOR, ...setup })
  await screen.findByRole('navigation', { name: '分页' })
  await waitFor(() => expect(input()).not.toBeNull())
  return opened
}

/** What the button opens; the place to drop files on, which is outside of the console, has another. */
export const input = () => document.querySelector<HTMLInputElement>('#root input[type=file]')

/** Chooses files with the button; those that the choice does not offer as well, for a person can have all offered. */
export async function pick(files: readonly File[]) {
  const button = await whenReady()
  const field = input() as HTMLInputElement
  // the browser's dialog is no part of the page
  const opens = vi.spyOn(field, 'click').mockImplementation(() => undefined)
  button.focus()
  button.click()
  expect(opens).toHaveBeenCalledOnce()
  opens.mockRestore()
  field.files = transferOf(files).files
  fireEvent.change(field)
}

/** Hands files over as a paste. */
export async function paste(files: readonly File[]) {
  await whenReady()
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transferOf(files), bubbles: true, cancelable: true }),
  )
}

/** Hands files over as a drag that ends on the page. */
export async function drop(files: readonly File[]) {
  await whenReady()
  const dataTransfer = transferOf(files)
  const drag = (type: string, over: Element) =>
    over.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  const area = screen.getByText('松开鼠标，上传素材')
  // it is always there, and seen only while something is dragged
  const opacity = () => getComputedStyle(area.closest('[class*=fullScreen]') ?? area).opacity
  drag('dragenter', document.body)
  await waitFor(() => expect(opacity()).toBe('1'))
  drag('drop', area)
  await waitFor(() => expect(opacity()).toBe('0'))
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** Files that were given are looked through before the next are taken. */
async function whenReady(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: '上传素材' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  return button
}

/** The list of what is on its way, when it is there. */
export const panel = () => screen.findByRole('region', { name: '上传列表' })

/** The row of a file in the panel, if it is there. */
export function rowNow(name: string): HTMLElement | undefined {
  const list = screen.queryByRole('region', { name: '上传列表' })
  return [...(list?.querySelectorAll<HTMLElement>('tbody tr') ?? [])].find(
    (row) => row.querySelector('td')?.textContent === name,
  )
}

/** Expects that the row of a file says something, at once or soon; gives the row. */
export async function expectRow(name: string, text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const row = rowNow(name)
    expect(row, name).toHaveTextContent(text)
    return row as HTMLElement
  })
}

/** The names of all files in the panel. */
export const rowNames = async () =>
  [...(await panel()).querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)

/** How far a file has come, in percent; undefined while it is not being sent. */
export function percent(name: string): number | undefined {
  const row = rowNow(name)
  const bar = row && within(row).queryByRole('progressbar')
  return bar ? Number(bar.getAttribute('aria-valuenow')) : undefined
}

/** How many cards of the material list have this name. */
export const cardsNamed = (name: string) =>
  [...document.querySelectorAll('ul[aria-label=素材列表] > li')].filter(
    (card) => card.querySelector('button')?.textContent === name,
  ).length

/** Expects that a material is in the list, once. */
export const expectStored = (name: string) => waitFor(() => expect(cardsNamed(name), name).toBe(1))

/** Whether the browser would ask before the console is left. */
export const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
