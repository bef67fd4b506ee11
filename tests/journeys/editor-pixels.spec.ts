import type { Locator, Page } from '@playwright/test'
import {
  sampleCarousel,
  sampleClock,
  sampleElement,
  sampleImage,
  sampleMarquee,
  sampleMediaBox,
  sampleScene,
  sampleText,
} from '#src/scene/tests/samples.ts'
import { editorOf, expect, test } from '#tests/support/editor/editor.ts'

/*
 * What is edited is what plays: canvas at several zooms, thumbnail, preview at rest and the saved picture show the same
 * scene.
 */

test.use({ painted: true })

const WHITE = { r: 255, g: 255, b: 255 }
const framed = (radius: number, width: number) => ({
  border: { ver: 1, width, style: 'solid', radius, padding: 6, opacity: 100, color: WHITE },
  background: { ver: 1, type: 1, color: { r: 190, g: 60, b: 40 }, opacity: 80 },
})

/** Ten scenes with everything that is drawn. */
const SCENES = [
  sampleScene([
    sampleText('春茶上新\n全场八折', { height: 8 }),
    sampleClock(4),
    sampleCarousel(2),
    sampleMarquee('到店即享新茶试饮'),
  ]),
  sampleScene([sampleMediaBox([sampleImage(4, '新品', '#6d28d9')], { left: 10, top: 16, width: 80 })], {
    r: 124,
    g: 45,
    b: 18,
  }),
  sampleScene(
    [
      sampleText(
        '营业时间，节假日照常'.repeat(3),
        { top: 40, left: 10, width: 80, height: 10 },
        { horizontalAlign: 'center' },
      ),
      sampleClock(2),
    ],
    { r: 30, g: 41, b: 59 },
  ),
  sampleScene([
    sampleText('旋转', { rotate: 30 }, {}, framed(20, 10)),
    sampleText('另一个', { left: 40, top: 60, rotate: 300 }),
  ]),
  sampleScene([sampleElement(900, { left: 20, top: 20 }, {})], { r: 20, g: 90, b: 60 }),
  sampleScene([sampleText('大字', { width: 90, height: 80 }, { size: 200, verticalAlign: 'top' })], {
    r: 60,
    g: 20,
    b: 90,
  }),
  sampleScene([sampleCarousel(5, { left: 0, top: 0, width: 100, height: 100 }, {})]),
  sampleScene([sampleText('行高与内边距\n第二行', { lineHeight: 2.5 }, { size: 24 }, framed(4, 3))], {
    r: 90,
    g: 90,
    b: 20,
  }),
  sampleScene([
    sampleMarquee('很长的滚动文本一直延伸到画面之外，还要更长一些才能看得出来', { top: 10 }),
    sampleMarquee('第二条', { top: 50 }),
  ]),
  sampleScene([]),
]

/** The width that pictures are compared at, pixels: less than the smallest of them. */
const COMPARED_WIDTH = 120
/** The mean difference of a colour channel, of 255, that scaling by the browser may make. */
const TOLERANCE = 4
/** A thumbnail is hardly wider than what is compared, and the frame around it takes part of its outermost pixels. */
const THUMBNAIL_TOLERANCE = 9

/** The mean difference of two pictures' channels, 0 to 255, both drawn at one width. */
async function difference(
  page: Page,
  pictures: readonly [Buffer | string, Buffer | string],
  size: { width: number; height: number },
): Promise<number> {
  const urls = pictures.map((picture) =>
    typeof picture === 'string' ? picture : `data:image/png;base64,${picture.toString('base64')}`,
  )
  return page.evaluate(
    async ({ urls, width, height }) => {
      const pixels = await Promise.all(
        urls.map(async (url) => {
          const image = new Image()
          image.src = url
          await image.decode()
          const context = new OffscreenCanvas(width, height).getContext('2d')
          if (!context) throw new Error('There is no canvas')
          context.imageSmoothingQuality = 'high'
          context.drawImage(image, 0, 0, width, height)
          return context.getImageData(0, 0, width, height).data
        }),
      )
      const [one, other] = pixels
      if (!one || !other) throw new Error('Two pictures are compared')
      return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
    },
    { urls, ...size },
  )
}

