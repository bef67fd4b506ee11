import type { QueryClient } from '@tanstack/react-query'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { withTimeLimit } from '#src/lib/data/with-time-limit.ts'
import { uploads } from './upload-items.ts'
import type { UploadFile } from './upload-queue.ts'

export interface SortedFiles {
  fresh: UploadFile[]
  doubtful: UploadFile[]
}

/** How long the list is asked at most; a slow server must not hold up an upload. */
const PATIENCE_MS = 3_000

/**
 * Tells apart what probably is there already, in this selection, in the queue or among the materials: same name and
 * same size.
 */
export async function findDuplicates(client: QueryClient, files: readonly UploadFile[]): Promise<SortedFiles> {
  const sorted: SortedFiles = { fresh: [], doubtful: [] }
  const known = new Set(uploads.items.filter(({ stage }) => stage !== 'failed' && stage !== 'cancelled').map(keyOf))
  // what cannot be found out in time, or at all, counts as no
  const no = () => false
  const listed = await Promise.all(
    files.map(({ file }) => withTimeLimit(isListed(client, file).catch(no), PATIENCE_MS, no)),
  )
  for (const [index, chosen] of files.entries()) {
    const key = keyOf(chosen.file)
    sorted[known.has(key) || listed[index] ? 'doubtful' : 'fresh'].push(chosen)
    known.add(key)
  }
  return sorted
}

function keyOf({ name, size }: { name: string; size: number }): string {
  return `${size} ${name}`
}

/** A material has its file's name with or without the extension; its size stands in the detail only. */
async function isListed(client: QueryClient, { name, size }: File): Promise<boolean> {
  const stem = name.replace(/\.[^.]*$/, '')
  const { data } = await client.fetchQuery(readPage('materialList', { query: { page: 0, limit: 10, name: stem } }))
  const namesakes = data.filter((material) => material.name === name || material.name === stem).slice(0, 3)
  const details = await Promise.all(namesakes.map(({ id }) => client.fetchQuery(read('materialGet', { path: { id } }))))
  return details.some((detail) => detail.size === undefined || detail.size === size)
}
