import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

const PREFIX = '\0adopted:'
const SUFFIX = '.js'
const FIRST = 'src/ui/styles'

/**
 * Has the scripts that come after a page's first ones adopt their styles of the component library, instead of linking a
 * file. A browser adds a linked sheet where its link stands: among others, when those came sooner. When a sheet with a
 * layer comes among others, Chromium reads all fonts again and lays the whole page out anew. An adopted sheet is
 * always the last, which is the order that `src/ui/styles/entry.ts` asks for, too.
 */
export function adoptedStyles(): Plugin {
  const first = firstStyles()
  return {
    name: 'adopted-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.layer\.css$/ },
      async handler(source, importer, options) {
        if (first.has(source)) return
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && `${PREFIX}${path.relative(root, found.id)}${SUFFIX}`
      },
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const file = JSON.stringify(`${styleFileOf(id)}?inline`)
        return `
          import css from ${file}
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets.push(sheet)
        `
      },
    },
  }
}

/** The file of styles that a module adopts; any other module itself. */
export const styleFileOf = (id: string) =>
  id.startsWith(PREFIX) ? path.join(root, id.slice(PREFIX.length, -SUFFIX.length)) : id

/** What the pages' first styles import. */
function firstStyles(): Set<string> {
  const texts = fs
    .readdirSync(path.join(root, FIRST))
    .filter((file) => !file.includes('.test.'))
    .map((file) => fs.readFileSync(path.join(root, FIRST, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/import '([^']+)'/g)].map((match) => match[1] ?? '')))
}
