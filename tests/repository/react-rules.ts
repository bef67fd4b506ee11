import ts from 'typescript'
import { isCode, isGenerated, isTest, parse, walk } from '#tests/support/sources.ts'
import type { Rule } from './rules.ts'

const inConsole = (file: string) => file.startsWith('src/') && isCode(file) && !isGenerated(file) && !isTest(file)

const named = (node: ts.CallExpression, names: RegExp) => names.test(node.expression.getText())

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment

/** Every node below one, with itself. */
function within(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  walk(node, (inner) => void found.push(inner))
  return found
}

/** What a question or a form is given to do: the functions whose result is returned. */
function isDoing(node: ts.Node): boolean {
  const { parent } = node
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  if (ts.isCallExpression(parent)) return named(parent, /^useSubmit$/) && parent.arguments[0] === node
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'action'
  return ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent) && parent.parent.name.getText() === 'onSubmit'
}

/** Assignments by which what is done hands its result out by a variable or a ref, instead of returning it. */
function resultsHandedOut(doing: ts.Node): string[] {
  const inner = within(doing)
  const own = new Set(
    inner.flatMap((node) =>
      (ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name) ? [node.name.text] : [],
    ),
  )
  return inner
    .filter(isAssignment)
    .filter(({ left, right }) =>
      ts.isIdentifier(left)
        ? !own.has(left.text)
        : left.getText().endsWith('.current') && within(right).some(ts.isAwaitExpression),
    )
    .map((node) => node.getText())
}

/** Whether a node asks whether something was done, but asks the object, which is always there. */
function asksTheObject(node: ts.Node): boolean {
  if (!ts.isAwaitExpression(node) || !ts.isCallExpression(node.expression)) return false
  const call = node.expression
  const doesSomething =
    named(call, /^(submit|send)$/) ||
    (named(call, /^confirm$/) &&
      within(call).some((inner) => ts.isPropertyAssignment(inner) && inner.name.getText() === 'action'))
  let asked: ts.Node = node
  while (ts.isParenthesizedExpression(asked.parent)) asked = asked.parent
  const { parent } = asked
  return (
    doesSomething &&
    ((ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.ExclamationToken) ||
      (ts.isIfStatement(parent) && parent.expression === asked) ||
      (ts.isConditionalExpression(parent) && parent.condition === asked) ||
      (ts.isBinaryExpression(parent) && /^(&&|\|\|)$/.test(parent.operatorToken.getText())))
  )
}

/** Rules about how components and hooks hand on what they know. */
export const reactRules: readonly Rule[] = [
  {
    name: 'what a question or a form has done is returned',
    about: inConsole,
    check: (source) => within(parse(source)).filter(isDoing).flatMap(resultsHandedOut),
    broken: [
      ['src/ui/x.ts', 'let n = 0; confirm({ action: async () => { n = await send() } })'],
      ['src/ui/x.ts', 'let n = 0; confirm({ action: () => retry(rows, async () => { n += await send() }) })'],
      ['src/ui/x.ts', 'const n = useRef(0); useSubmit(async () => { n.current = (await load()).filter(Boolean) })'],
      ['src/ui/x.tsx', 'const x = <Form onSubmit={async () => { done.current = await save() }} />'],
    ],
  },
  {
    name: 'whether something was done is asked by `done`',
    about: inConsole,
    check: (source) =>
      within(parse(source))
        .filter(asksTheObject)
        .map((node) => node.getText()),
    broken: [
      ['src/ui/x.ts', 'const x = async () => { if (!(await submit())) return }'],
      ['src/ui/x.ts', 'const x = async () => { if (await submit(1)) go() }'],
      ['src/ui/x.ts', 'const x = async () => (await confirm({ action: remove, title })) && go()'],
    ],
  },
]
