import { expect, test, type SeededProgram } from '#tests/support/programs.ts'

const scenesOf = ({ content }: SeededProgram) => (JSON.parse(String(content)) as { pages: unknown[] }).pages.length

test('a preview plays, pauses and fills the screen', async ({ page, programs }) => {
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

  await player.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(player.getByRole('button', { name: '退出全屏' })).toBeVisible()
  await player.getByRole('button', { name: '退出全屏' }).click()
  await expect(player.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
})
