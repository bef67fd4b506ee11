import fs from 'node:fs'
import { BROWSER_NOTICE } from '#tests/support/failure-assertions.ts'
import { picture } from '#tests/support/picture.ts'
import { clip, expect, OPERATOR, test, type ChosenFile } from '#tests/support/uploads.ts'

/* Uploads as far as they are the browser's: real files, real connections, real pictures and films (2§2, 2§5). */

const png = (name: string, options: Parameters<typeof picture>[0] = {}): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: picture(options),
})
const MB = 1024 * 1024

test.use({ signedInAs: OPERATOR })

test('a picture and a video are uploaded, and shown and played after a reload @both', async ({
  page,
  mock,
  uploads,
}) => {
  await uploads.open()
  await uploads.pick([png('门店海报.png', { width: 800, height: 450 }), clip('开业视频.mp4')])
  await expect(uploads.row('门店海报.png')).toContainText('上传成功')
  await expect(uploads.row('开业视频.mp4')).toContainText('上传成功')
  await mock.advance(600_000)

  await page.reload()
  const thumbnail = uploads.card('门店海报').getByRole('img')
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([800, 450])
  await uploads.card('开业视频').getByRole('button', { name: '预览' }).click()
  const video = page.getByRole('dialog').locator('video')
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThanOrEqual(1)
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true
    player.currentTime = 2
    await player.play()
  })
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(2)
})

// a proxy takes all bytes at once, and so is not asked
test('over a real connection progress moves while bytes do, and what is cancelled is not stored @http @direct', async ({
  mock,
  uploads,
}) => {
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 1_500_000 })
  await uploads.pick([png('大图.png', { bytes: 9 * MB }), png('取消.png', { width: 65, bytes: 9 * MB })])
  const bar = uploads.row('大图.png').getByRole('progressbar')
  await expect(bar).toBeVisible()
  await uploads.row('取消.png').getByRole('button', { name: '取消 取消.png' }).click()
  await expect(uploads.row('取消.png')).toContainText('已取消')
  const seen = await bar.evaluate(async (element) => {
    const values = new Set<number>()
    while (element.isConnected && values.size < 4) {
      values.add(Number(element.getAttribute('aria-valuenow')))
      await new Promise(requestAnimationFrame)
    }
    return [...values]
  })
  expect(seen.length).toBeGreaterThanOrEqual(3)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  await expect(uploads.row('大图.png')).toContainText('上传成功', { timeout: 60_000 })
  await expect(uploads.card('大图')).toHaveCount(1)
  await expect(uploads.card('取消')).toHaveCount(0)
})

test('a real connection that breaks: before all is sent nothing is stored, after that it is not known (U12, N6) @http', async ({
  mock,
  uploads,
  problems,
}, testInfo) => {
  problems.allow(BROWSER_NOTICE, /net::ERR/, /CORS policy/)
  await uploads.open()
  // until it is over, for the browser itself sends again what broke on a connection that it had used before
  await mock.set({ faults: [{ operationId: 'upload', kind: 'cut' }] })
  // two fifths of it are more than the 36 MB that may wait in sockets, so that the browser knows that it is not sent
  // whole
  const film = testInfo.outputPath('大片.mp4')
  fs.writeFileSync(film, clip('大片.mp4').buffer)
  fs.truncateSync(film, 100 * MB)
  await uploads.pick([film])
  await expect(uploads.row('大片.mp4')).toContainText('网络异常，上传中断')
  await mock.set({ faults: [{ operationId: 'upload', kind: 'lost' }] })
  await uploads.pick([png('甲.png')])
  await expect(uploads.row('甲.png')).toContainText('网络异常，结果未知，请刷新核对')
  await expect(uploads.card('甲')).toHaveCount(1)
  await mock.set({ faults: [] })
  await uploads.row('大片.mp4').getByRole('button', { name: '重试 大片.mp4' }).click()
  await expect(uploads.row('大片.mp4')).toContainText('上传成功')
  await expect(uploads.card('大片')).toHaveCount(1)
})

test('a file that changes or goes after it was chosen: said in its row, the others go on (U9) @mock', async ({
  mock,
  uploads,
}, testInfo) => {
  await uploads.open()
  await mock.set({ uploadBytesPerSecond: 20_000 })
  const paths = ['一.png', '二.png', '三.png', '走了.png', '变了.png'].map((name) => testInfo.outputPath(name))
  for (const [index, path] of paths.entries())
    fs.writeFileSync(path, picture({ width: 60 + index, bytes: index < 3 ? MB : 0 }))
  await uploads.pick(paths)
  await expect(uploads.row('变了.png')).toContainText('等待中')
  await expect(uploads.panel.getByRole('progressbar')).toHaveCount(3)
  fs.rmSync(paths[3] ?? '')
  fs.writeFileSync(paths[4] ?? '', picture({ width: 90, height: 90 }))
  await mock.set({ uploadBytesPerSecond: 0 })
  await uploads.row('一.png').getByRole('button', { name: '取消 一.png' }).click()
  for (const name of ['走了.png', '变了.png'])
    await expect(uploads.row(name)).toContainText('文件已被修改、移动或删除，请重新选择')
  await uploads.row('一.png').getByRole('button', { name: '重试 一.png' }).click()
  await expect(uploads.row('一.png')).toContainText('上传成功')
})
