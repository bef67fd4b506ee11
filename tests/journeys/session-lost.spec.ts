import { permissionNames } from '#src/domain/permissions.ts'
import { anyReviewCode } from '#src/domain/review-codes.ts'
import { ADMIN, expect, test } from '#tests/support/console.ts'
import { expectSurvived, terminals } from '#tests/support/failure-assertions.ts'

/*
 * Sessions of several tabs, and what a page begins with. What ends while it is open, screen tests see
 * (tests/screens/session).
 */
const EXPIRED = '登录已失效，请重新登录'
/** A screen that asks nothing by itself; another may be the first to hear of what has happened to the session. */
const QUIET = `/login?redirect=${encodeURIComponent('/form/role')}`

// whoever reviews has the count at the menu loaded, which may hear of a lost session before the action that is looked
// at
const withoutReview = Object.keys(permissionNames).filter(
  (code) => !(anyReviewCode as readonly string[]).includes(code),
)
test.beforeEach(({ mock }) => mock.set({ scenario: { functionIds: { [ADMIN]: withoutReview } } }))

test(
  'two tabs: logout in one leads the other to login; another user in one tab is said in the other, which shows nothing of the first any more',
  { tag: '@mock' },
  async ({ page, context, open, signIn }) => {
    await open(QUIET)
    await signIn()
    const other = await context.newPage()
    await open('/form/role', other)
    const table = other.getByRole('table', { name: '角色列表' })
    await expect(table).toBeVisible()
    await expect(other.getByRole('button', { name: '账号：系统管理员' })).toBeVisible()
    // a tab that is not in front draws too rarely to be clicked at ease
    await page.bringToFront()
    await page.getByRole('button', { name: /^账号：/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByText('您已在其他窗口退出登录')).toHaveCount(1)
    await expect(table).toBeHidden()

    await open(QUIET)
    await signIn()
    // the same account: the other goes on where it was
    await expect(other).toHaveURL(/\/form\/role/)
    await expect(table).toBeVisible()
    // the token's day is over, which no other tab hears of; a visitor signs in instead
    await context.clearCookies({ name: 'Authorization' })
    await page.bringToFront()
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await signIn('13800000006')
    await expect(other).toHaveURL(/\/login/)
    // or that its own session is over, where a call of its own has met that first
    await expect(other.getByText(new RegExp(`账号已在其他窗口切换|${EXPIRED}`))).toHaveCount(1)
    await expect(table).toBeHidden()
    await expect(other.getByRole('button', { name: /^账号：/ })).toBeHidden()

    // but for what an account did that day, and how many rows it has chosen, which only it is shown
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify(Object.entries(localStorage).filter(([key]) => /^console\.(?!day\.|size\.)/.test(key))),
      )
    expect(await kept()).toContain('13800000006')
    // what was kept of the first, regions too, gives way when the visitor's has come
    await expect.poll(kept).not.toContain(ADMIN)
    await expect(page.getByRole('button', { name: '账号：访客' })).toBeVisible()
    // loaded anew the other tab is the visitor's too
    await other.reload()
    await expect(other.getByRole('button', { name: '账号：访客' })).toBeVisible()
    await other.close()
  },
)

test(
  'a page that begins with a token that is wrong or gone leads to login and says why; a marker that nobody can read does no harm',
  { tag: '@mock' },
  async ({ page, context, open, signIn }) => {
    await open(`/login?redirect=${encodeURIComponent('/terminalManage')}`)
    await signIn()
    const { rows } = terminals(page)
    await expect(rows).toHaveCount(10)
    const tokens = (await context.cookies()).filter(({ name }) => name === 'Authorization')
    expect(tokens).toHaveLength(1)
    await context.addCookies(tokens.map((token) => ({ ...token, value: 'nonsense' })))
    await page.reload()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expectSurvived(page, EXPIRED)

    await signIn()
    await expect(rows).toHaveCount(10)
    await context.clearCookies({ name: 'Authorization' })
    await page.reload()
    await expectSurvived(page, EXPIRED)

    await signIn()
    await expect(rows).toHaveCount(10)
    await page.evaluate(() => localStorage.setItem('console.session', '{{{'))
    await page.reload()
    await expect(page.getByRole('main')).toContainText(/终端名称|登录/)
  },
)
