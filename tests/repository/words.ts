import ts from 'typescript'
import { isCode, isGenerated, isTest, parse, walk, type Source } from '#tests/support/sources.ts'

/*
 * The words of the interface: one word for one fact (R84), and one way to write figures and marks (R85). What the
 * product's description quotes is kept as it is (R3).
 */

/** A rule of words. */
interface WordRule {
  name: string
  /** Whose texts, if not all. */
  about?: RegExp
  /** What is wrong with a text. */
  check: (said: Said) => string[]
  /** Code that the rule refuses. */
  broken: readonly string[]
}

/** A Chinese text of the interface; `HOLE` stands for each value that is put in. */
interface Said {
  line: number
  text: string
  /** What is put in, in order; undefined for an element. */
  put: readonly (ts.Expression | undefined)[]
}

/** Names of one fact that another has, and the word for it. */
const INSTEAD: readonly (readonly [other: RegExp, word: string])[] = [
  [/待同步|未同步|已同步|未到达|已到达/, '未送达、已送达'],
  [/驳回/, '不通过'],
  [/禁用/, '停用'],
  [/(星期|礼拜)[一二三四五六日天]|周天/, '周一 to 周日'],
  [/审核审核/, '审核'],
  [/登陆|帐[号户]/, '登录、账号'],
  [/「|」/, '“”'],
  [/\d\*\d|\uFFFC\*\uFFFC/, '1920×1080'],
]

const QUOTED = [
  /^操作成功!$/,
  /^确定在选中终端上停播该广告\?$/,
  /^请输入播放顺序的数字\(1-9999\)$/,
  /^连续播放\uFFFC次$/,
  /^成功提交了\uFFFC个素材/,
  /^节目成功发布到了\uFFFC个终端/,
  /^已在\uFFFC个终端上停播该广告$/,
]

const HOLE = '\uFFFC'
const HAN = /\p{Script=Han}/u
/** What is counted in Chinese. */
const COUNTER = /^ ?(台|条|个|项|次|张|步|级|种|行|处|人|页|天|位|份|段|列|秒|分钟|小时|字)(?![表件期面置理别类骤目数])/

export function speaks(file: string): boolean {
  return (
    /^(src|mocks\/panel)\//.test(file) &&
    isCode(file) &&
    !isTest(file) &&
    !isGenerated(file) &&
    !/^src\/(features\/editor\/model\/templates\/|scene\/draw\/format-clock\.ts$)/.test(file)
  )
}

export function saidIn(source: Source): Said[] {
  const tree = parse(source)
  const said: Said[] = []
  walk(tree, (node) => {
    const found = textOf(node)
    if (found && HAN.test(found.text) && !QUOTED.some((quoted) => quoted.test(found.text)))
      said.push({ ...found, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 })
  })
  return said
}

function textOf(node: ts.Node): Pick<Said, 'text' | 'put'> | undefined {
  if (ts.isStringLiteralLike(node)) return { text: node.text, put: [] }
  if (ts.isTemplateExpression(node))
    return {
      text: node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join(''),
      put: node.templateSpans.map(({ expression }) => expression),
    }
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return undefined
  // the texts of an element without any are its expressions', each found by itself
  if (!node.children.some((child) => ts.isJsxText(child) && HAN.test(child.text))) return undefined
  const put: Said['put'][number][] = []
  const text = node.children.map((child) => {
    if (ts.isJsxText(child)) return shownText(child.text)
    const expression = ts.isJsxExpression(child) ? child.expression : undefined
    if (ts.isJsxExpression(child) && !expression) return ''
    if (expression && ts.isStringLiteralLike(expression)) return expression.text
    put.push(expression)
    return HOLE
  })
  return { text: text.join(''), put }
}

/** As JSX shows a text: without the breaks of its lines. */
function shownText(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ')
}

/** The figures that are put in before what they count. */
function countsOf({ text, put }: Said) {
  let at = -1
  return put.flatMap((expression) => {
    at = text.indexOf(HOLE, at + 1)
    const after = text.slice(at + 1)
    return expression && COUNTER.test(after) && !isText(expression)
      ? [{ expression, before: text.slice(0, at), after }]
      : []
  })
}

/** Whether an expression is words by its look: a text, or one of several. */
function isText(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return true
  if (ts.isParenthesizedExpression(expression)) return isText(expression.expression)
  if (ts.isConditionalExpression(expression)) return isText(expression.whenTrue) && isText(expression.whenFalse)
  return ts.isBinaryExpression(expression) && isText(expression.right)
}

/** Whether a figure is written with its thousands apart: by a function, or as a limit, which has none. */
function isGrouped(expression: ts.Expression): boolean {
  return /^format\w*\(|^[A-Z][A-Z_]+$|^adLimits\.\w+$/.test(expression.getText())
}

export const wordRules: readonly WordRule[] = [
  {
    name: 'one word for one fact',
    check: ({ text }) =>
      INSTEAD.flatMap(([other, word]) => {
        const found = other.exec(text)
        return found ? [`${found[0]} is ${word}`] : []
      }),
    broken: ["const x = '已同步'", '<b>驳回</b>', "const x = '请先登陆'", 'const x = `尺寸 ${w}*${h}`'],
  },
  {
    name: 'figures have their thousands apart',
    about: /^src\//,
    check: (said) =>
      countsOf(said)
        .filter(({ expression }) => !isGrouped(expression))
        .map(({ expression }) => expression.getText()),
    broken: ['const x = `共 ${rows.length} 条`', '<p>已选 {count} 台终端</p>'],
  },
  {
    name: 'one space between a figure and Chinese words',
    check: (said) => [
      // dates and lengths of time are one word
      ...[...said.text.matchAll(/近\d|\d(?=\p{Script=Han})(?!\d*(年|月|日|号|时|小时|分|秒))/gu)].map(
        ([found]) => found,
      ),
      ...countsOf(said)
        .filter(({ before, after }) => !after.startsWith(' ') || /\p{Script=Han}$/u.test(before))
        .map(({ expression }) => expression.getText()),
    ],
    broken: [
      "const x = '6-20位数字'",
      "const x = '近7日'",
      'const x = `最多${LIMIT}个字符`',
      '<p>共{formatNumber(n)} 条</p>',
    ],
  },
  {
    name: 'full-width marks in Chinese sentences',
    check: ({ text }) =>
      [...text.matchAll(/\p{Script=Han}[”’]?[,:;!?()]|[,:;!?()][“‘]?\p{Script=Han}|\uFFFC[?!]$/gu)].map(
        ([found]) => found,
      ),
    broken: ["const x = '确定删除?'", 'const x = `未知(${id})`', 'const x = `确定删除${name}?`'],
  },
]
