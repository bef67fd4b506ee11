import { expect, test } from '#tests/support/console.ts'

/** What each step is called, where it leads, and what it speaks of there. */
const STEPS = [
  ['先看今天要处理什么', /\/homePage$/],
  ['全网排期一张图', /programManage\?view=plan/],
  ['这块屏为什么不亮', /terminalManage\?device=/],
  ['换掉一张海报，不漏一条广告', /materialManage\?preview=/],
  ['审核不离开这一页', /reviewDesk\?kind=program&id=/],
  ['发布之前先核对', /programManage\?publish=/],
  ['我的今天，交接清楚', /myDay/],
  ['给客户看的播放证明', /report\/playProof\?program=/],
] as const

test(
  'the tour of three minutes begins on the login page, anew where data were changed, and finds all that it shows',
  { tag: '@mock' },
  async ({ page, open }) => {
    await open('/login')
    await page.getByRole('button', { name: '三分钟导览' }).click()
    const guide = page.getByRole('complementary', { name: '三分钟导览' })
    // the switches of tests are not those of the start
    await expect(guide.getByRole('heading')).toHaveText('这里的数据改过')
    await guide.getByRole('button', { name: '从头开始' }).click()
    // a slow machine takes longer than a step
    await guide.getByRole('button', { name: '暂停' }).click()
    for (const [index, [title, address]] of STEPS.entries()) {
      await expect(guide.getByRole('heading')).toHaveText(title)
      await expect(guide).toContainText(`${index + 1} / ${STEPS.length}`)
      await expect(page).toHaveURL(address)
      // it has found what it speaks of, and what it names is there
      await expect(guide.locator('.ring')).toBeVisible()
      const [, name] = /“([^”…]*)…?”/.exec(await guide.locator('p').innerText()) ?? []
      if (name) await expect(page.locator('body > :not(aside)').getByText(name).first()).toBeAttached()
      await guide.getByRole('button', { name: '下一步' }).click()
    }
    await expect(guide.getByRole('heading')).toHaveText('导览结束')
    await guide.getByRole('button', { name: '结束', exact: true }).click()
    await expect(guide).toHaveCount(0)
  },
)