test(
  'canvas at several zooms, thumbnail, preview and saved picture agree',
  { tag: '@mock' },
  async ({ page, mock, open, signIn }) => {
    test.setTimeout(180_000)
    await page.clock.setFixedTime(new Date('2026-11-20T14:05:09'))
    await mock.set({
      faults: [
        {
          operationId: 'programGet',
          kind: 'set',
          values: { content: { pages: SCENES }, status: 0, width: 1920, height: 1080 },
        },
      ],
    })
    await open(`/login?redirect=${encodeURIComponent('/editorFive?id=3001&type=2')}`)
    await signIn()
    const editor = editorOf(page)
    await expect(editor.scenes).toHaveCount(SCENES.length)
    const size = { width: COMPARED_WIDTH, height: Math.round((COMPARED_WIDTH * 1080) / 1920) }
    const board = editor.canvas.locator('[data-board]')
    const worst: Record<string, number> = {}
    const compare = async (what: string, reference: Buffer, picture: Buffer | string) => {
      const found = await difference(page, [reference, picture], size)
      worst[what] = Math.max(worst[what] ?? 0, found)
      expect.soft(found, what).toBeLessThan(what.startsWith('thumbnail') ? THUMBNAIL_TOLERANCE : TOLERANCE)
    }
    // the length of a scene is written over its thumbnail, and what was found over it and over elements
    const shoot = async (what: Locator) => {
      // a picture in it is not there with its element: browsers decode it beside the page
      await what.evaluate((element) => Promise.all([...element.querySelectorAll('img')].map((image) => image.decode())))
      return what.screenshot({
        animations: 'disabled',
        style: '[data-scene] [class*="_stay_"], [data-finding-marks] { visibility: hidden }',
      })
    }

    const references: Buffer[] = []
    const goTo = async (index: number) => {
      await editor.scenes.nth(index).click()
      await expect(editor.scenes.nth(index)).toHaveAttribute('aria-current', 'true')
    }
    // texts that are cut off, in front of so many elements, made to fit by their boxes or by their letters
    for (const [index, behind, how] of [
      [0, 1, '高度适应文字'],
      [2, 0, '字号适应框'],
    ] as const) {
      await goTo(index)
      await editor.canvas.focus()
      for (let step = 0; step <= behind; step += 1) await page.keyboard.press('Tab')
      await expect(editor.panel.getByText('文字显示不全')).toBeVisible()
      await editor.panel.getByRole('button', { name: how }).click()
      await expect(editor.panel.getByText('文字显示不全')).toBeHidden()
      await page.keyboard.press('Escape')
    }
    for (const [index] of SCENES.entries()) {
      await goTo(index)
      const reference = await shoot(board)
      references.push(reference)
      await compare(`thumbnail ${index + 1}`, reference, await shoot(editor.scenes.nth(index).locator('[role=img]')))
    }
    for (let zoom = 90; zoom >= 30; zoom -= 10) {
      await page.getByRole('button', { name: '缩小' }).click()
      await expect(page.getByRole('button', { name: `缩放 ${zoom}%` })).toBeVisible()
      if (zoom !== 60 && zoom !== 30) continue
      for (const index of [0, 3, 7]) {
        await goTo(index)
        await compare(`canvas at ${zoom} %`, references[index] ?? Buffer.alloc(0), await shoot(board))
      }
    }
    await editor.scenes.first().click()
    await page.getByRole('button', { name: '预览', exact: true }).click()
    const preview = editor.dialog('预览')
    for (const [index, reference] of references.entries()) {
      const tab = preview.getByRole('tab', { name: `场景${index + 1}`, exact: true })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await compare(
        `preview ${index + 1}`,
        reference,
        await shoot(preview.getByRole('tabpanel').getByRole('img').first()),
      )
    }
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()

    await editor.save('画面一致')
    await open(`/programManage?q=${encodeURIComponent('画面一致')}`)
    const saved = page.getByRole('img', { name: '画面一致' })
    await expect.poll(() => saved.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(960)
    await compare(
      'saved picture',
      references[0] ?? Buffer.alloc(0),
      await saved.evaluate((image) => (image as HTMLImageElement).src),
    )
    console.log(
      `mean difference of a channel, of 255 (tolerance ${TOLERANCE}, thumbnails ${THUMBNAIL_TOLERANCE}): ${Object.entries(
        worst,
      )
        .map(([what, value]) => `${what} ${value.toFixed(1)}`)
        .join(', ')}`,
    )
  },
)
