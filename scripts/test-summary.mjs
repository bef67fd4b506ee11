/**
 * Sums up a run of npm test: a line for each step with its seconds, the journeys that were tried twice, and how many
 * checks passed and failed. Ends with 1 if one failed.
 */
import fs from 'node:fs'
import path from 'node:path'
import { reports } from './step.mjs'

const read = (file) => JSON.parse(fs.readFileSync(path.join(reports, file), 'utf8'))
const files = fs.existsSync(reports) ? fs.readdirSync(reports) : []
const steps = files
  .filter((file) => file.endsWith('.step.json'))
  .map(read)
  .sort((a, b) => a.started - b.started)
  .map((step) => ({ ...step, ...countsOf(step) }))

/**
 * How many tests a step ran; a step without a report is one check. A failed step is at least one failure, whatever its
 * report says.
 */
function countsOf({ name, ok }) {
  const report = files.includes(`${name}.json`) ? read(`${name}.json`) : undefined
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, retried: [] }
  // of Playwright
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats
    const failed = unexpected + skipped
    return {
      passed: expected + flaky,
      failed: ok ? failed : Math.max(failed, 1),
      retried: titlesOf(report.suites, (spec) => spec.tests.some(({ status }) => status === 'flaky')),
    }
  }
  const { numPassedTests: passed, numTotalTests: total } = report
  return { passed, failed: ok ? total - passed : Math.max(total - passed, 1), retried: [] }
}

/** The tests below these suites that are as wanted, by file and title. */
function titlesOf(suites, wanted) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(wanted).map(({ file, title }) => `${file}: ${title}`),
    ...titlesOf(inner, wanted),
  ])
}

const sum = (key) => steps.reduce((total, step) => total + step[key], 0)
console.log(`\n${'step'.padEnd(20)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`)
for (const { name, passed, failed, seconds } of steps) {
  console.log(
    `${name.padEnd(20)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`,
  )
}
const first = Math.min(...steps.map(({ started }) => started))
const last = Math.max(...steps.map(({ started, seconds }) => started + seconds * 1000))
if (steps.length > 0) console.log(`${'from first to last'.padEnd(36)}${((last - first) / 1000).toFixed(1).padStart(9)}`)
for (const title of steps.flatMap(({ retried }) => retried)) console.log(`tried twice: ${title}`)

const failed = sum('failed') + (steps.length === 0 ? 1 : 0)
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
