import { compareWays } from '#tests/conformance/compare-ways.ts'
import { converse, type Way } from '#tests/conformance/converse.ts'
import { demoSpeaker } from '#tests/conformance/demo-speaker.ts'
import { judge } from '#tests/conformance/judge.ts'
import { inProcess } from '#tests/conformance/ways.ts'
import { EPOCH, NOW, testServer } from '#mocks/testing.ts'
import { expect, test } from '#tests/support/console.ts'
import { quietSwitches } from '#tests/support/quiet-switches.ts'

// the same wall clock on both sides
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone })

test(
  'the service worker answers every request of the suite as the handlers in process do',
  { tag: ['@mock', '@secure', '@long'] },
  async ({ page, open, mock }) => {
    await page.clock.setFixedTime(NOW)
    await mock.set({ scenario: { epoch: EPOCH } })
    await open('/login')
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
        message: 'the page has its worker',
      })
      .toBe(true)

    const throughTheWorker: Way = (request) =>
      page.evaluate(async ({ method, path, headers, body }) => {
        const response = await fetch(path, { method, headers, ...(body !== undefined && { body }) })
        return { status: response.status, text: await response.text() }
      }, request)
    const there = await converse(throughTheWorker, demoSpeaker)
    const here = await converse(inProcess(testServer({ switches: quietSwitches })), demoSpeaker)
    expect(compareWays(here, there)).toEqual([])
    expect(judge(there).findings).toEqual([])
  },
)
