import { expect, test } from '#tests/support/console.ts'
import { envelopeFailures, networkFailures, statusFailures } from '#tests/support/failures.ts'
import { BROWSER_NOTICE } from '#tests/support/oracle.ts'

/*
 * Every screen of the menu, met for the first time while all calls fail: it stands, says so, turns nowhere, and is whole
 * when asked again. One failure of each family here; all of them by FAULTS=all npx playwright test faults-screens.
 */
const all = [...statusFailures, ...networkFailures, ...envelopeFailures]
const sample = new Set(['HTTP 500', 'no connection', 'half an answer', 'code 0, with a message'])
const failures = process.env.FAULTS === 'all' ? all : all.filter(({ name }) => sample.has(name))

for (const { name, trouble, says } of failures) {
  test(`${name}: every screen stands, says so, and is whole when asked again @mock`, async ({ page, mock, open, signIn, problems }) => {
    problems.allow(BROWSER_NOTICE, /net::ERR/)
    await open('/login?redirect=/upload')
    await signIn()
    const menu = page.getByRole('navigation', { name: '主菜单' })
    const main = page.getByRole('main')
    await expect(menu.getByRole('link').first()).toBeVisible()
    const paths = await menu.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(12)
    for (const path of paths) {
      await test.step(path, async () => {
        await mock.set({ faults: [{ operationId: '*', ...trouble }] })
        await menu.locator(`a[href="${path}"]`).evaluate((link: HTMLElement) => link.click())
        await expect(page).toHaveURL((url) => url.pathname.endsWith(path))
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
        await expect(page.getByText('操作成功')).toHaveCount(0)
        const again = main.getByRole('button', { name: '重试' })
        // a page of links alone asks nothing
        if (path.endsWith('/upload')) return
        await expect(main.getByText(says).first()).toBeVisible()
        await mock.set({ faults: [] })
        // what was loaded then may fail next: a list before the record that it opens
        await expect
          .poll(async () => {
            // it may have gone meanwhile: what failed looks again by itself as well
            await again.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click())
            return main.getByText(says).count()
          })
          .toBe(0)
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      })
    }
  })
}
