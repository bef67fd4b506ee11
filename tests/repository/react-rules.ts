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

const isFunction = (node: ts.Node): node is ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** Whether something is written into a ref by the body of a component or a hook, which may run without effect. */
function writesRefInRender(node: ts.Node): boolean {
  if (!isAssignment(node) || !node.left.getText().endsWith('.current')) return false
  let body: ts.Node = node.parent
  while (body.parent && !isFunction(body) && !ts.isMethodDeclaration(body)) body = body.parent
  const name = ts.isFunctionDeclaration(body)
    ? body.name?.text
    : ts.isVariableDeclaration(body.parent ?? body)
      ? (body.parent as ts.VariableDeclaration).name.getText()
      : undefined
  return /^(use)?[A-Z]/.test(name ?? '')
}

/** Whether an effect does nothing but hand something to a function that the component was given. */
function reportsByEffect(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !named(node, /^use(Layout)?Effect$/)) return false
  const [effect] = node.arguments
  return (
    effect !== undefined && ts.isArrowFunction(effect) && /^(void )?on[A-Z]\w*(\?\.)?\(/.test(effect.body.getText())
  )
}

const REPORTERS = new Set([
  // what Mantine's list wants of the field is known once its target is drawn, which stands for a field that stays
  'src/ui/overlay/choice-list.tsx',
  // only a part that is drawn with the editor knows that nothing beside it has failed
  'src/features/editor/view/editor-boundary.tsx',
])

/** Whether a link, an address or a router is cast, so that no compiler looks at where it leads. */
function castsRoute(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false
  if (/\bAnyRoute(r|sById)?\b/.test(node.type.getText())) return true
  let { parent } = node
  while (ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent)) ({ parent } = parent)
  return (
    /^(never|any|unknown)$/.test(node.type.getText()) &&
    (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) &&
    /^(to|from|search|params|router)$/.test(parent.name.getText())
  )
}

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
  {
    name: 'no ref is written while rendering',
    about: inConsole,
    check: (source) =>
      within(parse(source))
        .filter(writesRefInRender)
        .map((node) => node.getText()),
    broken: [
      ['src/ui/x.ts', 'export function useX(given) { const latest = useRef(given); latest.current = given }'],
      ['src/ui/x.tsx', 'function X({ a }) { const last = useRef(a); if (a) last.current = a; return last.current }'],
      ['src/ui/x.ts', 'const useX = (given) => { latest.current = given }'],
    ],
  },
  {
    name: 'no effect reports to a parent',
    about: (file) => inConsole(file) && !REPORTERS.has(file),
    check: (source) =>
      within(parse(source))
        .filter(reportsByEffect)
        .map((node) => node.getText()),
    broken: [
      ['src/ui/x.tsx', 'useEffect(() => onChange(chosen), [onChange, chosen])'],
      ['src/ui/x.tsx', 'useEffect(() => onState?.({ warnings }), [onState, warnings])'],
    ],
  },
  {
    name: 'links and routers have the types of their routes',
    about: (file) => /^(src|tests)\//.test(file) && isCode(file) && !isGenerated(file),
    check: (source) =>
      within(parse(source))
        .filter(castsRoute)
        .map((node) => node.getText()),
    broken: [
      ['src/ui/x.tsx', 'const x = <Link search={((search: object) => ({ ...search, a: 1 })) as never} />'],
      ['src/ui/x.ts', 'void navigate({ to: path as never })'],
      ['tests/x.ts', 'createElement(RouterProvider, { router: router as never })'],
      ['src/ui/x.ts', 'const x = Object.values(router.routesByPath) as unknown as AnyRoute[]'],
    ],
  },
]
