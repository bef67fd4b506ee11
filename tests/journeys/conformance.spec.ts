import { compareTransports } from '#tests/conformance/compare-transports.ts'
import type { Transport } from '#tests/conformance/conversation.ts'
import { runRequests } from '#tests/conformance/run-requests.ts'
import { demoAccount } from '#tests/conformance/demo-account.ts'
import { judge } from '#tests/conformance/judge.ts'
import { inProcess } from '#tests/conformance/transports.ts'
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

    const throughTheWorker: Transport = (request) =>
      page.evaluate(async ({ method, path, headers, body }) => {
        const response = await fetch(path, { method, headers, ...(body !== undefined && { body }) })
        return { status: response.status, text: await response.text() }
      }, request)
    const there = await runRequests(throughTheWorker, demoAccount)
    const here = await runRequests(inProcess(testServer({ switches: quietSwitches })), demoAccount)
    expect(compareTransports(here, there)).toEqual([])
    // a terminal's picture comes with its detail alone (W21)
    const picture = {
      operationId: 'deviceList',
      kind: 'never seen',
      says: expect.stringMatching(/^screenshot in none/),
    }
    expect(judge(there).findings).toEqual([expect.objectContaining(picture)])
  },
)
