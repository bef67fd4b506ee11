import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isGenerated, root, sources } from '#tests/support/sources.ts'

/** A decision by its code, such as `C7`, as comments and titles of tests cite it: in brackets, alone or in a list. */
const CITED = /\(([^()]*)\)/g
const CODE = /^(?:[CDELMNPRSTUWX]\d{1,2}|[CDELMNPRSTUWX]\d{1,2} to [CDELMNPRSTUWX]\d{1,2})$/

const decided = [
  ...fs.readFileSync(path.join(root, 'docs/decisions.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm),
].map(([, code]) => code as string)

/** The codes that a text cites. */
function citedIn(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap(([, inside = '']) => {
    const parts = inside.split(/[,;]\s*/)
    return parts.some((part) => CODE.test(part))
      ? parts.filter((part) => CODE.test(part)).flatMap((part) => part.split(' to '))
      : []
  })
}

test('every decision has a code of its own', () => {
  expect(decided.filter((code, index) => decided.indexOf(code) !== index)).toEqual([])
})

test('every code that is cited is a decision', () => {
  const unknown = sources()
    .filter(({ file }) => isCode(file) && !isGenerated(file) && !/^(scripts|tests\/contract)\//.test(file))
    .flatMap(({ file, text }) => citedIn(text).flatMap((code) => (decided.includes(code) ? [] : [`${file}: ${code}`])))
  expect(unknown).toEqual([])
})

test('can fail: a citation of nothing', () => {
  expect(citedIn('/** Shown once (1§7, C1); the rest is silent (Z9, M2 to M4). */')).toEqual(['C1', 'M2', 'M4'])
})
