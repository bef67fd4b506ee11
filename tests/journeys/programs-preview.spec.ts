import { readFile } from 'node:fs/promises'
import { formatDuration, formatSize } from '#src/domain/units.ts'
import { send } from '#tests/support/permissions.ts'
import { expect, test, type SeededProgram } from '#tests/support/programs.ts'

const scenesOf = ({ content }: SeededProgram) => (JSON.parse(String(content)) as { pages: unknown[] }).pages.length

test('a preview plays and pauses, goes from scene to scene, and knows everything of the ad', async ({ page, programs }) => {
  const program = programs.find((one) => scenesOf(one) >= 3 && one.groupId !== 0)
  await programs.openOne(program)
  await programs.act(program, '预览')
  const preview = programs.dialog(String(program.name))
  const player = preview.getByRole('region', { name: '广告预览' })
  const tabs = player.getByRole('tab')
  await expect(tabs).toHaveCount(scenesOf(program))
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')

  const progress = player.getByRole('slider', { name: '播放进度' })
  const position = async () => Number(await progress.getAttribute('aria-valuenow'))
  // reduced motion, which journeys run with, starts nothing by itself
  const play = player.getByRole('button', { name: '播放', exact: true })
  if (await play.isVisible()) await play.click()
  const pause = player.getByRole('button', { name: '暂停' })
  await expect.poll(position).toBeGreaterThan(0)
  await pause.click()
  await expect(play).toBeVisible()
  const paused = await position()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await position()).toBe(paused)

  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await player.getByRole('button', { name: '下一个场景' }).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await player.getByRole('button', { name: '上一个场景' }).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await player.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(player.getByRole('button', { name: '退出全屏' })).toBeVisible()
  await player.getByRole('button', { name: '退出全屏' }).click()
  await expect(player.getByRole('button', { name: '全屏', exact: true })).toBeVisible()

  const value = (term: string) => preview.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }).locator('xpath=following-sibling::*[1]')
  await expect(value('广告名称')).toHaveText(String(program.name))
  await expect(value('分辨率')).toHaveText(`${program.width}*${program.height}`)
  await expect(value('时长')).toHaveText(formatDuration(program.duration))
  await expect(value('大小')).toHaveText(formatSize(program.size))
  await expect(value('创建人')).toHaveText(String(program.creator))
  await expect(value('创建时间')).toHaveText(/^2026-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await expect(value('分组')).toHaveText(String(programs.groups.find(({ id }) => id === program.groupId)?.name))
  await expect(value('组织机构')).not.toHaveText('--')
})

