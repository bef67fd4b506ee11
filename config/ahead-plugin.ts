import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What the script knows of the pages, as src/app/ahead/ahead.ts declares it. */
interface PageFiles {
  files: readonly string[]
  pages: Readonly<Record<string, readonly number[]>>
  open: Readonly<Record<string, readonly number[]>>
}

/** What a route file begins with, and the address in it. */
const ROUTE = /createFileRoute\('([^']+)'\)/
/** The route around every page with a session. */
const SHELL = '/_shell'

/** What an address with a search shows in the page's place, and who loads it on demand. */
const VIEWS: Readonly<Record<string, string>> = {
  '/programManage?view=plan': 'src/features/programs/plan/plan-view.tsx',
}

/**
 * Writes the page's first script of src/app/ahead/ahead.ts: with the files of each page, which are those of the first
 * module that its route file loads on demand, and behind the login those of the shell.
 */
export function aheadScript(root: string, base: string): Plugin {
  return {
    name: 'ahead-script',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        const screens = new Map<string, string>()
        for (const id of this.getModuleIds()) {
          if (!id.startsWith(path.join(root, 'src/routes'))) continue
          const [, route] = ROUTE.exec(fs.readFileSync(id, 'utf8')) ?? []
          const screen = this.getModuleInfo(id)?.dynamicallyImportedIds[0]
          if (route && screen) screens.set(route, screen)
        }
        const source = await written(root, base, filesOfPages(root, bundle, screens, html))
        const name = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source }))
        page.source = html.replace(
          '<script type="module"',
          () => `<script async fetchpriority="high" src="${base}${name}"></script>\n    <script type="module"`,
        )
      },
    },
  }
}

/** The files of the pages, each named once, and which of them a page by its address has: but for those in the HTML. */
function filesOfPages(root: string, bundle: Bundle, screens: ReadonlyMap<string, string>, html: string): PageFiles {
  const shell = filesOf(bundle, screens.get(SHELL))
  const routes = [...screens].filter(([route]) => route !== SHELL && !route.includes('$'))
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const pagesOf = (some: typeof routes, around: readonly string[]) =>
    Object.fromEntries(
      some.map(([route, screen]) => [
        addressOf(route),
        [...new Set([...around, ...filesOf(bundle, screen)])].filter((file) => !html.includes(file)).map(indexOf),
      ]),
    )
  const isBehindLogin = ([route]: [string, string]) => route.startsWith(`${SHELL}/`)
  const pages = pagesOf(routes.filter(isBehindLogin), shell)
  for (const [address, module] of Object.entries(VIEWS)) {
    const page = pages[address.split('?')[0] ?? ''] ?? []
    const added = filesOf(bundle, path.join(root, module)).filter((file) => !html.includes(file))
    pages[address] = [...new Set([...page, ...added.map(indexOf)])]
  }
  return {
    pages,
    open: pagesOf(
      routes.filter((route) => !isBehindLogin(route)),
      [],
    ),
    files,
  }
}

/** The address of a route: parts that begin with `_` are in none, nor is one that ends a part. */
function addressOf(route: string): string {
  const parts = route.split('/').filter((part) => part !== '' && !part.startsWith('_'))
  return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`
}

/** The chunk of a module with all that the browser loads with it, scripts and styles. */
function filesOf(bundle: Bundle, module: string | undefined): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const found = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  add(chunks.find(({ moduleIds }) => module !== undefined && moduleIds.includes(module)))
  return [...found]
}

/** The script as text. */
async function written(root: string, base: string, files: PageFiles): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    define: { AHEAD_FILES: JSON.stringify(files) },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, 'src/app/ahead/ahead.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The first script was not built')
  return output.output[0].code
}
