import { mergeTests, type Locator } from '@playwright/test'
import { screenSteps } from '#tests/support/screen.ts'
import { reviewLevels } from '#src/domain/review-codes.ts'
import { picture } from '#tests/support/picture.ts'
import { expect, REVIEWERS, test as reviews } from '#tests/support/reviews.ts'
import { clip, OPERATOR, test as uploading } from '#tests/support/uploads.ts'

/*
 * The working day of one operator and four reviewers, whole and through the interface alone.
 */

const test = mergeTests(reviews, uploading)

test('uploaded, submitted, reviewed at four levels with one rejection, published, arrived, stopped', async ({
  page,
  mock,
  desk,
  uploads,
  open,
  signIn,
}) => {
  test.setTimeout(300_000)
  await mock.set({
    simulation: { platform: 'pass', platformSeconds: [5, 5], transcoding: 'pass', transcodingSeconds: [600, 600] },
  })
  const { dialog, actOn, expectDone } = screenSteps(page)
  let ad = ''
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })

  const change = async (account: string, path: string) => {
    await page.getByRole('button', { name: /^账号：/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await dialog('退出登录').getByRole('button', { name: '退出', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await open(`/login?redirect=${encodeURIComponent(path)}`)
    await signIn(account)
  }
  const inList = (kind: 'material' | 'program', name: string) => `/${kind}Manage?q=${encodeURIComponent(name)}`
  const submit = async (name: string) => {
    await actOn(card(name), '提交')
    await dialog('提交审核').getByRole('button', { name: '提交', exact: true }).click()
    await expect(dialog('提交审核')).toBeHidden()
  }
  /** Decides at the desk about what has this name. */
  const decide = async (name: string, reason?: string) => {
    await desk.queue.getByRole('link').filter({ hasText: name }).first().click()
    await expect(desk.item.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    if (reason !== undefined) await desk.reason.fill(reason)
    await (reason === undefined ? desk.approve : desk.reject).click()
    await expect(desk.queue.getByRole('link').filter({ hasText: name })).toHaveCount(0)
  }

  await test.step('the operator uploads a picture and a video, and submits both when the video is transcoded', async () => {
    await uploads.open()
    await uploads.pick([
      { name: '新店海报.png', mimeType: 'image/png', buffer: picture({ width: 800, height: 450 }) },
      clip('新店视频.mp4'),
    ])
    await expect(uploads.row('新店海报.png')).toContainText('上传成功')
    await expect(uploads.row('新店视频.mp4')).toContainText('上传成功')
    await expect(card('新店视频')).toContainText('转码中')
    await mock.advance(601_000)
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await expect(card('新店视频')).toContainText('待提交')
    for (const name of ['新店海报', '新店视频']) {
      await submit(name)
      await expectDone('成功提交了1个素材')
      await expect(card(name)).toContainText('一级审核')
    }
  })

  await test.step('the operator submits an ad, and the first level sends it back', async () => {
    await open('/programManage?size=40')
    const cards = page.getByRole('list', { name: '广告列表' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const namesOf = (some: Locator) =>
      some.getByRole('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    const all = await namesOf(cards)
    ad = String(
      (await namesOf(cards.filter({ hasText: '待提交' }))).find(
        (name) => all.filter((other) => other.includes(name)).length === 1,
      ),
    )
    await open(inList('program', ad))
    await expect(card(ad)).toHaveCount(1)
    await submit(ad)
    await expect(card(ad)).toContainText('一级审核')
    await change(REVIEWERS[1], '/reviewDesk')
    await decide(ad, '促销时间需更正')
  })

  await test.step('the operator reads the reason and submits it again', async () => {
    await change(OPERATOR, inList('program', ad))
    await expect(card(ad)).toContainText('内部审核未通过')
    await expect(card(ad)).toContainText('未通过原因：促销时间需更正')
    await submit(ad)
    await expect(card(ad)).toContainText('一级审核')
  })

  for (const level of reviewLevels) {
    await test.step(`level ${level} approves all three`, async () => {
      await change(REVIEWERS[level], '/reviewDesk')
      // small pictures are asked for in their size (W20)
      await expect(desk.queue.locator('img').first()).toHaveAttribute('src', /resize,l_144$/)
      for (const name of ['新店海报', '新店视频', ad]) await decide(name)
    })
  }

  await test.step('the platform passes them', async () => {
    await mock.advance(10_000)
    await change(OPERATOR, inList('material', '新店'))
    await expect(card('新店海报')).toContainText('审核通过')
    await expect(card('新店视频')).toContainText('审核通过')
  })

  const table = page.getByRole('table', { name: '发布终端' })
  await test.step('the operator publishes the ad to two terminals and sees it arrive', async () => {
    await open(inList('program', ad))
    await expect(card(ad)).toContainText('审核通过')
    await mock.set({ simulation: { arrivalSeconds: [600, 600] } })
    await actOn(card(ad), '发布')
    const publish = dialog('发布广告')
    await expect(publish.getByRole('img', { name: ad })).toHaveAttribute('src', /resize,l_256$/)
    await publish.getByLabel('在线状态').click()
    await page.getByRole('option', { name: '在线', exact: true }).click()
    const offered = publish.getByRole('table', { name: '选择终端' })
    const boxes = offered.getByRole('cell').getByRole('checkbox')
    await expect(offered.getByText('在线', { exact: true }).first()).toBeVisible()
    await expect(offered.getByText('离线', { exact: true })).toHaveCount(0)
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await publish.getByRole('button', { name: '发布', exact: true }).click()
    await expect(dialog('操作成功!')).toContainText('节目成功发布到了2个终端')
    await dialog('操作成功!').getByRole('button').last().click()
    await open(inList('program', ad))
    await actOn(card(ad), '查看发布终端')
    await expect(page.getByRole('heading', { name: '查看发布终端' })).toBeVisible()
    await expect(table.getByText('未送达')).toHaveCount(2)
    await mock.advance(601_000)
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await expect(table.getByText('已送达')).toHaveCount(2)
  })

  await test.step('and stops it there', async () => {
    await table.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: '停播', exact: true }).click()
    await expect(page.getByText('确定在选中终端上停播该广告?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '确定', exact: true }).click()
    await expect(dialog('操作成功!')).toContainText('已在2个终端上停播该广告')
    await dialog('操作成功!').getByRole('button').last().click()
    await expect(table.getByText('已送达')).toHaveCount(0)
  })
})