test('a preview has an address of its own, and leads to the ads before and after on the page', async ({ page, programs }) => {
  const [first, second] = programs.all as [SeededProgram, SeededProgram]
  await programs.open(`?preview=${first.id}`)
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('status').filter({ hasText: '本页第' })).toHaveText('本页第 1 / 10 个')
  await expect(preview.getByRole('button', { name: '上一个广告' })).toBeDisabled()
  await preview.getByRole('button', { name: '下一个广告' }).click()
  await expect(preview.getByRole('heading', { name: String(second.name) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`preview=${second.id}`))
  await page.goBack()
  await expect(preview.getByRole('heading', { name: String(first.name) })).toBeVisible()
  await preview.getByRole('button', { name: '下一个广告' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`preview=${second.id}`))
  await page.reload()
  await expect(preview.getByRole('heading', { name: String(second.name) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(page).toHaveURL(/programManage$/)

  // one that is gone says so, and the list stands behind it
  await page.goto(`${page.url()}?preview=nothing`)
  await expect(preview.getByText('广告不存在')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(programs.cards).toHaveCount(10)
})

test('what somebody else decides meanwhile is seen in the preview and said by the server', async ({ page, mock, server, programs }) => {
  const program = programs.find(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  await programs.openOne(program)
  await programs.act(program, '审核')
  const preview = programs.dialog(String(program.name))
  await preview.getByLabel('不通过的原因').fill('画面模糊')
  expect(await send(page, server, [['POST', '/api/program/check/process1', { id: program.id, reject: 0, reason: '' }]])).toEqual(['1 success'])
  await preview.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(preview.getByRole('alert')).toHaveText('该广告当前不在此审核级别')
  await expect(preview.getByLabel('不通过的原因')).toHaveValue('画面模糊')
  await expect(programs.card(program)).toContainText('二级审核')
  expect(await mock.calls('programProcess1')).toHaveLength(2)
})

test('a content that cannot be read breaks neither list nor preview, and is handed out as it came', async ({ page, mock, programs }) => {
  const [first, second, third] = programs.all as [SeededProgram, SeededProgram, SeededProgram]
  await mock.set({
    faults: [
      { operationId: 'programList', kind: 'set', values: { 'data.0.content': '{"pages":[', 'data.1.content': null, 'data.2.content': { pages: 7 }, 'data.3.content': '"\\"{}\\""', 'data.4.content': '' } },
      { operationId: 'programGet', kind: 'set', values: { content: '{"pages":[' } },
    ],
  })
  await programs.open()
  await programs.expectList(programs.all)
  await expect(programs.cards.first()).toContainText('--')
  await programs.cards.first().getByRole('button', { name: '预览' }).click()
  const preview = programs.dialog(String(first.name))
  await expect(preview.getByText('内容无法解析')).toBeVisible()
  await expect(preview.getByText('分辨率')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), preview.getByRole('button', { name: '下载原始内容' }).click()])
  expect(await readFile(await download.path(), 'utf8')).toBe('{"pages":[')
  for (const [content, says] of [
    [null, '内容无法解析'],
    [{ pages: 7 }, '场景列表的数据异常'],
    [{ pages: [] }, '暂无场景'],
  ] as const) {
    await mock.set({ faults: [{ operationId: 'programGet', kind: 'set', values: { content } }] })
    await page.keyboard.press('Escape')
    await programs.cards.nth(content === null ? 1 : 2).getByRole('button', { name: '预览' }).click()
    await expect(page.getByRole('dialog').getByText(says)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog').getByText(says)).toBeVisible()
  }
  await expect(programs.dialog(String(third.name))).toBeVisible()
  expect(second.id).not.toBe(third.id)
})

test('hostile names, reasons and addresses are text and nothing else (M7, M8, M10)', async ({ page, mock, programs }) => {
  const hostile = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>{{7*7}}\u202Eexe'
  const long = '长'.repeat(50_000)
  const script = ['java', 'script:window.__xss=1']
  const addresses = [script.join(''), 'data:text/html,<script>window.__xss=1</script>', '//elsewhere.invalid/x.png', '\\\\elsewhere.invalid\\x.png', script.join('\t'), 'https://elsewhere.invalid/x.png']
  await mock.set({
    faults: [
      {
        operationId: 'programList',
        kind: 'set',
        values: {
          'data.0.name': hostile,
          'data.0.status': 2,
          'data.0.currentLevel': 1,
          'data.0.currentLevelName': hostile,
          'data.1.name': long,
          'data.7.name': null,
          'data.8.width': hostile,
          ...Object.fromEntries(addresses.map((address, index) => [`data.${index + 1}.snapshot`, address])),
        },
      },
      { operationId: 'programGroupList', kind: 'set', values: { '0.name': hostile } },
      { operationId: 'programGet', kind: 'set', values: { name: hostile, status: 5, checkReason: hostile, creator: hostile, createTime: hostile, size: hostile, duration: -1, organizationId: '__proto__', groupId: 'constructor' } },
    ],
  })
  await programs.open()
  await expect(programs.cards.first().getByRole('button', { name: hostile, exact: true })).toBeVisible()
  await expect(programs.cards.first()).toContainText('<img src=x')
  for (const [index] of addresses.entries()) await expect(programs.cards.nth(index + 1).getByRole('img')).toHaveAccessibleName(/图片无法显示/)
  await expect(programs.cards.nth(7)).toContainText('未命名广告')
  const box = await programs.cards.nth(1).boundingBox()
  expect(box?.height).toBeLessThan(420)

  await page.getByRole('button', { name: '批量操作', exact: true }).click()
  await programs.cards.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: '查看已选' }).click()
  await expect(page.getByRole('dialog').getByText(hostile)).toBeVisible()
  await page.keyboard.press('Escape')
  await programs.cards.first().getByRole('button', { name: hostile, exact: true }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(`未通过原因：${hostile}`)).toBeVisible()
  await expect(preview.getByRole('term').filter({ hasText: /^创建时间$/ }).locator('xpath=following-sibling::*[1]')).toHaveText('--')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^展开/ }).click()
  await page.getByRole('search').getByRole('combobox', { name: '分组' }).click()
  await expect(page.getByRole('option', { name: hostile })).toBeVisible()
  expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBeUndefined()
})
