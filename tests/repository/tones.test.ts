import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Reason } from '#src/domain/diagnosis.ts'
import { troubleLabel } from '#src/domain/diagnosis-text.ts'
import * as labels from '#src/domain/labels.ts'
import { isCode, isTest, parse, sources, walk, type Source } from '#tests/support/sources.ts'

/*
 * One tone for one state (R94): every word that has a tone, in whichever table of the interface it stands.
 */
interface Toned {
  file: string
  text: string
  tone: string
}

/** What says a state's word and something else of its own. */
const OWN: readonly (readonly [text: RegExp, why: string])[] = [
  [/^在线，关机时段$/, 'a screen that is dark as planned'],
  [/^离线/, 'in a row the state is ordinary, and how long it lasts is not: that is the badge beside it'],
  [/^广告未送达，画面/, 'what the screen shows wrongly, of which that is the cause'],
  [/^副本已通过，可以发布$|^副本已发布，/, 'a step of a job, which goes on'],
  [/^只有部分广告已送达$/, 'that the others have not'],
  [/^未知/, 'what nobody knows is a trouble where it was asked for, and none where it was not'],
]

/** Texts beside a tone: `{ text: '未送达', tone: UNDELIVERED }`, whose tone may be a constant of the labels. */
function tonedIn(source: Source): Toned[] {
  const found: Toned[] = []
  walk(parse(source), (node) => {
    if (!ts.isObjectLiteralExpression(node)) return
    const of = (...names: string[]) =>
      node.properties
        .filter(ts.isPropertyAssignment)
        .find(({ name }) => ts.isIdentifier(name) && names.includes(name.text))?.initializer
    const tone = toneOf(of('tone'))
    const text = of('text', 'title')
    if (tone === undefined || !text) return
    for (const said of textsOf(text)) found.push({ file: source.file, text: said, tone })
  })
  return found
}

function toneOf(value: ts.Expression | undefined): string | undefined {
  if (!value) return undefined
  if (ts.isStringLiteral(value)) return value.text
  const constant: unknown = ts.isIdentifier(value)
    ? Object.entries(labels).find(([name]) => name === value.text)?.[1]
    : ''
  return typeof constant === 'string' && constant !== '' ? constant : undefined
}

function textsOf(value: ts.Expression): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text]
  if (ts.isTemplateExpression(value)) return [value.head.text]
  return ts.isConditionalExpression(value) ? [...textsOf(value.whenTrue), ...textsOf(value.whenFalse)] : []
}

/** What stands elsewhere with another tone, or has states' words with other tones alone. */
function deviating(all: readonly Toned[]): string[] {
  const states = all.filter(({ file, text }) => file === 'src/domain/labels.ts' && /^\p{Script=Han}{2,}$/u.test(text))
  return all.flatMap(({ file, text, tone }) => {
    if (OWN.some(([own]) => own.test(text))) return []
    const same = all.find((other) => other.text === text && other.tone !== tone)
    const said = states.filter((state) => text.includes(state.text))
    const other = same ?? (said.some((state) => state.tone === tone) ? undefined : said[0])
    return other ? [`${file}: ${text} is ${tone}, ${other.text} ${other.tone}`] : []
  })
}

const toned = sources(['src'])
  .filter(({ file }) => isCode(file) && !isTest(file))
  .flatMap(tonedIn)

test('a state has one tone, whatever says it', () => {
  expect(toned.length).toBeGreaterThan(80)
  expect(deviating(toned)).toEqual([])
})

/** Troubles of a terminal, whose tones are not written beside their words. */
const troubles: readonly Reason[] = [
  { kind: 'notSynced', entries: [], wanted: 1, since: undefined },
  { kind: 'commandFailed', command: { type: 1, status: 0 } },
]

test('a badge in a list of terminals has the tone that its state has elsewhere', () => {
  const badges = troubles.map((reason) => ({ file: 'src/domain/diagnosis-text.ts', ...troubleLabel(reason) }))
  expect(deviating([...toned, ...badges])).toEqual([])
})

test('can fail: another tone for the same state', () => {
  const other = tonedIn({ file: 'src/features/x.ts', text: `const x = [{ text: '未送达', tone: 'danger' }]` })
  expect(deviating([...toned, ...other])).toContain('src/features/x.ts: 未送达 is danger, 未送达 warning')
})
