import type { Page } from '@playwright/test'
import { allows, type PermissionCode } from '#src/domain/permissions.ts'
import { reviewCodes, reviewLevels, type Reviewable } from '#src/domain/review-codes.ts'
import { hold, REFUSED, send } from '#tests/support/permissions.ts'
import { ADMIN, expect, REVIEWERS, standOf, test, type Waiting } from '#tests/support/reviews.ts'

const names = { 1: '一级审核', 2: '二级审核', 3: '三级审核', 4: '四级审核' } as const
const kinds = ['material', 'program'] as const satisfies readonly Reviewable[]

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('an ad climbs four levels, each by the account of its level, and goes on to the platform', async ({ page, desk, server, mock }) => {
  test.setTimeout(120_000)
  await mock.set({ simulation: { platform: 'pass', platformSeconds: [60, 60] } })
  const own = desk.at(1)
  const ad = desk.unsubmitted
  await desk.open(ADMIN)
  expect(await send(page, server, [['POST', `/api/program/${ad.id}/check/submit`]])).toEqual(['1 success'])
  await signOut(page)

  for (const level of reviewLevels) {
    await desk.open(REVIEWERS[level], `?kind=program&id=${ad.id}`)
    await expect(desk.item.getByRole('heading', { level: 3, name: names[level] })).toBeVisible()
    if (level === 1) await expect(desk.items).toHaveCount(own.length + 1)
    await expect(desk.items.locator('xpath=self::*[@aria-current]')).toContainText(`广告 · ${names[level]}`)
    await desk.approve.click()
    await expect(page.getByRole('status').filter({ hasText: `${names[level]}审核成功` })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`id=${ad.id}`))
    expect(await standOf(page, server, ad)).toEqual(level < 4 ? { status: 2, currentLevel: level + 1, checkReason: '' } : { status: 3, currentLevel: 0, checkReason: '' })
    if (level < 4) await signOut(page)
  }
  await mock.advance(120_000)
  expect(await standOf(page, server, ad)).toMatchObject({ status: 1 })
})

test('one level rejects, and nobody above sees it; submitted again it begins at the first', async ({ page, desk, server }) => {
  const ad = desk.at(2).find(({ kind }) => kind === 'program') as Waiting
  await desk.open(REVIEWERS[2], `?kind=program&id=${ad.id}`)
  await desk.item.getByRole('button', { name: '含违规内容' }).click()
  await desk.reject.click()
  await expect(page.getByRole('alert').filter({ hasText: '审核不通过' })).toBeVisible()
  expect(await standOf(page, server, ad)).toEqual({ status: 4, currentLevel: 0, checkReason: '含违规内容' })
  await expect(desk.queue.getByRole('link', { name: ad.name })).toHaveCount(0)
  await signOut(page)

  await desk.open(ADMIN, `?kind=program&id=${ad.id}`)
  await expect(desk.item.getByText('内部审核未通过')).toBeVisible()
  await expect(desk.item.getByText('这一项现在不需要您审核')).toBeVisible()
  expect(await send(page, server, [['POST', `/api/program/${ad.id}/check/submit`]])).toEqual(['1 success'])
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(desk.item.getByRole('heading', { level: 3, name: '一级审核' })).toBeVisible()
  await expect(desk.approve).toBeVisible()
})

for (const kind of kinds) {
  test(`${kind}: each level has its own code, at the desk and at the server (2§6, P1)`, async ({ page, desk, mock, server, open, signIn }) => {
    test.setTimeout(120_000)
    const list = kind === 'material' ? '2' : '3'
    const all = desk.all.filter((one) => one.kind === kind)
    const codes = Object.values(reviewCodes[kind])
    const see = async (held: PermissionCode[]) => {
      await hold(mock, held)
      await page.goto('reviewDesk')
      await desk.expectQueue(all.filter(({ level }) => allows(new Set(held), reviewCodes[kind][level])))
    }
    await hold(mock, [list, ...codes])
    await open('/login?redirect=%2FreviewDesk')
    await signIn(ADMIN)
    await desk.expectQueue(all)
    for (const level of reviewLevels) {
      const code = reviewCodes[kind][level]
      const call = ['POST', `/api/${kind}/check/process${level}`, { id: 1, reject: 0, reason: '' }] as const
      if (all.some((one) => one.level === level)) await see([list, code])
      await see([list, ...codes.filter((one) => one !== code)])
      expect(await send(page, server, [[...call]])).toEqual([REFUSED])
    }
  })
}

test('who decides at every level goes on to the next item, and finds the same one again a level higher', async ({ page, desk, server }) => {
  const first = desk.all[0] as Waiting
  const second = desk.all[1] as Waiting
  await desk.open(ADMIN)
  await desk.expectOpen(first)
  await desk.approve.click()
  await desk.expectOpen(second)
  await desk.expectQueue(desk.all)
  await expect(desk.items.first()).toContainText(names[(first.level + 1) as 2])
  expect(await standOf(page, server, first)).toMatchObject({ currentLevel: first.level + 1 })
})

test('a submission in the same session is counted at the menu at once', async ({ page, mock, desk, open, signIn }) => {
  const own = desk.at(1).filter(({ kind }) => kind === 'material')
  await hold(mock, ['2', '23', '24'])
  await open('/login?redirect=%2FmaterialManage%3Fstatus%3D0')
  await signIn(ADMIN)
  await expect(desk.entry(own.length)).toBeVisible()
  const card = page.getByRole('list', { name: '素材列表' }).getByRole('listitem').first()
  await card.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('dialog', { name: '提交审核' }).getByRole('button', { name: '提交' }).click()
  await expect(desk.entry(own.length + 1)).toBeVisible()
})
