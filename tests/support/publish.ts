import type { Locator } from '@playwright/test'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import type { Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { ADMIN } from './console.ts'
import { readWorld } from './screen.ts'
import { expect, test as base } from './terminals.ts'

/** The size of the ad that journeys publish. */
export const RESOLUTION = '1920*1080'

/** Publishing as journeys use it. */
export interface Publishing {
  /** An ad that has passed review, of 1920*1080, that some terminals have; no other has its name and size. */
  ad: Program
  /** Signs in and opens the publish dialog of an ad over the list. */
  open: (account?: string) => Promise<Locator>
  dialog: Locator
  /** The group of fields of a period, by its name; the only one is 时段. */
  period: (name?: string) => Locator
  /** Types the times of a period, such as `08:00-09:30`. */
  setTimes: (period: Locator, times: string) => Promise<void>
  /** Leaves a period exactly these days, such as 周一. */
  setDays: (period: Locator, days: readonly string[]) => Promise<void>
  /** Chooses the first terminals of the list. */
  pick: (count?: number) => Promise<void>
  /** The number of the first terminal of the list. */
  first: () => Promise<string>
  /** What the server has of the ad on the terminal of that number. */
  on: (sn: string) => Promise<PublishedDevice>
  submit: () => Promise<void>
  /** Where the server has an ad now, asked past the interface. */
  published: () => Promise<PublishedDevice[]>
  expectSuccess: (message: string) => Promise<void>
}

/** Playwright's `test` with the publish dialog. */
export const test = base.extend<{ publishing: Publishing }, { publishedAd: Program }>({
  publishedAd: [
    async ({}, use) => {
      const [{ data }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=400&status=1'])
      const label = ({ name, width, height }: Program) => `${name} ${width}*${height}`
      const alone = data.filter((one) => label(one).endsWith(` ${RESOLUTION}`) && data.filter((other) => label(other) === label(one)).length === 1)
      const lists = await readWorld<{ total: number }[]>(alone.map(({ id }) => `/api/program/play/page?programId=${id}&page=0&limit=1`))
      const ad = alone.find((_, index) => Number(lists[index]?.total) >= 10)
      if (!ad) throw new Error('The demo company has no such ad')
      await use(ad)
    },
    { scope: 'worker' },
  ],

  publishing: async ({ page, open, server, signIn, terminals, publishedAd: ad }, use) => {
    const dialog = terminals.dialog('发布广告')
    const boxes = dialog.getByRole('table', { name: '选择终端' }).getByRole('cell').getByRole('checkbox')
    const rowsOf = async (path: string): Promise<unknown> =>
      page.evaluate(
        async (address) => {
          const token = decodeURIComponent(/(?:^|; )Authorization=([^;]*)/.exec(document.cookie)?.[1] ?? '')
          const response = await fetch(`${address}&page=0&limit=400`, { headers: { Authorization: token } })
          return (await response.json()).data.data
        },
        (server === 'http' ? API_ORIGIN : '') + path,
      )
    const published = async () => (await rowsOf(`/api/program/play/page?programId=${ad.id}`)) as PublishedDevice[]
    const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
    await use({
      ad,
      dialog,
      published,
      first: () => dialog.getByRole('table', { name: '选择终端' }).getByRole('cell').nth(1).innerText(),
      async on(sn) {
        const found = (await published()).find(({ deviceSn }) => deviceSn === sn)
        if (!found) throw new Error(`The ad is not on ${sn}`)
        return found
      },
      async open(account = ADMIN) {
        await open(`/login?redirect=${encodeURIComponent(`/programManage?publish=${ad.id}`)}`)
        await signIn(account)
        await expect(dialog.getByRole('heading', { name: '投放计划' })).toBeVisible()
        // without rows 选择本页 chooses none
        await expect(boxes.first()).toBeVisible()
        return dialog
      },
      period: (name = '时段') => dialog.getByRole('group', { name, exact: true }),
      async setTimes(period, times) {
        for (const [side, time] of times.split('-').entries()) {
          const [hour = '', minute = ''] = time.split(':')
          const name = side === 0 ? '开始时间' : '结束时间'
          await period.getByRole('spinbutton', { name: `${name}的小时` }).fill(hour)
          await period.getByRole('spinbutton', { name: `${name}的分钟` }).fill(minute)
        }
      },
      async setDays(period, wanted) {
        for (const day of days) {
          if ((await period.getByRole('checkbox', { name: day }).isChecked()) !== wanted.includes(day)) await period.getByText(day, { exact: true }).click()
        }
      },
      async pick(count = 1) {
        for (let index = 0; index < count; index++) await boxes.nth(index).check()
      },
      submit: () => dialog.getByRole('button', { name: '发布', exact: true }).click(),
      async expectSuccess(message) {
        const success = terminals.dialog('操作成功!')
        await expect(success).toContainText(message)
      },
    })
  },
})

export { expect } from './terminals.ts'
