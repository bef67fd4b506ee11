import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { matchCall, type Match } from './contract.ts'
import type { FileOperation } from './faults.ts'

/** What a request is for: a call of the contract, a file below `cdn/`, or the store of uploads there. */
export interface Route {
  /** The call; undefined for files, and for an address below `/api/` that no call has. */
  match?: Match | undefined
  /** Path of the file below `cdn/`. */
  file?: string
  /** What faults and the log call it; null for what is not known. */
  operationId: OperationId | FileOperation | null
}

/**
 * Finds what a request is for; undefined when it is not for the simulated server. `base` is the folder of its files.
 */
export function routeOf(method: string, { pathname }: URL, base: string): Route | undefined {
  if (pathname.startsWith(`${base}cdn/`)) {
    const file = decoded(pathname.slice(`${base}cdn/`.length))
    return { file, operationId: file === 'upload' && method === 'POST' ? 'upload' : 'media' }
  }
  if (!pathname.startsWith('/api/')) return undefined
  const match = matchCall(method, pathname)
  return { match, operationId: match?.call.operationId ?? null }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
