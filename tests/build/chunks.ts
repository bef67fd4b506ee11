import fs from 'node:fs'
import path from 'node:path'
import { chunksOf, folderOf, type Chunk } from '../../scripts/builds.mjs'
import { compress } from '../../scripts/serve.mjs'
import { root } from '#tests/support/sources.ts'

export interface Build {
  folder: string
  chunks: readonly Chunk[]
  /** Every file of the build, relative to its folder. */
  files: readonly string[]
}

export function readBuild(name: 'demo' | 'real'): Build {
  const folder = path.join(root, folderOf(name))
  const chunks = JSON.parse(fs.readFileSync(path.join(root, chunksOf(name)), 'utf8')) as Chunk[]
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  return { folder, chunks, files }
}

export function chunkOf({ chunks }: Build, module: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module))
  if (!chunk) throw new Error(`No chunk contains ${module}`)
  return chunk
}

export function entryOf({ chunks }: Build): Chunk {
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('No chunk is the entry')
  return entry
}

export function loadedWith({ chunks }: Build, ...wanted: Chunk[]): Chunk[] {
  const loaded = new Set<Chunk>()
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports) load(chunks.find((other) => other.file === file))
  }
  for (const chunk of wanted) load(chunk)
  return [...loaded]
}

export function filesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))]
}

/** kB (1000 bytes) over the wire: brotli, without headers. */
export function kilobytes({ folder }: Build, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compress(fs.readFileSync(path.join(folder, file))).length, 0) / 1000
}

export function textOf({ folder }: Build, file: string): string {
  return fs.readFileSync(path.join(folder, file), 'utf8')
}
