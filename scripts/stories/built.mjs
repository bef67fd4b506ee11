/* A built Storybook and the stories in it. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../setup.mjs'

/** How long a story may take, ms. */
const PATIENCE = 60_000

/** Builds the Storybook of a work tree, which is the project's own unless another is named, into a folder. */
export function buildStorybook(folder, tree = root) {
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [storybook, 'build', '--quiet', '-o', folder], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function storiesOf(url, only) {
  return (await entriesOf(url, only)).filter(({ type }) => type === 'story')
}

/** Stories and pages of words. */
export async function entriesOf(url, only) {
  const { entries } = await (await fetch(`${url}index.json`)).json()
  return Object.values(entries).filter(({ id, title }) => !only || id.includes(only) || title.includes(only))
}

/** Opens a page of words, and waits until it is shown, with a story in each picture that is in sight. */
export async function openWords(page, url, { id, importPath }) {
  await page.goto(`${url}iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`)
  await page.locator('.sb-show-main #storybook-docs > *').first().waitFor({ timeout: PATIENCE })
  if (!importPath.endsWith('/whole-pages.mdx')) return
  await page.waitForFunction(
    () => {
      const frames = [...document.querySelectorAll('iframe[data-picture]')]
      return frames.length > 1 && frames.every((frame) => frame.contentDocument?.querySelector('#storybook-root > *'))
    },
    undefined,
    // they come one after the other, and each is a whole console
    { timeout: 2 * PATIENCE },
  )
}

/**
 * Opens a story in the size that it asks for, and waits until its play function has ended, well or badly. Accessibility
 * is checked elsewhere. `onStart` is called when what counts begins: the size is only known when the story has run
 * once.
 */
export async function openStory(page, url, id, onStart = () => {}) {
  onStart()
  await page.goto(`${url}iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=a11y.manual:!true`)
  const size = await sizeOfStory(page)
  if (size) {
    await page.setViewportSize(size)
    onStart()
    await page.reload()
  }
  await page.waitForFunction(
    () => ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    undefined,
    { timeout: PATIENCE },
  )
}

/**
 * The viewport that the open story asks for; undefined when it asks for none. Known as soon as the story is prepared.
 */
async function sizeOfStory(page) {
  const story = await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.story, undefined, {
    timeout: PATIENCE,
  })
  return story.evaluate(({ parameters, storyGlobals }) => {
    const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value]?.styles
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
  })
}
