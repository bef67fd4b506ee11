import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test as base } from './console.ts'
import { EPOCH } from './read-world.ts'
import { root } from './sources.ts'

export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const OPERATOR = '13800000001'

export interface Uploads {
  /** Opens the material list, and signs in before if nobody is signed in. */
  open: () => Promise<void>
  /** Chooses files with the button. */
  pick: (files: readonly ChosenFile[] | readonly string[]) => Promise<void>
  panel: Locator
  /** The row of a file in the panel. */
  row: (name: string) => Locator
  /** The card of a material in the list. */
  card: (name: string) => Locator
}

export const test = base.extend<{ uploads: Uploads }>({
  uploads: async ({ page, open, signIn, signedInAs, mock }, use) => {
    // another world would know no session of the one in which somebody has signed in
    await mock.set({ uploadBytesPerSecond: 0, ...(signedInAs === undefined && { scenario: { epoch: EPOCH } }) })
    const button = page.getByRole('button', { name: '上传素材' })
    const panel = page.getByRole('region', { name: '上传列表' })
    await use({
      panel,
      row: (name) => panel.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) }),
      card: (name) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
      async open() {
        if (signedInAs === undefined) {
          await open(`/login?redirect=${encodeURIComponent('/materialManage')}`)
          await signIn(OPERATOR)
        } else await open('/materialManage')
        await expect(page.getByRole('heading', { name: '素材管理', level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible()
      },
      async pick(files) {
        await expect(button).not.toHaveAttribute('data-loading')
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
        await chooser.setFiles([...files] as ChosenFile[])
      },
    })
  },
})

export { expect } from './console.ts'

export function clip(name: string): ChosenFile {
  return { name, mimeType: 'video/mp4', buffer: readFileSync(path.join(root, 'mocks/media/clips/latte.mp4')) }
}
