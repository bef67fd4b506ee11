import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Program } from '#src/api/generated/types.gen.ts'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import { editorOf } from '#tests/support/editor/editor.ts'
import { watchProblems } from '#tests/support/problems.ts'
import { publishedAd } from '#tests/support/published-ad.ts'
import { expect, REVIEWERS, test as base } from '#tests/support/reviews.ts'
import { EPOCH, readWorld, screenSteps } from '#tests/support/screen.ts'
import { decideAtOnce } from '#tests/support/decide-at-once.ts'

/*
 * Two browsers on one server: what one has done first is said to the other, and nothing happens that was not meant.
 * What each screen does then is tried by tests/screens/review/review-two.test.ts and faults/two-sessions.test.ts.
 */

interface Second {
  /** Another browser, signed in, at this address. */
  openSecond: (address: string, account?: string) => Promise<Page>
}

const test = base.extend<Second>({
  openSecond: async ({ browser, baseURL, site, open, signIn }, use) => {
    const problems: Awaited<ReturnType<typeof watchProblems>>[] = []
    const closing: (() => Promise<void>)[] = []
    await use(async (address, account) => {
      const context = await newContext(browser, { baseURL, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
      await decideAtOnce(context)
      problems.push(await watchProblems(context, [new URL(site.url).origin, API_ORIGIN]))
      closing.push(() => context.close())
      const page = await context.newPage()
      await open(`/login?redirect=${encodeURIComponent(address)}`, page)
      await signIn(account, undefined, page)
      return page
    })
    for (const close of closing) await close()
    expect(problems.flatMap((one) => one.found())).toEqual([])
  },
})

const newContext = (browser: Browser, options: BrowserContextOptions) =>
  browser.newContext({ ...options, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const [{ data: ads }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=400&status=0'])
const listOf = ({ name, width, height }: Program) =>
  `/programManage?q=${encodeURIComponent(String(name))}&resolution=${encodeURIComponent(`${width}*${height}`)}`

/** Deletes an ad from its card. */
async function remove(page: Page, ad: Program) {
  const { actOn, dialog } = screenSteps(page)
  const card = page.getByRole('list', { name: '广告列表' }).getByRole('listitem')
  await actOn(card.filter({ has: page.getByRole('button', { name: String(ad.name), exact: true }) }).first(), '删除')
  const question = dialog('删除广告')
  await question.getByRole('button', { name: '删除', exact: true }).click()
  await expect(question).toBeHidden()
}

test(
  'two reviewers decide the same ad: the second is told who was first, and passes the next level only when it is seen',
  { tag: '@http' },
  async ({ desk, page, openSecond }) => {
    const ad = desk.at(1).find(({ kind }) => kind === 'program')
    if (!ad) throw new Error('No ad waits at the first level')
    const address = `?kind=program&id=${ad.id}`
    await desk.open('13800000000', address)
    await desk.expectOpen(ad)
    await expect(desk.approve).not.toHaveAttribute('aria-disabled')
    const other = await openSecond(`/reviewDesk${address}`, REVIEWERS[1])
    await other.getByRole('article').getByRole('button', { name: '通过', exact: true }).click()
    await expect(other.getByRole('article').getByRole('heading', { level: 2, name: ad.name, exact: true })).toBeHidden()

    await desk.approve.click()
    await expect(desk.item.getByRole('alert')).toHaveText(/^该广告当前不在此审核级别：一级审核员已于 \d\d:\d\d 通过$/)
    await expect(desk.item.getByText('一级审核已通过，现在等待二级审核')).toBeVisible()
    await expect(desk.approve).toHaveAttribute('aria-disabled')
    await expect(desk.reject).toHaveAttribute('aria-disabled')
    await desk.item.getByRole('button', { name: '继续二级审核' }).click()
    await expect(desk.item.getByRole('alert')).toHaveCount(0)
    await desk.approve.click()
    await expect(page.getByText(/二级审核.*成功/).first()).toBeVisible()
  },
)

test(
  'one edits and publishes what the other deletes: nothing that was typed or chosen is lost',
  { tag: '@http' },
  async ({ page, open, signIn, mock, openSecond }) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    const edited = ads.find(({ name }) => ads.filter((other) => other.name === name).length === 1)
    if (!edited) throw new Error('The demo company has no such ad')
    await open(`/login?redirect=${encodeURIComponent(`/editorFive?id=${edited.id}&type=1`)}`)
    await signIn()
    const editor = editorOf(page)
    await editor.add('文本')
    const other = await openSecond(listOf(edited))
    await remove(other, edited)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const form = editor.dialog('保存广告')
    await form.getByLabel('广告名称').fill('没有丢失')
    await form.getByRole('button', { name: '保存', exact: true }).click()
    const conflict = page.getByRole('dialog', { name: '广告已有变化' })
    await expect(conflict).toContainText('可能已被删除')
    await conflict.getByRole('button', { name: /另存/ }).click()
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()

    const published = await publishedAd()
    await open(`${listOf(published)}&status=1&publish=${published.id}`)
    const publish = page.getByRole('dialog', { name: '发布广告', exact: true })
    await publish.getByRole('checkbox').and(publish.locator('td input')).nth(1).check()
    await other.goto(listOf(published).slice(1))
    await remove(other, published)
    await publish.getByRole('button', { name: '发布', exact: true }).click()
    await expect(publish.getByRole('alert')).toHaveText(/广告不存在/)
    await expect(publish).toContainText('将发布到 1 台终端')
  },
)

test(
  'one stops what the other publishes anew: the question says so, and the list is as it is now',
  { tag: '@http' },
  async ({ page, open, signIn, mock, openSecond }) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    const ad = await publishedAd()
    await open(`/login?redirect=${encodeURIComponent(`/checkPubMet?id=${ad.id}`)}`)
    await signIn()
    const first = page.getByRole('table', { name: '发布终端' }).getByRole('row').nth(1)
    const sn = await first.getByRole('cell').nth(1).innerText()
    await first.getByRole('checkbox').check()

    const other = await openSecond(`${listOf(ad)}&status=1&publish=${ad.id}`)
    const publish = other.getByRole('dialog', { name: '发布广告', exact: true })
    await publish.getByRole('search').getByRole('textbox', { name: '终端' }).fill(sn)
    await other.keyboard.press('Enter')
    await expect(publish.locator('td input')).toHaveCount(1)
    await publish.locator('td input').check()
    await publish.getByRole('textbox', { name: '播放顺序' }).fill('77')
    await publish.getByRole('button', { name: '发布', exact: true }).click()
    await expect(other.getByRole('dialog', { name: '操作成功!' })).toContainText('节目成功发布到了1个终端')

    const chosen = page.getByRole('row').filter({ hasText: sn })
    // the list looks by itself while something is on its way: what it shows already is chosen as it is now
    const shown = (await chosen.innerText()).includes('77')
    await page.getByRole('button', { name: '停播', exact: true }).click()
    const question = page.getByRole('dialog', { name: '停播广告' })
    await expect(question).toContainText('共 1 台终端')
    if (!shown) await expect(question).toContainText('已被修改，停播的将是修改后的计划。')
    await question.getByRole('button', { name: '取消' }).click()
    await expect(chosen).toContainText('77')
  },
)
