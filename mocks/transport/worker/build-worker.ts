import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export const workerFile = fileURLToPath(new URL('../../../public/mockServiceWorker.js', import.meta.url))

export function workerSource(): string {
  const own = readFileSync(new URL('./heal.js', import.meta.url), 'utf8')
  const theirs = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  return own + theirs
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(workerFile, workerSource())
