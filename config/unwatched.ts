import path from 'node:path'

/**
 * Whether what happens to a file of the project means nothing to a page: it is written by another command, or a test.
 * Only the project's own folders count, whatever the folders above it are called.
 */
export function isUnwatched(root: string, file: string): boolean {
  return /^(dist[^/]*|\.tmp|test-results|tests|coverage)(\/|$)/.test(
    path.relative(root, file).replaceAll(path.sep, '/'),
  )
}
