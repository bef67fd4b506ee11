/*
 * Pictures of every story of a built Storybook: where its play function ends, in light and in dark, at a fixed time.
 */
import fs from 'node:fs'
import path from 'node:path'
import { openStory, storiesOf } from './built.mjs'

const NOW = '2026-11-20T10:00:00+08:00'
const SIZE = { width: 1280, height: 800 }

/**
 * Writes `<story>--light.png` and `<story>--dark.png` of the stories at an address into a folder; answers the names of
 * what was written, with the story's title. `only` is what a story's id or title must contain.
 */
export async function takePictures(browser, url, folder, only) {
  fs.mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const taken = new Map()
  for (const { id, title, name } of await storiesOf(url, only)) {
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    await openStory(page, url, id)
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), scheme)
      const file = `${id}--${scheme}.png`
      await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
      taken.set(file, `${title} / ${name}${scheme === 'dark' ? '（深色）' : ''}`)
    }
    await page.close()
  }
  await context.close()
  return taken
}
