/*
 * Pictures of every story of a built Storybook: where its play function ends, in light and in dark, at a fixed time.
 */
import fs from 'node:fs'
import path from 'node:path'

const NOW = '2026-11-20T10:00:00+08:00'
const SIZE = { width: 1280, height: 800 }
const PATIENCE = 60_000

/**
 * Writes `<story>--light.png` and `<story>--dark.png` of the stories at an address into a folder; answers the names of what was
 * written, with the story's title. `only` is what a story's id or title must contain.
 */
export async function takePictures(browser, url, folder, only) {
  fs.mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const { entries } = await (await context.request.get(`${url}index.json`)).json()
  const stories = Object.values(entries).filter(({ type, id, title }) => type === 'story' && (!only || id.includes(only) || title.includes(only)))
  const taken = new Map()
  for (const { id, title, name } of stories) {
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    // the accessibility check has its own place
    await page.goto(`${url}iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=a11y.manual:!true`)
    await page.waitForFunction(hasEnded, undefined, { timeout: PATIENCE })
    const size = await page.evaluate(sizeOfStory)
    if (size) {
      // what the story does may depend on it
      await page.setViewportSize(size)
      await page.reload()
      await page.waitForFunction(hasEnded, undefined, { timeout: PATIENCE })
    }
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

/** In the page: whether the story has rendered and its play function has ended, well or badly. */
function hasEnded() {
  return ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)
}

/** In the page: the viewport that the story asks for. */
function sizeOfStory() {
  const { story } = window.__STORYBOOK_PREVIEW__.currentRender
  const styles = story?.parameters?.viewport?.options?.[story.storyGlobals?.viewport?.value]?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}
