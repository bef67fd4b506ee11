import path from 'node:path'
import { root } from '#tests/support/sources.ts'
import type { Proof, SecurityRule } from './rules.ts'

export interface TestResult {
  /** Relative to the project. */
  file: string
  name: string
  passed: boolean
}

export interface RuleOutcome {
  rule: SecurityRule
  /** How many tests checked it, and how many showed a check something wrong. */
  checks: number
  seeded: number
  /** What failed or did not run, in words. */
  problems: string[]
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean; tests: unknown[] }[]
  suites?: PlaywrightSuite[]
}

export function resultsOf(report: unknown): TestResult[] {
  const { testResults, suites } = report as Partial<VitestReport> & { suites?: PlaywrightSuite[] }
  const fromVitest = (testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(root, name).replaceAll(path.sep, '/'),
      name: fullName,
      passed: status === 'passed',
    })),
  )
  const fromPlaywright = ({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] => [
    ...specs
      .filter(({ tests }) => tests.length > 0)
      .map(({ title, ok }) => ({ file: `tests/journeys/${path.basename(file)}`, name: title, passed: ok })),
    ...suites.flatMap(fromPlaywright),
  ]
  return [...fromVitest, ...(suites ?? []).flatMap(fromPlaywright)]
}

export function partsOf({ name }: Proof): string[] {
  return name.split(' … ')
}

/** Each rule with what became of its tests. A proof without a test that ran is a problem as much as one that failed. */
export function outcomesOf(rules: readonly SecurityRule[], results: readonly TestResult[]): RuleOutcome[] {
  return rules.map((rule) => {
    const problems: string[] = []
    const ran = (proofs: readonly Proof[]) => {
      const found = proofs.flatMap((proof) => {
        const matching = results.filter(
          ({ file, name }) => file === proof.file && partsOf(proof).every((part) => name.includes(part)),
        )
        if (matching.length === 0) problems.push(`not run: ${proof.file} "${proof.name}"`)
        return matching
      })
      const failed = new Set(found.filter(({ passed }) => !passed))
      for (const { file, name } of failed) problems.push(`failed: ${file} "${name}"`)
      return new Set(found).size - failed.size
    }
    return { rule, checks: ran(rule.checks), seeded: ran(rule.seeded), problems: [...new Set(problems)] }
  })
}

export function tableOf(outcomes: readonly RuleOutcome[]): string {
  const broken = outcomes.filter(({ problems }) => problems.length > 0)
  const width = Math.max(...outcomes.map(({ rule }) => rule.title.length))
  const row = (number: string, title: string, checks: string, seeded: string, result: string) =>
    `${number.padStart(2)}  ${title.padEnd(width)}  ${checks.padStart(6)}  ${seeded.padStart(8)}  ${result}`
  return [
    row('', 'rule', 'checks', 'can fail', 'result'),
    ...outcomes.map(({ rule, checks, seeded, problems }) =>
      row(String(rule.number), rule.title, String(checks), String(seeded), problems.length > 0 ? 'BROKEN' : 'holds'),
    ),
    '',
    ...broken.flatMap(({ rule, problems }) => problems.map((problem) => `rule ${rule.number}: ${problem}`)),
    broken.length === 0
      ? `All ${outcomes.length} rules hold.`
      : `${broken.length} of ${outcomes.length} rules are broken, or were not checked.`,
  ].join('\n')
}
