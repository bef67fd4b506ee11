import type { Locator, Page } from '@playwright/test'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { ADMIN, expect, test } from '#tests/support/console.ts'
import { publishedAd } from '#tests/support/published-ad.ts'

test.use({ signedInAs: ADMIN })

test('what the publish dialog says will change is what the server has changed afterwards', async ({ page, open }) => {
  const ad = await publishedAd()
  const before = await onServer(page, () => open(`/checkPubMet?id=${ad.id}&size=400`))
  expect(before.size).toBeGreaterThan(0)

  /** Publishes with play order 9, says what was said before, and gives what the server has then. */
  async function publish(choose: (form: Locator) => Promise<void>) {
    await open(`/programManage?status=1&q=${encodeURIComponent(String(ad.name))}&publish=${ad.id}`)
    const form = page.getByRole('dialog', { name: '发布广告', exact: true })
    await choose(form)
    await form.getByRole('textbox', { name: '播放顺序' }).fill('9')
    const check = form.getByRole('group', { name: '发布前检查' })
    await expect(check).not.toContainText(/正在检查|未检查/)
    const said = {
      added: await figure(form, /新增 (\d+) 台 ·/),
      changed: await figure(form, /变更 (\d+) 台 ·/),
      unchanged: await figure(form, /不变 (\d+) 台/),
      kept: await figure(check, /另有 (\d+) 台终端已有该广告/),
    }
    await form.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '操作成功!', exact: true })).toBeVisible()
    return { said, after: await onServer(page, () => open(`/checkPubMet?id=${ad.id}&size=400`)) }
  }

  const first = await publish(async (form) => {
    for (const row of [1, 2, 3]) await form.getByRole('checkbox').and(form.locator('td input')).nth(row).check()
  })
  expect(first.said).toEqual(differences(before, first.after, 3))

  // the page has terminals with the old plan, with the new one, and without any
  const second = await publish(async (form) => {
    await form.getByRole('button', { name: '选择本页' }).click()
    await expect(form.getByText('将发布到 100 台终端')).toBeVisible()
  })
  expect(second.said).toEqual(differences(first.after, second.after, 100))
  expect(second.said.unchanged).toBe(3)
  for (const count of Object.values(second.said)) expect(count).toBeGreaterThan(0)
})

type Plans = Map<string, number | undefined>

/** Where the ad is and in which order it plays there, as the server answers the list that is opened. */
async function onServer(page: Page, openList: () => Promise<void>): Promise<Plans> {
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/program\/play\/page\?page=0&limit=400/), openList()])
  const { data } = (await answer.json()) as { data: { data: PublishedDevice[] } }
  return new Map(
    data.data.map(({ deviceId, schedules }) => [String(deviceId), schedules?.[0]?.period?.[0]?.level] as const),
  )
}

/** What differs between two states of the server, when so many terminals were chosen for order 9. */
function differences(before: Plans, after: Plans, chosen: number) {
  const added = [...after.keys()].filter((id) => !before.has(id)).length
  const changed = [...after].filter(([id, level]) => before.has(id) && level === 9 && before.get(id) !== 9).length
  const unchanged = chosen - added - changed
  return { added, changed, unchanged, kept: after.size - chosen }
}

/** A figure that stands in a text, 0 where it does not. */
async function figure(part: Locator, words: RegExp): Promise<number> {
  return Number(words.exec(await part.innerText())?.[1] ?? 0)
}
