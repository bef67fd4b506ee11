import ts from 'typescript'
import { expect, test } from 'vitest'
import { isCode, isTest, parse, sources, walk, type Source } from '#tests/support/sources.ts'

/*
 * An expectation that something is not there proves nothing when it cannot be there: a word that was misspelt, or that
 * the console has called otherwise since. Every Chinese word in such an expectation stands elsewhere too: in the
 * console, in the data of the tests, or in a step of the same test.
 */

/** Matchers that are kept by what is not there. */
const NOT_THERE =
  /\bquery(All)?By\w+\([^]*\)\s*\.(toBeNull|not\s*\.toBeInTheDocument|toHaveLength)$|\.not\s*\.to(HaveTextContent|Contain|Match)$/

function isAbsence(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText()
  return NOT_THERE.test(called) && (!called.endsWith('toHaveLength') || node.arguments[0]?.getText() === '0')
}

/** The Chinese words of a text, without what joins them. */
const wordsOf = (text: string) => text.match(/\p{Script=Han}{2,}/gu) ?? []

/** Words that are expected not to be there, and are nowhere else. */
function unheardOf(files: readonly Source[]): string[] {
  const isOfTest = ({ file }: Source) => isTest(file) || file.startsWith('tests/repository/')
  const known = files
    .filter((source) => !isOfTest(source))
    .map(({ text }) => text)
    .join('\n')
  const suspects = files.filter((source) => isOfTest(source) && /\bquery(All)?By|\.not\b/.test(source.text))
  return suspects.flatMap((source) => {
    const absences: ts.CallExpression[] = []
    walk(parse(source), (node) => {
      if (isAbsence(node)) absences.push(node)
    })
    // what is looked for here, and what is done and found
    let rest = source.text
    for (const { pos, end } of absences.toReversed()) rest = rest.slice(0, pos) + rest.slice(end)
    return absences
      .flatMap((node) => wordsOf(node.getText()))
      .filter((word) => !known.includes(word) && !rest.includes(word))
      .map((word) => `${source.file}: ${word}`)
  })
}

const all = sources(['src', 'mocks', 'tests']).filter(({ file }) => isCode(file))

test('what is expected not to be there could be there', () => {
  expect(unheardOf(all)).toEqual([])
})

test('a word that is nowhere is found', () => {
  const page = { file: 'src/page.tsx', text: '<Title>素材管理</Title>' }
  const story = (text: string) => [page, { file: 'src/page.stories.tsx', text }]
  const nowhere = "expect(screen.queryByRole('button', { name: /^删出/ })).toBeNull()"
  expect(unheardOf(story(nowhere))).toEqual(['src/page.stories.tsx: 删出'])
  expect(unheardOf(story(`press(user, '删出')\n${nowhere}`))).toEqual([])
  expect(unheardOf(story("expect(list).not.toHaveTextContent('素材管里')"))).toEqual(['src/page.stories.tsx: 素材管里'])
  expect(unheardOf(story("expect(list).not.toHaveTextContent('素材管理')"))).toEqual([])
  expect(unheardOf(story("expect(screen.queryAllByText('无人')).toHaveLength(0)"))).toHaveLength(1)
  expect(unheardOf(story("expect(screen.queryAllByText('无人')).toHaveLength(2)"))).toEqual([])
})
