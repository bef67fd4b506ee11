/*
 * A file that carries what terminals had before their power windows were set together, to whoever comes on shift.
 */
import { parseJson, plainId, stringifyJson } from '#src/lib/data/parse-json.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { powerWindowOf } from '#src/domain/device-rules.ts'
import { readPowerChanges, type PowerChange, type RememberedWindow } from './power-changes.ts'

const KIND = '开关机时间恢复文件'
const VERSION = 1

/** Bytes: tens of thousands of terminals. */
export const POWER_FILE_LIMIT = 5 * 1024 * 1024

/** The text of a file; `server` is the address of the server whose terminals these are. */
export function powerFileText(change: PowerChange, server: string): string {
  return stringifyJson({ kind: KIND, version: VERSION, server, change })
}

/** Reads the change out of a chosen file, which may be any file. Throws a UserError that says what is wrong with it. */
export function readPowerFile(text: string, server: string): PowerChange {
  if (text.trim() === '') throw new UserError('文件是空的，请重新导出后再选择')
  let value: unknown
  try {
    value = parseJson(text)
  } catch {
    // not JSON: the check of `kind` below says so
  }
  const file = (value ?? {}) as Partial<Record<'kind' | 'version' | 'server' | 'change', unknown>>
  if (file.kind !== KIND) throw new UserError('这不是开关机时间恢复文件，请选择终端列表中“导出恢复文件”得到的文件')
  if (Number(file.version) > VERSION) throw new UserError('文件由更新的版本导出，请刷新页面后再试')
  if (file.server !== server)
    throw new UserError(
      typeof file.server === 'string'
        ? `文件来自另一个系统（${file.server.slice(0, 100)}），不能用于这里的终端`
        : '文件没有说明来自哪个系统，可能已被改动',
    )
  const [change] = readPowerChanges([file.change]) ?? []
  if (file.version !== VERSION || !change || ![change, ...change.before].every(({ window }) => isWindow(window)))
    throw new UserError('文件内容不完整或已被改动，请重新导出')
  const ids = new Set(change.before.map(({ id }) => plainId(id)))
  if (ids.size < change.before.length) throw new UserError('文件中有终端重复出现，可能已被改动，请重新导出')
  return change
}

function isWindow(window: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/.test(window)
}

interface ListedDevice {
  id: string | number
  sn?: string
  name?: string
  state?: number
  workCron?: string
  workCronTarget?: string
}

export interface PowerFileStand {
  /** Have still what they were set to then. */
  back: RememberedWindow[]
  /** Were set to something else since. */
  changed: RememberedWindow[]
  /** Have their own already. */
  same: RememberedWindow[]
  /** Are not among the terminals of the list, or another one has this id. */
  missing: RememberedWindow[]
}

/** Compares a file's terminals with the list's, by id and serial; those found have the list's names. */
export function standOfPowerFile({ window, before }: PowerChange, devices: readonly ListedDevice[]): PowerFileStand {
  const known = new Map(devices.map((device) => [plainId(device.id), device]))
  const stand: PowerFileStand = { back: [], changed: [], same: [], missing: [] }
  for (const remembered of before) {
    const device = known.get(plainId(remembered.id))
    if (!device || (remembered.sn && remembered.sn !== device.sn)) stand.missing.push(remembered)
    else {
      const { id, sn, name } = device
      const now = powerWindowOf(device)
      const found = { id, sn, name: name || sn, window: remembered.window }
      stand[now === remembered.window ? 'same' : now === window ? 'back' : 'changed'].push(found)
    }
  }
  return stand
}

/** Names of the first few, and how many there are. */
export function namedTerminals(devices: readonly RememberedWindow[]): string {
  const NAMED = 5
  const names = devices.slice(0, NAMED).map(({ id, sn, name }) => `“${(name || sn || plainId(id)).slice(0, 40)}”`)
  return `${names.join('、')}${devices.length > NAMED ? ` 等 ${formatNumber(devices.length)} 台` : ''}`
}
