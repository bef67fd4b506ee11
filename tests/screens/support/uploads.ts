import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import { png } from '#tests/support/media-files.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'

/** Who uploads in tests. */
const OPERATOR = '13800000001'

export const MB = 1024 * 1024

export function picture(name: string, { width = 64, height = 48, bytes = 0 } = {}): File {
  const head = png(width, height)
  return new File([head, new Uint8Array(Math.max(0, bytes - head.length))], name, { type: 'image/png' })
}

export async function openUploads({
  search = '',
  ...setup
}: Omit<ConsoleSetup, 'at'> & { search?: string } = {}): Promise<RenderedConsole> {
  const opened = await renderConsole({ at: `/materialManage${search}`, account: OPERATOR, ...setup })
  await screen.findByRole('navigation', { name: '分页' })
  await waitFor(() => expect(input()).not.toBeNull())
  return opened
}

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

export async function paste(files: readonly File[]) {
  await whenReady()
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transferOf(files), bubbles: true, cancelable: true }),
  )
}

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

export const panel = () => screen.findByRole('region', { name: '上传列表' })

export function rowNow(name: string): HTMLElement | undefined {
  const list = screen.queryByRole('region', { name: '上传列表' })
  return [...(list?.querySelectorAll<HTMLElement>('tbody tr') ?? [])].find(
    (row) => row.querySelector('td')?.textContent === name,
  )
}

export async function expectRow(name: string, text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const row = rowNow(name)
    expect(row, name).toHaveTextContent(text)
    return row as HTMLElement
  })
}

export const rowNames = async () =>
  [...(await panel()).querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)

/** How far a file has come, in percent; undefined while it is not being sent. */
export function percent(name: string): number | undefined {
  const row = rowNow(name)
  const bar = row && within(row).queryByRole('progressbar')
  return bar ? Number(bar.getAttribute('aria-valuenow')) : undefined
}

export const cardsNamed = (name: string) =>
  [...document.querySelectorAll('ul[aria-label=素材列表] > li')].filter(
    (card) => card.querySelector('button')?.textContent === name,
  ).length

export const expectStored = (name: string) => waitFor(() => expect(cardsNamed(name), name).toBe(1))

export const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
