/**
 * Runs every story of a built Storybook, as those who are sent a link to it see them: each renders, does what its play
 * function says, logs no error, and asks its host for nothing that is not there. Pages of words are shown, and so are
 * the pictures of 整页一览. Ends with 1 when one does not.
 *
 *   npm run test:long:storybook
 *   npm run test:long:storybook -- --only 终端管理    only stories whose title or id contains this
 *   npm run test:long:storybook -- --built folder    a Storybook that is built already
 */
import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { serve } from './serve.mjs'
import { ensureInstalled, root } from './setup.mjs'
import { buildStorybook, entriesOf, openStory, openWords } from './stories/built.mjs'

/** The tag of stories that ask for files that are not there. */
const MISSING_FILES = 'missing-files'

const { values } = parseArgs({ options: { only: { type: 'string' }, built: { type: 'string' } } })
const folder = values.built ?? path.join(root, '.tmp/storybook')

ensureInstalled()
if (values.built === undefined) {
  console.log('Building the stories ...')
  fs.rmSync(folder, { recursive: true, force: true })
  buildStorybook(folder)
}
const browser = await chromium.launch(await ensureBrowser())
const server = await serve(folder, { effort: 0, links: false })
try {
  const waiting = await entriesOf(server.url, values.only)
  const count = waiting.length
  const failed = []
  let seen = 0
  const runNext = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const problems = await problemsOf(story)
      // it takes minutes, in which whoever waits would hear nothing
      if (++seen % 100 === 0) console.log(`${seen} of ${count}`)
      if (problems.length === 0) continue
      failed.push(story.id)
      console.log(
        `FAILED ${story.title} / ${story.name} (${story.id})\n${problems.map((line) => `  ${line}`).join('\n')}`,
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  console.log(`\n${count - failed.length} passed, ${failed.length} failed`)
  process.exitCode = count > 0 && failed.length === 0 ? 0 : 1
} finally {
  await server.close()
  await browser.close()
}

/** What went wrong in a story. It has a browser's storage to itself, for whole pages keep their session there. */
async function problemsOf(entry) {
  const { id, tags, type } = entry
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const problems = []
  page.on('pageerror', ({ message }) => problems.push(`page error: ${message}`))
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !/Failed to load resource/.test(message.text()) &&
      problems.push(`console: ${firstLine(message.text())}`),
  )
  // what a story is about may be missing
  const mayMiss = tags.includes(MISSING_FILES)
  page.on(
    'response',
    (response) => response.status() >= 400 && !mayMiss && problems.push(`${response.status()} ${response.url()}`),
  )
  try {
    if (type === 'docs') await openWords(page, server.url, entry)
    else await openStory(page, server.url, id, () => problems.splice(0))
    problems.push(...(await page.evaluate(failuresOfStory)).map(firstLine))
  } catch (error) {
    problems.push(firstLine(error.message))
  }
  await context.close()
  return [...new Set(problems)]
}

/** In the page: the messages of what the story or its play function threw. */
function failuresOfStory() {
  const events = ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying']
  return events
    .flatMap((event) => window.__STORYBOOK_ADDONS_CHANNEL__.last(event) ?? [])
    .map((error) => String(error.message ?? error))
}

function firstLine(text) {
  return text.split('\n', 1)[0]
}
