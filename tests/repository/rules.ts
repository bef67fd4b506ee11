import ts from 'typescript'
import { kinds } from '#src/scene/kinds/kinds.ts'
import { isCode, isGenerated, isTest, parse, walk, type Source } from '#tests/support/sources.ts'

export interface Rule {
  name: string
  /** Which files it is about. */
  about: (file: string) => boolean
  /** What is wrong with a file, in words; nothing when all is well. */
  check: (source: Source) => string[]
  /** Files that break it: the proof that the rule can fail. */
  broken: readonly (readonly [file: string, text: string])[]
}

const inConsole = (file: string) => file.startsWith('src/') && isCode(file) && !isGenerated(file)
const inProduct = (file: string) => /^(src|mocks)\//.test(file) && isCode(file) && !isGenerated(file)
const shipped = (file: string) => inConsole(file) && !isTest(file)
const tested = (file: string) =>
  isCode(file) && (isTest(file) || file.startsWith('tests/')) && !file.startsWith('tests/repository/')

/** The only files that give the browser an address that comes from data; they check it first. */
const ADDRESS_WRAPPERS = /^src\/(ui\/(media\/media-[a-z-]+|external-link)|scene\/scene-media)\.tsx$/
/** Who measures how long something takes, greets, or compares both clocks; and what the simulated server runs on. */
const OWN_CLOCKS =
  /^(src\/lib\/time\/|src\/api\/(client|early-answers|session)|src\/features\/(dashboard\/dashboard-screen|devices\/wall\/use-capture|recovery\/|editor\/session\/(editor-store|use-keeping))|mocks\/(clock\.ts|server\/create-mock-server|panel\/|transport\/))/
/**
 * Hosts that may be named: names without a dot, this machine, names that never resolve, the names of standards, and
 * where packages come from.
 */
const NAMEABLE_HOST =
  /^([^.]+|127\.0\.0\.1|(.+\.)?(example|invalid|test)|(.+\.)?example\.(com|org)|www\.w3\.org|json-schema\.org|spec\.openapis\.org|nodejs\.org|registry\.npmjs\.org|json\.schemastore\.org)$/

/** What `type` is for the kinds of elements, as a pattern. */
const TYPES = Object.values(kinds)
  .flatMap(({ types }) => Object.keys(types))
  .join('|')

