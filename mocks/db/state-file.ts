/*
 * Everything that was done in a simulated server as one file: switches, changes, the clock, what was uploaded. Who is
 * signed in stays out of it: such a file is passed around.
 */
import type { Change } from './gate.ts'
import type { FileStore } from '../transport/file-store.ts'
import { isChange, isMeta, ROWS_VERSION, type Overlay, type OverlayStore } from './store.ts'
import { readPatch, type SwitchesPatch } from '../server/switches.ts'

const FORMAT = 'adscreen-demo'

export interface KeptState {
  switches: SwitchesPatch
  overlay: Overlay
  files: { path: string; type: string; base64: string }[]
}

export interface Kept {
  store: OverlayStore
  files: FileStore
}

const isSession = ({ model }: Change) => model === 'session'

/** The text of the file, or undefined when nothing was kept yet. `now` is what the simulated clock shows. */
export async function exportState(
  { store, files }: Kept,
  switches: SwitchesPatch,
  now: number,
): Promise<string | undefined> {
  const overlay = await store.load()
  if (!overlay) return undefined
  const { clock, changes } = overlay
  const state: KeptState = {
    switches,
    overlay: { ...overlay, clock: { ...clock, shown: now }, changes: changes.filter((change) => !isSession(change)) },
    files: await Promise.all(
      (await files.all()).map(async ([path, file]) => ({
        path,
        type: file.type,
        base64: toBase64(new Uint8Array(await file.arrayBuffer())),
      })),
    ),
  }
  return JSON.stringify({ format: FORMAT, version: ROWS_VERSION, ...state })
}

/** Reads such a file; throws what is to be said of one that cannot be taken. */
export function readState(text: string): KeptState {
  const { format, version, switches, overlay, files } = parse(text)
  if (format !== FORMAT) throw new Error('这不是模拟数据的导出文件')
  if (version !== ROWS_VERSION) throw new Error('这个文件来自另一个版本，不能导入')
  const { changes } = overlay ?? {}
  if (
    !isMeta(overlay) ||
    !Array.isArray(changes) ||
    !changes.every(isChange) ||
    !Array.isArray(files) ||
    !files.every(isFile)
  )
    throw new Error('文件内容不完整，不能导入')
  return { switches: readPatch(switches), overlay: { ...overlay, changes }, files }
}

/**
 * Puts a state in place of what was there; the page should be loaded anew afterwards. The clock goes on from where it
 * was, and who is signed in stays so.
 */
export async function importState({ overlay, files }: KeptState, kept: Kept, realNow: number) {
  const { changes, clock, ...meta } = overlay
  const sessions = (await kept.store.load())?.changes.filter(isSession) ?? []
  await kept.store.begin({ ...meta, clock: { ...clock, real: realNow } })
  await kept.store.add([...changes, ...sessions])
  await kept.files.clear()
  for (const { path, type, base64 } of files) await kept.files.put(path, new Blob([fromBase64(base64)], { type }))
}

function parse(text: string): Partial<KeptState> & { format?: unknown; version?: unknown } {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

function isFile(value: unknown): value is KeptState['files'][number] {
  const { path, type, base64 } = Object(value) as Record<string, unknown>
  return [path, type, base64].every((part) => typeof part === 'string')
}

/** In parts, because a function takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(text)
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
