import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/*
 * Only the styles of the components in use are loaded, so a component needs its own: this finds the one that was
 * forgotten, which would show unstyled, and the one that nothing uses any more.
 */

const source = path.resolve(import.meta.dirname, '../..')
const library = path.resolve(source, '../node_modules/@mantine/core/styles')

/** Styles that others build on; no file of ours names their component. */
const GROUND = new Set([
  'baseline',
  'global',
  'ScrollArea',
  'UnstyledButton',
  'Paper',
  'Overlay',
  'ModalBase',
  'Flex',
  'FloatingIndicator',
  'Notification',
  'InlineInput',
])

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
)
const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'))
const found = (pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))

const components = new Set(
  [...found(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap((names) =>
    names.split(',').map((name) => name.trim()),
  ),
)
const styled = new Set(readdirSync(library).map((file) => file.replace(/(\.layer)?\.css$/, '')))
const loaded = found(/'@mantine\/core\/styles\/([A-Za-z]+)\.layer\.css'/g)

it('loads the styles of every component that is used', () => {
  expect([...components].filter((name) => styled.has(name) && !loaded.has(name))).toEqual([])
})

const imported = (text: string) =>
  [...text.matchAll(/'@mantine\/core\/styles\/([A-Za-z]+)\.layer\.css'/g)].map(([, name]) => name)
const everywhere = new Set(
  ['entry', 'shell', 'kit'].flatMap((name) =>
    imported(readFileSync(path.join(source, `ui/styles/${name}.ts`), 'utf8')),
  ),
)

/** What some build on. */
const BELOW: Readonly<Record<string, string>> = { Checkbox: 'InlineInput', Radio: 'InlineInput', Switch: 'InlineInput' }

// another file may bring them, or not: that depends on what was opened before
it('loads them with the file that renders the component, unless every page has them', () => {
  const without = texts.flatMap((text, at) => {
    const own = new Set(imported(text))
    return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .flatMap((name) => (text.includes(`<${name}`) ? [name, BELOW[name] ?? name] : []))
      .filter((name) => styled.has(name) && !everywhere.has(name) && !own.has(name))
      .map((name) => `${files[at]}: ${name}`)
  })
  expect(without).toEqual([])
})

it('loads no styles that nothing uses', () => {
  expect([...loaded].filter((name) => !components.has(name) && !GROUND.has(name))).toEqual([])
})

it('never loads the styles of the whole library', () => {
  expect(texts.filter((text) => /@mantine\/core\/styles(\.layer)?\.css/.test(text))).toEqual([])
})