export const rules: readonly Rule[] = [
  {
    name: 'names are in kebab-case',
    // routes are named by their paths, which are given
    about: (file) =>
      !/^src\/routes\/|(^|\/)(README|CONTRIBUTING|AGENTS|LICENSE|CHANGELOG|Dockerfile)|\.gen\.ts$|PROVENANCE\.md$|mockServiceWorker\.js$/.test(
        file,
      ),
    check: ({ file }) => file.split('/').filter((part) => !/^[._]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part)),
    broken: [
      ['src/ui/DataTable.tsx', ''],
      ['src/UI/data-table.tsx', ''],
      ['src/lib/parse_json.ts', ''],
    ],
  },
  {
    name: 'a file has at most 300 lines',
    about: (file) =>
      (isCode(file) || file.endsWith('.css')) && !isGenerated(file) && !file.endsWith('mockServiceWorker.js'),
    check: ({ text }) =>
      text.trimEnd().split('\n').length > 300 ? [`${text.trimEnd().split('\n').length} lines`] : [],
    broken: [['src/ui/x.ts', 'x\n'.repeat(301)]],
  },
  {
    name: 'no file exports what another file has',
    about: inProduct,
    check: (source) => found(source, (node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined),
    broken: [
      ['src/ui/index.ts', `export * from './page.tsx'`],
      ['src/ui/x.ts', `export { Page } from './page.tsx'`],
      ['src/ui/x.ts', `export type { Page } from './page.tsx'`],
    ],
  },
  {
    name: 'only stories and configuration have default exports',
    about: (file) => inProduct(file) && !isTest(file),
    check: (source) =>
      found(
        source,
        (node) =>
          (ts.isExportAssignment(node) && !node.isExportEquals) ||
          (ts.canHaveModifiers(node) &&
            !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
      ),
    broken: [
      ['src/ui/x.tsx', 'export default function X() {}'],
      ['src/ui/x.tsx', 'const x = 1\nexport default x'],
    ],
  },
  {
    name: 'the numbers of types of elements have names, in src/scene/kinds',
    about: (file) => inProduct(file) && !isTest(file) && !file.startsWith('src/scene/kinds/'),
    check: matches(new RegExp(`\\btype\\b\\s*(:|[!=]==)\\s*(${TYPES})\\b|[eE]lement\\(\\s*(${TYPES})\\b`, 'g')),
    broken: [
      ['mocks/db/x.ts', 'elements.some(({ type }) => type === 1400)'],
      ['mocks/db/x.ts', 'const qr = { type: 1700, data }'],
      ['src/features/editor/kinds/x.ts', 'newElement(\n  170,\n  place)'],
    ],
  },
  {
    name: 'what is private to Mantine has one place',
    about: (file) => shipped(file) && file !== 'src/ui/form/combobox-input.tsx',
    check: matches(/\b__[a-z]\w*=|mantine-[A-Z]\w+/g),
    broken: [
      ['src/ui/x.tsx', '<InputBase __clearable={true} />'],
      ['src/ui/x.ts', "element.closest('.mantine-Menu-dropdown')"],
    ],
  },
  {
    name: 'no markup or code is made from strings',
    about: (file) => inProduct(file) && !isTest(file) && file !== 'src/app/trusted-types.ts',
    check: matches(
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcdoc\b|createContextualFragment|DOMParser|\beval\(|new Function\(/gi,
    ),
    broken: [
      ['src/ui/x.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
      ['src/ui/x.ts', 'node.innerHTML = text'],
      ['src/ui/x.tsx', '<iframe srcDoc={text} />'],
    ],
  },
  {
    name: 'addresses from data reach the browser through the wrappers that check them',
    about: (file) => shipped(file) && !ADDRESS_WRAPPERS.test(file),
    check: rawAddresses,
    broken: [
      ['src/ui/x.tsx', 'const x = <img src={url} />'],
      ['src/ui/x.tsx', 'const x = <a href={`https://${host}`} />'],
      ['src/ui/x.tsx', `import { Anchor } from '@mantine/core'\nconst x = <Anchor href={url} />`],
      ['src/ui/x.ts', 'window.open(url)'],
      ['src/ui/x.ts', 'location.assign(url)'],
      ['src/ui/x.ts', 'window.location.href = url'],
    ],
  },
  {
    name: 'new windows are opened by the link that says where it leads, and know nothing of the page',
    about: (file) => shipped(file) && file !== 'src/ui/external-link.tsx',
    check: matches(/_blank\b|window\.open\b|\brel=/g),
    broken: [
      ['src/ui/x.tsx', '<a href="/x" target="_blank">x</a>'],
      ['src/ui/x.ts', "window.open('/x')"],
    ],
  },
  {
    name: 'what another tab says may be anything until it is looked at',
    // workers are the console's own, and answer nobody else
    about: (file) => shipped(file) && !/^src\/(lib\/sheet|features\/statistics)\//.test(file),
    check: matches(/MessageEvent<(?!unknown>)[^>]*>|addEventListener\('(message|storage)', \(\{[^}]*\}\) =>/g),
    broken: [
      ['src/features/x/x.ts', "channel.addEventListener('message', ({ data }: MessageEvent<Draft>) => open(data))"],
      ['src/app/x.ts', "addEventListener('message', ({ data }) => open(data))"],
    ],
  },
  {
    name: 'storage and cookies have one door each',
    about: (file) => shipped(file) && !/^src\/lib\/dom\/(stored|cookie|has-database)\.ts$/.test(file),
    check: matches(/\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/g),
    broken: [
      ['src/features/x/x.ts', `localStorage.setItem('a', 'b')`],
      ['src/ui/x.ts', 'document.cookie = x'],
    ],
  },
  {
    name: 'calls go through the one client, reads under the keys that it makes',
    about: (file) =>
      // the header of a film of the store is no call
      shipped(file) && !file.startsWith('src/api/') && file !== 'src/lib/files/remote-film.ts',
    check: matches(/\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|\bqueryKey: \[/g),
    broken: [
      ['src/features/x/x.ts', `await fetch('/api/user')`],
      ['src/features/x/x.ts', `useQuery({ queryKey: ['devices'] })`],
    ],
  },
  {
    name: "the time is the server's (T6): this computer's clock and zone are asked by few, and shown by none",
    about: (file) => inProduct(file) && !isTest(file) && !OWN_CLOCKS.test(file),
    check: (source) =>
      [
        ...source.text.matchAll(
          /\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|new Date\(\)|\bDate\.now\b/g,
        ),
      ].map(([name]) => name),
    broken: [
      ['src/domain/x.ts', 'date.getHours()'],
      ['src/ui/x.tsx', 'new Date()'],
      ['mocks/x.ts', 'Date.now()'],
    ],
  },
  {
    name: 'spreadsheets are written and never read',
    about: shipped,
    check: matches(/\bXLSX\.(read|readFile)\b|\bsheet_to_\w+/g),
    broken: [['src/lib/sheet/x.ts', 'const rows = utils.sheet_to_json(sheet)']],
  },
  {
    name: 'a rule of the linter is switched off with a reason, one line at a time',
    about: (file) => isCode(file) && !isGenerated(file) && file !== 'tests/repository/rules.ts',
    check: ({ text }) =>
      [...text.matchAll(/(oxlint|eslint)-disable(\S*)(.*)/g)]
        .filter(
          ([, tool, where, rest]) =>
            tool === 'eslint' || !/^-(next-)?line$/.test(where ?? '') || !/ -- \S/.test(rest ?? ''),
        )
        .map(([line]) => line),
    broken: [
      ['src/x.ts', '// oxlint-disable-next-line no-eval'],
      ['src/x.ts', '/* oxlint-disable no-eval -- because */'],
      ['src/x.ts', '// eslint-disable-next-line no-eval -- because'],
    ],
  },
  {
    name: 'no test is switched off, and none keeps the others from running',
    about: tested,
    check: matches(
      /\.(skip|skipIf|only|todo|fixme|fails|runIf)\b(?=\s*[(.])|\bx(it|test|describe)\(|\bf(it|describe)\(/g,
    ),
    broken: [
      ['tests/journeys/x.spec.ts', "test.skip('x', () => {})"],
      ['src/x.test.ts', "describe.only('x', () => {})"],
      ['tests/journeys/x.spec.ts', 'test.fixme(true)'],
    ],
  },
  {
    name: 'tests wait for what they expect, never for time to pass',
    about: tested,
    check: matches(
      /waitForTimeout|waitForLoadState\(['"]networkidle|new Promise\([^\n]{0,60}setTimeout|\bsleep\(|timers\/promises/g,
    ),
    broken: [
      ['tests/journeys/x.spec.ts', 'await page.waitForTimeout(500)'],
      ['src/x.test.ts', 'await new Promise((done) => setTimeout(done, 100))'],
    ],
  },
  {
    name: 'nothing names a folder of one machine',
    about: () => true,
    check: matches(/(?<![\w.])\/(work|home|root|Users|tmp)\/\w+/g),
    broken: [
      ['docs/x.md', ['see ', 'home', 'somebody/x'].join('/')],
      ['src/x.ts', `const x = '${['', 'work', 'x'].join('/')}'`],
    ],
  },
  {
    name: 'nothing names a host that exists',
    about: (file) => /^(src|mocks|openapi|config|scripts|tests|\.storybook|public)\//.test(file) && !isGenerated(file),
    check: ({ text }) =>
      [...text.matchAll(/\bhttps?:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9])/gi)]
        .filter(([, host]) => !NAMEABLE_HOST.test(host?.toLowerCase() ?? ''))
        .map(([url]) => url),
    broken: [['mocks/x.ts', ['const cdn = "https:/', '/cdn.somewhere.com/a.png"'].join('')]],
  },
]

function matches(pattern: RegExp) {
  return ({ text }: Source) =>
    [...text.matchAll(pattern)].map((match) => `line ${text.slice(0, match.index).split('\n').length}: ${match[0]}`)
}

function found(source: Source, isWrong: (node: ts.Node) => boolean): string[] {
  const wrong: string[] = []
  const tree = parse(source)
  walk(tree, (node) => {
    if (isWrong(node))
      wrong.push(
        `line ${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}: ${node.getText(tree).split('\n')[0]}`,
      )
  })
  return wrong
}

function rawAddresses(source: Source): string[] {
  const mantine = new Set<string>()
  return found(source, (node) => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().startsWith("'@mantine")) {
      const names = node.importClause?.namedBindings
      if (names && ts.isNamedImports(names)) for (const { name } of names.elements) mantine.add(name.text)
    }
    if (ts.isJsxAttribute(node)) {
      if (!/^(href|src|srcSet|poster|action|formAction|xlinkHref)$/.test(node.name.getText())) return false
      const tag = node.parent.parent.tagName.getText()
      if (!/^[a-z]/.test(tag) && !mantine.has(tag.split('.')[0] ?? '')) return false
      const value = node.initializer
      if (!value || ts.isStringLiteral(value)) return false
      return !/^\{(`\$\{import\.meta\.env\.BASE_URL\}[\w./-]*`|'[^']*')\}$/.test(value.getText())
    }
    if (ts.isCallExpression(node))
      return (
        /^(window\.)?(open|location\.(assign|replace))$/.test(node.expression.getText()) &&
        node.expression.getText() !== 'open'
      )
    return (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      /^(window\.)?location(\.href)?$/.test(node.left.getText())
    )
  })
}
