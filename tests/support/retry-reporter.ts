import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'

/** More journeys than these may not need their second try in one run. */
const LIMIT = 2

/** Names the journeys that passed on their second try, and lets the run fail when there are too many of them. */
export default class RetryReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase) {
    this.tests.add(test)
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    const retried = [...this.tests].filter((test) => test.outcome() === 'flaky')
    for (const test of retried) console.log(`tried twice: ${test.titlePath().filter(Boolean).join(' › ')}`)
    if (retried.length <= LIMIT) return undefined
    console.log(`${retried.length} journeys needed a second try; more than ${LIMIT} are a failure.`)
    return { status: status === 'passed' ? 'failed' : status }
  }
}
