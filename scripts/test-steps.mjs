/*
 * The steps of npm test: what each runs, how its checks are counted, and how they share the machine.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

const MINUTE = 60_000
const SIGNALS = ['SIGINT', 'SIGTERM']
const folder = path.join(root, '.tmp/test')
const tool = (name) => path.join(root, 'node_modules', name)

/** A step that is one check: its command succeeds or not. */
export function singleStep(name, title, command, options = {}) {
  return { limit: 3 * MINUTE, ...options, name, title, command, count: () => undefined }
}

/** A step of the vitest project of that name, counted by test. */
export function vitestStep(name, title, options = {}) {
  const report = path.join(folder, `${name}.json`)
  return {
    limit: 5 * MINUTE,
    ...options,
    name,
    title,
    report,
    command: [
      process.execPath,
      tool('vitest/vitest.mjs'),
      'run',
      '--project',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: ({ numPassedTests, numTotalTests }) => ({ passed: numPassedTests, failed: numTotalTests - numPassedTests }),
    failures: ({ testResults }) =>
      testResults.flatMap(({ name: file, status, message, assertionResults }) => [
        // a file that could not be read has no tests
        ...(status === 'failed' && assertionResults.length === 0 ? [[file, message]] : []),
        ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => [fullName, ...failureMessages]),
      ]),
  }
}

/** A step of Playwright, of all projects or of those that `args` name, counted by test. A skipped test is not a passed one. */
export function playwrightStep(name, title, { args = [], env, ...options } = {}) {
  const report = path.join(folder, `${name}.json`)
  return {
    ...options,
    name,
    title,
    report,
    browser: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_HTML_OPEN: 'never' },
    command: [process.execPath, tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
    failures: ({ suites, errors }) => [
      ...specsOf(suites)
        .filter(({ ok }) => !ok)
        .map(({ file, line, title, tests }) => [`${file}:${line} ${title}`, ...tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))]),
      ...errors.map(({ message }) => ['outside of the tests', message]),
    ],
  }
}

/** All tests below these suites, which may have suites of their own. */
function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])
}

/** Runs the steps, two at a time where they allow it, and answers the sums of their counts. */
export async function runSteps(steps) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const results = new Map()
  const running = new Map()
  const waiting = [...steps]

  const isFree = (step) => (step.alone ? running.size === 0 : running.size < 2 && ![...running.keys()].some(({ alone }) => alone))
  const isReady = (step) => (step.needs ?? []).every((need) => results.has(need) || !steps.some(({ name }) => name === need))

  while (waiting.length || running.size) {
    // a step that wants the machine for itself waits for its turn, and lets nobody pass
    const next = waiting.find((step) => isReady(step) && !step.alone) ?? waiting.find(isReady)
    if (next && isFree(next)) {
      waiting.splice(waiting.indexOf(next), 1)
      const broken = (next.needs ?? []).find((need) => results.get(need)?.failed)
      const work = Promise.resolve(broken ? { passed: 0, failed: 1, text: `Not run, because "${broken}" failed.` } : run(next)).then((result) => {
        running.delete(next)
        results.set(next.name, result)
        report(next, result)
      })
      running.set(next, work)
    } else {
      await Promise.race(running.values())
    }
  }
  printSummary(steps, results)
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** Runs one step to its end, or to its limit. */
function run(step) {
  const [program, ...args] = step.command
  const started = performance.now()
  console.log(`> ${step.name}: ${step.title}`)
  // a process group of its own, so that nothing that it started outlives its limit
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...step.env, ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let text = ''
  // alone, a step may speak while it runs
  const hear = (data) => (step.alone ? process.stdout.write(data) : (text += data))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  let late = false
  const stop = () => (process.platform === 'win32' ? child.kill() : process.kill(-(child.pid ?? 0), 'SIGKILL'))
  const timer = setTimeout(() => {
    late = true
    stop()
  }, step.limit)
  const interrupted = () => (stop(), process.exit(1))
  for (const signal of SIGNALS) process.once(signal, interrupted)

  return new Promise((resolve) => {
    child.once('error', (error) => (text += `${error.message}\n`))
    child.once('close', (code) => {
      clearTimeout(timer)
      for (const signal of SIGNALS) process.off(signal, interrupted)
      if (late) text += `Stopped after ${step.limit / MINUTE} minutes.\n`
      resolve({ ...countOf(step, code === 0), text, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** How many checks passed and failed; a command that failed is at least one failure, whatever its report says. */
function countOf(step, succeeded) {
  const said = step.report && readReport(step)
  if (step.report && !said) return { passed: 0, failed: 1 }
  const counts = step.count(said) ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const nothingRan = counts.passed + counts.failed === 0
  return { passed: counts.passed, failed: Math.max(counts.failed, succeeded && !nothingRan ? 0 : 1) }
}

/** The report that a step has written; undefined if the tool did not come that far. */
function readReport({ report }) {
  try {
    return JSON.parse(fs.readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** Prints what a step said, where it matters, and what failed in short: its own words may be thousands of lines before. */
function report(step, { passed, failed, text, seconds = 0 }) {
  if (failed && text.trim()) console.log(`\n==== ${step.name} ====\n${text.trimEnd()}\n==== end of ${step.name} ====\n`)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`)
  const said = failed && step.failures && readReport(step)
  for (const [test, ...messages] of said ? step.failures(said) : []) {
    console.log(`FAILED ${test}`)
    for (const message of messages) console.log(inShort(message))
  }
}

/** The first lines of a message, indented. */
function inShort(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').filter((line) => line.trim() !== '')
  return lines.slice(0, 12).map((line) => `    ${line.slice(0, 160)}`).join('\n')
}

function printSummary(steps, results) {
  console.log(`\n${'step'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`)
  for (const { name } of steps) {
    const { passed, failed, seconds = 0 } = results.get(name)
    console.log(`${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`)
  }
}
