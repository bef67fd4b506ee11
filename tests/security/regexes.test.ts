import ts from 'typescript'
import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import { isCode, isGenerated, isTest, parse, sources, walk } from '#tests/support/sources.ts'

/** As long as a large answer, so that what grows with the square of the length does not end either. */
const LENGTH = 400_000
/** For whatever never ends all the same, while a machine with much else to do stands still for some seconds. */
const LIMIT_MS = 40_000
const units = ['a', '0', ' ', '-', '.', '中', '"', '\\', '\\"', '/', 'a1', ' a', '0.', ',\t', "=+'", '<a ', '_x0']
const hostile = units.flatMap((unit) => [
  `${unit.repeat(LENGTH / unit.length)}\u0000`,
  `x${unit.repeat(LENGTH / unit.length)}\u0000`,
])

/** Whether an expression is through with every hostile text within the limit, which only a linear one is. */
function isQuick(expression: RegExp, limit = LIMIT_MS): boolean {
  try {
    vm.runInNewContext(
      'for (const text of hostile) { text.replace(expression, "") }',
      { hostile, expression },
      { timeout: limit },
    )
    return true
  } catch {
    return false
  }
}

const expressions = new Map<string, { file: string; expression: RegExp }>()
for (const source of sources(['src'])) {
  if (!isCode(source.file) || isGenerated(source.file) || isTest(source.file)) continue
  walk(parse(source), (node) => {
    if (!ts.isRegularExpressionLiteral(node)) return
    const end = node.text.lastIndexOf('/')
    expressions.set(node.text, {
      file: source.file,
      expression: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)),
    })
  })
}

describe('regular expressions', () => {
  test('are all found', () => {
    expect(expressions.size).toBeGreaterThan(80)
  })

  test('take no time, whatever they are given', () => {
    expect(
      [...expressions]
        .filter(([, { expression }]) => !isQuick(expression))
        .map(([text, { file }]) => `${file}: ${text}`),
    ).toEqual([])
  })

  test.each([/^(a+)+$/, /^(\w*\s?)*$/, /\s*[/>]\s*/, /"[^"\\]*(?:\\.[^"\\]*)*"/])('can fail: %s', (expression) => {
    expect(isQuick(expression, 500)).toBe(false)
  })
})
