import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#tests/support/sources.ts'
import { outcomesOf, partsOf, resultsOf, tableOf } from './outcome.ts'
import { pageOf } from './page.ts'
import { securityRules, type Proof, type SecurityRule } from './rules.ts'

/**
 * The text in which the name of a proof's test stands; the rules of the house are tested in one file and named in
 * another.
 */
function textOf(file: string): string | undefined {
  const full = path.join(root, file)
  if (!fs.existsSync(full)) return undefined
  const text = fs.readFileSync(full, 'utf8')
  return file === 'tests/repository/rules.test.ts'
    ? text + fs.readFileSync(path.join(root, 'tests/repository/rules.ts'), 'utf8')
    : text
}

function isThere(proof: Proof): boolean {
  const text = textOf(proof.file)
  return text !== undefined && partsOf(proof).every((part) => text.includes(part))
}

/** Rules without a check, or with checks that nothing shows to work, and proofs that no file has. */
function gapsOf(rules: readonly SecurityRule[]): string[] {
  return rules.flatMap(({ number, checks, seeded }) => [
    ...(checks.length === 0 ? [`rule ${number} is checked by nothing`] : []),
    ...(seeded.length === 0 ? [`nothing wrong is shown to the checks of rule ${number}`] : []),
    ...[...checks, ...seeded]
      .filter((proof) => !isThere(proof))
      .map(({ file, name }) => `rule ${number}: ${file} has no test "${name}"`),
  ])
}

test('the rules are 25', () => {
  expect(securityRules.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
})

test('each rule has a check and something wrong for it to find', () => {
  expect(gapsOf(securityRules)).toEqual([])
})

test('docs/security.md is what the rules say (npm run security -- --page writes it)', () => {
  expect(textOf('docs/security.md')).toBe(pageOf(securityRules))
})

describe('what is not proved', () => {
  const proof = { file: 'tests/security/rules.test.ts', name: 'the rules are 25' }
  const rule: SecurityRule = { number: 1, title: 'one', text: '', checks: [proof], seeded: [proof] }

  test.each([
    ['a rule without a check', { ...rule, checks: [] }],
    ['a check that finds nothing', { ...rule, seeded: [] }],
    ['a test that is not there', { ...rule, checks: [{ ...proof, name: ['no', 'such test'].join(' ') }] }],
    ['a file that is not there', { ...rule, seeded: [{ ...proof, file: 'tests/none.test.ts' }] }],
  ])('can fail: %s', (_, wrong) => {
    expect(gapsOf([wrong])).toHaveLength(1)
  })

  test.each([
    ['a test that failed', [{ file: proof.file, name: 'the rules are 25', passed: false }]],
    ['a test that did not run', []],
  ])('can fail: %s', (_, results) => {
    const outcomes = outcomesOf([rule], results)
    expect(outcomes[0]?.problems).toHaveLength(1)
    expect(tableOf(outcomes)).toMatch(/BROKEN\n\nrule 1: (failed|not run): .*\n1 of 1 rules are broken/)
  })

  test('and what is, is counted, from both kinds of report', () => {
    const vitest = resultsOf({
      testResults: [
        { name: path.join(root, proof.file), assertionResults: [{ fullName: 'the rules are 25', status: 'passed' }] },
      ],
    })
    const journey = { file: 'tests/journeys/x.spec.ts', name: 'a journey' }
    const playwright = resultsOf({
      suites: [
        {
          file: 'x.spec.ts',
          specs: [],
          suites: [{ file: 'x.spec.ts', specs: [{ title: 'a journey @http', ok: true, tests: [{}] }] }],
        },
      ],
    })
    const outcomes = outcomesOf([{ ...rule, seeded: [journey] }], [...vitest, ...playwright])
    expect(outcomes).toMatchObject([{ checks: 1, seeded: 1, problems: [] }])
    expect(tableOf(outcomes)).toContain('All 1 rules hold.')
  })
})
