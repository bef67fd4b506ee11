import type { UploadSign } from '#src/api/generated/types.gen.ts'
import { ApiError } from '#src/api/errors.ts'
import { TransferError, type postFile } from '#src/api/post-file.ts'
import { serverDifferences } from '#src/api/server-differences.ts'
import { holdUnsavedWork } from '#src/lib/hooks/unsaved-work.ts'
import { isResultUnknown, messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { FILE_GONE, isReadable } from './readable-file.ts'
import { readAnswer, StoreError } from './store-answer.ts'
import { isRunning, isUnderWay, uploads, type UploadItem } from './upload-items.ts'

export const PLACES = 3
/** Milliseconds without a byte after which a file counts as stalled. */
export const STALL_MS = 30_000

export interface UploadFile {
  file: File
  type: 0 | 1
  /** What will be wrong with it, in words. */
  warning?: string
}

export interface UploadTotals {
  stored: number
  failed: number
  /** The file that was stored last. */
  name: string
}

export interface UploadPorts {
  sign: (originName: string, type: 0 | 1, signal: AbortSignal) => Promise<UploadSign>
  signedIn: () => boolean
  /** The address to send to, or undefined when nothing may be sent there. */
  address: (host: string) => URL | undefined
  send: typeof postFile
  /** Something is stored now, or may be: the lists are not up to date any more. */
  onStored: () => void
  /** Nothing is under way any more. */
  onIdle: (totals: UploadTotals) => void
}

/** The files on their way, in the order in which they were chosen. `uploads` shows how they stand. */
export interface UploadQueue {
  add(files: readonly UploadFile[]): void
  /** Stops a file, or takes it out before its turn. */
  cancel(id: string): void
  /** Sends a file again, from the start and with a new signature. */
  retry(id: string): void
  /** All that failed; not those that may be stored, which only somebody who has looked can send again. */
  retryFailed(): void
  /** Takes a file that is not under way out of the list. */
  remove(id: string): void
  /** Takes those that are stored or given up out of the list. */
  removeFinished(): void
  /** Goes on after a pause. */
  resume(): void
  /** Stops everything and forgets it, as when another user signs in (S6). */
  drop(): void
}

export function createUploadQueue(ports: UploadPorts): UploadQueue {
  const files = new Map<string, File>()
  const running = new Map<string, AbortController>()
  const totals: UploadTotals = { stored: 0, failed: 0, name: '' }
  let count = 0
  let release: (() => void) | undefined

  const find = (id: string) => uploads.items.find((item) => item.id === id)

  /** Gives free places to those who wait, and notices when all is done. */
  function pump() {
    for (const item of uploads.items) {
      if (uploads.paused || running.size >= PLACES) break
      if (item.stage === 'waiting') void run(item)
    }
    if (uploads.items.some(isUnderWay)) {
      release ??= holdUnsavedWork('console')
    } else if (release) {
      release()
      release = undefined
      ports.onIdle({ ...totals })
      Object.assign(totals, { stored: 0, failed: 0, name: '' })
    }
  }

  async function run(item: UploadItem) {
    const control = new AbortController()
    running.set(item.id, control)
    Object.assign(item, { stage: 'signing', progress: 0, stalled: false, error: undefined })
    try {
      await transfer(item, files.get(item.id) as File, control.signal)
      if (control.signal.aborted) return
      Object.assign(item, { stage: 'done', progress: 1 })
      files.delete(item.id)
      totals.stored += 1
      totals.name = item.name
      ports.onStored()
    } catch (error) {
      // the browser tells no difference between a network that broke and a file that went
      const gone = error instanceof TransferError && !error.sent && !(await isReadable(files.get(item.id) as File))
      if (!control.signal.aborted) fail(item, gone ? new UserError(FILE_GONE) : error)
    } finally {
      if (running.get(item.id) === control) {
        running.delete(item.id)
        item.stalled = false
        pump()
      }
    }
  }

  async function transfer(item: UploadItem, file: File, signal: AbortSignal) {
    for (let again = false; ; again = true) {
      const sign = await ports.sign(item.name, item.type, signal)
      signal.throwIfAborted()
      const url = ports.address(sign.host)
      if (!url) throw new UserError('上传地址不在允许范围内，已拒绝发送')
      if (!(await isReadable(file))) throw new UserError(FILE_GONE)
      signal.throwIfAborted()
      const stall = watchForStall(item)
      try {
        item.stage = 'sending'
        stall.moved()
        const onProgress = (sent: number, total: number) => {
          stall.moved()
          item.progress = total > 0 ? Math.min(1, sent / total) : 0
        }
        const onSent = () => {
          stall.moved()
          Object.assign(item, { stage: 'confirming', progress: 1 })
        }
        const form = formOf(sign, item.name, file)
        const answer = await ports.send(url, form, unless(signal, { onProgress, onSent }), signal)
        signal.throwIfAborted()
        return readAnswer(answer, url)
      } catch (error) {
        // a signature that was too old when its file had its turn is asked for once more, by itself
        if (again || !(error instanceof StoreError && error.expired)) throw error
        Object.assign(item, { stage: 'signing', progress: 0 })
      } finally {
        stall.stop()
      }
    }
  }

  function fail(item: UploadItem, error: unknown) {
    if (error instanceof ApiError && error.kind === 'session') {
      // its turn comes again when somebody has signed in
      Object.assign(item, { stage: 'waiting', progress: 0 })
      uploads.paused = !ports.signedIn()
      return
    }
    totals.failed += 1
    const mayBeStored = isResultUnknown(error)
    Object.assign(item, { stage: mayBeStored ? 'unknown' : 'failed', error: failureText(error) })
    if (mayBeStored) ports.onStored()
  }

  function stop(item: UploadItem) {
    // what has been sent whole may be stored although nobody waits for the answer
    const mayBeStored = item.stage === 'confirming'
    const control = running.get(item.id)
    running.delete(item.id)
    control?.abort()
    item.stalled = false
    if (mayBeStored) ports.onStored()
  }

  function requeue(item: UploadItem) {
    if (isRunning(item)) stop(item)
    if (item.stage === 'done') return
    Object.assign(item, { stage: 'waiting', progress: 0, error: undefined })
  }

  function remove(goes: (item: UploadItem) => boolean) {
    const gone = uploads.items.filter(goes)
    for (const { id } of gone) files.delete(id)
    uploads.items = uploads.items.filter((item) => !gone.includes(item))
    if (uploads.items.length === 0) uploads.view = 'closed'
  }

  function drop() {
    uploads.items.forEach(stop)
    files.clear()
    Object.assign(uploads, { items: [], view: 'closed', paused: false })
    Object.assign(totals, { stored: 0, failed: 0, name: '' })
    release?.()
    release = undefined
  }

  return {
    add(chosen) {
      if (chosen.length === 0) return
      for (const { file, type, warning } of chosen) {
        count += 1
        const id = `upload-${count}`
        files.set(id, file)
        uploads.items.push({
          id,
          name: file.name,
          size: file.size,
          type,
          stage: 'waiting',
          progress: 0,
          stalled: false,
          error: undefined,
          warning,
        })
      }
      uploads.view = 'open'
      pump()
    },
    cancel(id) {
      const item = find(id)
      if (!item || !isUnderWay(item)) return
      const mayBeStored = item.stage === 'confirming'
      stop(item)
      if (mayBeStored) Object.assign(item, { stage: 'unknown', error: '已取消，文件可能已经上传' })
      else Object.assign(item, { stage: 'cancelled', progress: 0 })
      pump()
    },
    retry(id) {
      const item = find(id)
      if (item) requeue(item)
      pump()
    },
    retryFailed() {
      uploads.items.filter(({ stage }) => stage === 'failed').forEach(requeue)
      pump()
    },
    remove: (id) => remove((item) => item.id === id && !isUnderWay(item)),
    removeFinished: () => remove(({ stage }) => stage === 'done' || stage === 'cancelled'),
    resume() {
      uploads.paused = false
      pump()
    },
    drop,
  }
}

/**
 * Every entry of `fields`, then `data`, `originName` and last the file (C12). The file's part has a plain name: its own
 * goes in `originName` only (U11).
 */
export function formOf({ fields, data }: UploadSign, name: string, file: File): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('data', data)
  form.append('originName', name)
  form.append(serverDifferences.uploadPart, file, 'file')
  return form
}

/** Calls through only while nobody has aborted. */
function unless<Events extends Record<string, (...args: never[]) => void>>(
  signal: AbortSignal,
  events: Events,
): Events {
  const guarded = Object.entries(events).map(([name, act]) => [
    name,
    (...args: never[]) => void (signal.aborted || act(...args)),
  ])
  return Object.fromEntries(guarded) as Events
}

function watchForStall(item: UploadItem) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    moved() {
      stop()
      item.stalled = false
      timer = setTimeout(() => {
        item.stalled = true
      }, STALL_MS)
    },
    stop,
  }
}

/** In the words of uploads: what broke before a file was sent broke the asking for its signature. */
function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'network')
    return navigator.onLine ? '获取上传地址失败，请检查网络后重试' : '网络已断开，上传未开始'
  return messageOf(error) ?? '上传失败'
}
