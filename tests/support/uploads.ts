import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test as base } from './console.ts'
import { EPOCH, screenSteps, type ScreenSteps } from './screen.ts'
import { root } from './sources.ts'

/** A file as a test chooses it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Who uploads in journeys. */
export const OPERATOR = '13800000001'

/** Uploads as journeys use them. */
export interface Uploads extends ScreenSteps {
  /** Signs in and opens the material list. */
  open: (account?: string) => Promise<void>
  /** Chooses files with the button. */
  pick: (files: readonly ChosenFile[] | readonly string[]) => Promise<void>
  /** Hands files over as a drag that ends on the page, or as a paste. */
  give: (how: 'drop' | 'paste', files: readonly ChosenFile[]) => Promise<void>
  button: Locator
  panel: Locator
  /** The row of a file in the panel. */
  row: (name: string) => Locator
  /** The card of a material in the list. */
  card: (name: string) => Locator
  /** Whether the browser would ask before the console is left. */
  asksBeforeLeaving: () => Promise<boolean>
}

/** Playwright's `test` with uploads on the material list. */
export const test = base.extend<{ uploads: Uploads }>({
  uploads: async ({ page, open, signIn, mock }, use) => {
    await mock.set({ scenario: { epoch: EPOCH }, uploadBytesPerSecond: 0 })
    const button = page.getByRole('button', { name: '上传素材' })
    const panel = page.getByRole('region', { name: '上传列表' })
    await use({
      ...screenSteps(page),
      button,
      panel,
      row: (name) => panel.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) }),
      card: (name) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
      async open(account = OPERATOR) {
        await open(`/login?redirect=${encodeURIComponent('/materialManage')}`)
        await signIn(account)
        await expect(page.getByRole('heading', { name: '素材管理', level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible()
      },
      async pick(files) {
        await expect(button).not.toHaveAttribute('data-loading')
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
        await chooser.setFiles([...files] as ChosenFile[])
      },
      async give(how, files) {
        await expect(button).not.toHaveAttribute('data-loading')
        const data = await page.evaluateHandle((given) => {
          const transfer = new DataTransfer()
          for (const { name, mimeType, text } of given) transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type: mimeType }))
          return transfer
        }, files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString('base64') })))
        if (how === 'paste') {
          await page.evaluate((transfer) => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })), data)
          return
        }
        const drag = (type: string, over: Locator) => over.evaluate((place, given) => place.dispatchEvent(new DragEvent(given.type, { dataTransfer: given.transfer, bubbles: true, cancelable: true })), { type, transfer: data })
        await drag('dragenter', page.locator('body'))
        const area = page.getByText('松开鼠标，上传素材')
        // it is always there, and seen only now
        const opacity = () => area.evaluate((text) => getComputedStyle(text.closest('[class*="fullScreen"]') ?? text).opacity)
        await expect.poll(opacity).toBe('1')
        await drag('drop', area)
        await expect.poll(opacity).toBe('0')
      },
      asksBeforeLeaving: () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    })
  },
})

export { expect } from './console.ts'

/** A clip that browsers play. */
export function clip(name: string): ChosenFile {
  return { name, mimeType: 'video/mp4', buffer: readFileSync(path.join(root, 'mocks/clips/tide.mp4')) }
}
