import fs from 'node:fs'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import type { StoryIndex } from 'storybook/internal/types'
import { nameInCode } from './name-in-code.ts'

/**
 * What a file of stories or words is found by besides its titles: its name in both spellings, the components that it
 * shows, and the synonyms that it gives in `parameters.kit`.
 */
export function searchWords(file: string, text: string): string[] {
  const name = file.replace(/^.*\//, '').replace(/(?:\.stories)?\.\w+$/, '')
  const [, component = ''] = /^\s*(?:const meta = \{.*?)?\bcomponent: (\w+)/m.exec(text) ?? []
  const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(text) ?? []
  const [, synonyms = ''] = /\bsynonyms:\s*'([^']*)'/.exec(text) ?? []
  const words = [component, nameInCode(name), ...others.split(/[\s,]+/), ...synonyms.split(' '), name]
  return [...new Set(words)].filter(Boolean)
}

/**
 * Storybook's search looks at names, paths and the titles of anchors, and takes all three from the index: the first
 * entry of each file gets the file's words as anchors, each of which counts by itself. A page of words is also called
 * by them, so that a result says why it was found; the sidebar goes on to call it as before (`manager.ts`).
 */
export function withSearchWords(index: StoryIndex): StoryIndex {
  const seen = new Set<string>()
  const entries = Object.values(index.entries).map((entry) => {
    const { id, type, importPath } = entry
    if (seen.has(importPath)) return [id, entry] as const
    seen.add(importPath)
    const words = searchWords(importPath, fs.readFileSync(importPath, 'utf8'))
    const anchors = words.map((title) => ({ id, title }))
    return [id, { ...entry, anchors, ...(type === 'docs' && { name: words.join(' ') }) }] as const
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

/** The same generator, whose indexes have the words. */
export function addSearchWords(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator
  const without = generator.getIndexAndStats.bind(generator)
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await without()
    return { storyIndex: withSearchWords(storyIndex), stats }
  }
  return generator
}
