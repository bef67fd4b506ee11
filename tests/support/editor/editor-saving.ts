import type { Locator, Page } from '@playwright/test'
import type { Program, ProgramUpdateRequest } from '#src/api/generated/types.gen.ts'
import { expect } from '../console.ts'
import { editorOf, test as base } from './editor.ts'
import { tellOfCalls, type ToldCall } from '../page-calls.ts'
import { EPOCH, readWorld } from '../screen.ts'

export interface Saving {
  /** The first ad at a status. */
  adAt: (status: number) => Program
  /** Signs in and opens the editor: with an ad at a status to edit (1) or copy (2), or with a new one. */
  open: (ad?: Program, type?: 1 | 2) => Promise<void>
  /** Opens the save dialog of an ad that is edited. */
  ask: () => Promise<{ dialog: Locator; name: Locator; submit: Locator }>
  expectSaved: () => Promise<void>
  expectUnsaved: () => Promise<void>
}

export const test = base.extend<{ saving: Saving }>({
  saving: async ({ page, mock, open, signIn }, use) => {
    const [{ data: ads }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=400'])
    await mock.set({ scenario: { epoch: EPOCH } })
    const editor = editorOf(page)
    await use({
      adAt(status) {
        const found = ads.find((ad) => ad.status === status)
        if (!found) throw new Error(`The demo company has no ad at status ${status}`)
        return found
      },
      async open(ad, type = 1) {
        await open(`/login?redirect=${encodeURIComponent(ad ? `/editorFive?id=${ad.id}&type=${type}` : '/editorFive')}`)
        await signIn()
      },
      async ask() {
        await page.getByRole('button', { name: '保存', exact: true }).click()
        const dialog = editor.dialog('保存广告')
        return {
          dialog,
          name: dialog.getByLabel('广告名称'),
          submit: dialog.getByRole('button', { name: '保存', exact: true }),
        }
      },
      expectSaved: () => expect(page.getByText('已保存', { exact: true })).toBeVisible(),
      expectUnsaved: () => expect(page.getByText('有未保存的修改')).toBeVisible(),
    })
  },
})

declare global {
  interface Window {
    sentPrograms?: { method: string; body: ProgramUpdateRequest }[]
  }
}

export async function watchSaves(page: Page) {
  await tellOfCalls(page)
  await page.addInitScript(() => {
    const sent: Window['sentPrograms'] = []
    window.sentPrograms = sent
    addEventListener('tests.call', (event) => {
      const { request } = (event as CustomEvent<ToldCall>).detail
      if (['POST', 'PATCH'].includes(request.method) && request.url.endsWith('/api/program'))
        void request.json().then((body: ProgramUpdateRequest) => sent.push({ method: request.method, body }))
    })
  })
  /** The bodies sent by a method since the page was loaded. */
  return async (method: 'POST' | 'PATCH') =>
    (await page.evaluate(() => window.sentPrograms ?? []))
      .filter((one) => one.method === method)
      .map(({ body }) => body)
}

export function pictureFacts(page: Page, url: string) {
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, Math.floor(canvas.height / 2), canvas.width, 1) ?? {
      data: new Uint8ClampedArray(),
    }
    const colours = new Set(
      Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 3).join(' ')),
    )
    return { width: canvas.width, height: canvas.height, plain: colours.size < 3 }
  }, url)
}

export { expect } from '../console.ts'
