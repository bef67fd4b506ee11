import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export const root = path.resolve(import.meta.dirname, '../..')

/** Folders that hold the project's own text; everything else at the top is made or installed. */
const FOLDERS = [
  'src',
  'mocks',
  'config',
  'scripts',
  'bench',
  'tests',
  '.storybook',
  'openapi',
  'docs',
  'public',
  '.ci',
]

/** A text file of the project; `file` is relative to the project and has slashes on every system. */
export interface Source {
  file: string
  text: string
}

export function sources(folders: readonly string[] = FOLDERS): Source[] {
  const nested = folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        // the packages of bench/peers, and what is built of them
        .filter((file) => !/\/(node_modules|dist)\//.test(file)),
    )
  const top = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => entry.name)
  return [...nested, ...(folders === FOLDERS ? top : [])]
    .filter((file) => !/\.(png|jpe?g|webp|woff2?|ico|mp4)$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
}

export function isGenerated(file: string): boolean {
  return /\.gen\.ts$|^openapi\/(bundled\.json|PROVENANCE\.md)$|^public\/mockServiceWorker\.js$/.test(file)
}

export function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file)
}

export function isTest(file: string): boolean {
  return /\.(test|stories|spec)\.tsx?$|\/tests\//.test(file)
}

export function parse({ file, text }: Source): ts.SourceFile {
  return ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ES2022,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

export interface Import {
  /** A path relative to the project, or the name of a package. */
  target: string
  /** Whether `target` is a package (or one of Node's modules). */
  external: boolean
  /** Imported for its types only. */
  typeOnly: boolean
  /** Loaded while running: `import()`. */
  dynamic: boolean
}

export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, dynamic: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      found.push({ ...resolve(source.file, specifier.text), typeOnly, dynamic })
  }
  walk(parse(source), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, onlyTypes(node), false)
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, false)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true, false)
  })
  return found
}

function onlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false
  if (importClause.isTypeOnly) return true
  const { name, namedBindings } = importClause
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  )
}

function resolve(file: string, specifier: string): { target: string; external: boolean } {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return { target: path.posix.join(path.posix.dirname(file), bare), external: false }
  if (bare.startsWith('#')) return { target: bare.slice(1), external: false }
  const parts = bare.split('/')
  return { target: parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/'), external: true }
}
