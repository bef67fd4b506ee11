import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserError } from '#src/lib/errors/user-error.ts'
import { safeText } from './cell.ts'
import { exportTable, FILE_ROWS, type TableExport } from './export-table.ts'
import { ROW_LIMIT } from '#src/lib/data/gather-pages.ts'
import { sheetJob, type SheetRequest } from './sheet-job.ts'
import { readCsv } from './tests/csv-reader.ts'
import { readXlsx } from './tests/read-sheets.ts'

interface Row {
  id: number
  name: string
}

/** The worker's job in this thread, with messages copied as between threads. */
class LocalWorker extends EventTarget {
  static started: LocalWorker[] = []
  static silent = false
  terminated = false
  job = sheetJob((message) =>
    queueMicrotask(() => this.terminated || this.dispatchEvent(new MessageEvent('message', { data: message }))),
  )
  constructor() {
    super()
    LocalWorker.started.push(this)
  }
  postMessage(message: SheetRequest) {
    if (!LocalWorker.silent) this.job(structuredClone(message))
  }
  terminate() {
    this.terminated = true
  }
}

const saved: { name: string; file: Blob }[] = []
const revoked: string[] = []
const bytesSaved = async (): Promise<Buffer> => Buffer.from(await (saved[0]?.file ?? new Blob()).arrayBuffer())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  LocalWorker.started = []
  LocalWorker.silent = false
  saved.length = revoked.length = 0
  const urls = new Map<string, Blob>()
  vi.stubGlobal('Worker', LocalWorker)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    urls.set(`blob:${urls.size}`, file as Blob)
    return `blob:${urls.size - 1}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  vi.stubGlobal('document', {
    body: { append: () => {} },
    createElement: () => ({
      href: '',
      download: '',
      remove: () => {},
      click() {
        const file = urls.get(this.href)
        if (file) saved.push({ name: this.download, file })
      },
    }),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (!LocalWorker.started.every((worker) => worker.terminated)) throw new Error('A worker was left running')
})

const pageOf = (page: number, size: number, total: number) => ({
  rows: Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, index): Row => ({
    id: page * size + index,
    name: `=${index}`,
  })),
  total,
})

function run(change: Partial<TableExport<Row>> = {}): Promise<number> {
  return exportTable<Row>({
    format: 'csv',
    fileName: '终端/列表',
    sheetName: '终端',
    columns: [
      { title: '+编号', value: (row) => row.id },
      { title: '名称', value: (row) => row.name },
    ],
    loadPage: async (page) => pageOf(page, 2, 5),
    signal: new AbortController().signal,
    ...change,
  })
}

const cancelled = new DOMException('Cancelled', 'AbortError')

const gathered = [
  ['+编号', '名称'],
  [0, '=0'],
  [1, '=1'],
  [2, '=0'],
  [3, '=1'],
  [4, '=0'],
]

test('all pages become one CSV file, with progress', async () => {
  const progress: number[][] = []
  expect(await run({ onProgress: (...step) => progress.push(step) })).toBe(5)
  expect(progress).toEqual([
    [2, 5],
    [4, 5],
    [5, 5],
  ])
  expect(saved.map(({ name }) => name)).toEqual(['终端_列表.csv'])
  expect(readCsv((await bytesSaved()).toString())).toEqual(
    gathered.map((row) => row.map((cell) => (typeof cell === 'string' ? safeText(cell) : String(cell)))),
  )
})

test('all pages become one XLSX file', async () => {
  expect(await run({ format: 'xlsx' })).toBe(5)
  expect(saved[0]?.name).toBe('终端_列表.xlsx')
  expect(readXlsx(await bytesSaved()).get('终端')).toEqual(gathered)
})

test('the URL of the file is revoked late', async () => {
  await run()
  vi.advanceTimersByTime(30_000)
  expect(revoked).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(revoked).toEqual(['blob:0'])
})

test('no more pages are loaded than the total needs', async () => {
  const loadPage = vi.fn<TableExport<Row>['loadPage']>(async (page) => pageOf(page, 5, 5))
  await run({ loadPage })
  expect(loadPage).toHaveBeenCalledTimes(1)
})

test.each([0, 99, Number.NaN])('an empty page ends the list when the total is %d', async (total) => {
  expect(await run({ loadPage: async (page) => ({ ...pageOf(page, 2, 5), total }) })).toBe(5)
})

test('a long table becomes several files, none larger than one machine can write', async () => {
  const size = FILE_ROWS / 2
  const total = FILE_ROWS * 2 + 1
  expect(await run({ loadPage: async (page) => pageOf(page, size, total) })).toBe(total)
  expect(saved.map(({ name }) => name)).toEqual(['终端_列表_1.csv', '终端_列表_2.csv', '终端_列表_3.csv'])
  const lines = await Promise.all(saved.map(async ({ file }) => (await file.text()).trimEnd().split('\r\n')))
  expect(lines.map(({ length }) => length)).toEqual([FILE_ROWS + 1, FILE_ROWS + 1, 2])
  // each with its head
  expect(new Set(lines.map(([head]) => head?.replace('\uFEFF', '')))).toEqual(new Set(["'+编号,名称"]))
  expect(lines[2]?.[1]).toMatch(new RegExp(`^${FILE_ROWS * 2},`))
  expect(await run({ loadPage: async (page) => pageOf(page, FILE_ROWS, FILE_ROWS) })).toBe(FILE_ROWS)
  expect(saved.at(-1)?.name).toBe('终端_列表.csv')
})

test('no rows, no file', async () => {
  await expect(run({ loadPage: async () => ({ rows: [], total: 0 }) })).rejects.toThrow(new UserError('无数据可导出'))
  expect(LocalWorker.started).toEqual([])
  expect(saved).toEqual([])
})

test('a page that fails gives no file and its own error', async () => {
  const failure = new UserError('服务器繁忙')
  await expect(
    run({ loadPage: async (page) => (page === 2 ? Promise.reject(failure) : pageOf(page, 2, 9)) }),
  ).rejects.toBe(failure)
  expect(saved).toEqual([])
})

test('a server that repeats one page, or never ends, is given up', async () => {
  await expect(run({ loadPage: async () => pageOf(0, 2, 50) })).rejects.toThrow('重复')
  const endless = vi.fn<TableExport<Row>['loadPage']>(async (page) => ({
    rows: pageOf(page, 100_000, ROW_LIMIT * 2).rows,
    total: 0,
  }))
  await expect(run({ loadPage: endless })).rejects.toThrow('缩小筛选范围')
  expect(endless).toHaveBeenCalledTimes(Math.ceil(ROW_LIMIT / 100_000))
  await expect(run({ loadPage: async (page) => ({ ...pageOf(page, 2, 9), total: ROW_LIMIT + 1 }) })).rejects.toThrow(
    '缩小筛选范围',
  )
  // of the one that never ends, what was full
  expect(saved).toHaveLength(4)
})

test('cancelling while loading ends at once, even when the call does not heed it', async () => {
  const controller = new AbortController()
  const loadPage = (page: number) => {
    if (page === 0) return Promise.resolve(pageOf(0, 2, 5))
    setImmediate(() => controller.abort(cancelled))
    return new Promise<never>(() => {})
  }
  const result = run({ loadPage, signal: controller.signal })
  await expect(result).rejects.toBe(cancelled)
  expect(saved).toEqual([])
})

test('cancelling while the file is written ends the worker', async () => {
  const controller = new AbortController()
  LocalWorker.silent = true
  const result = run({
    signal: controller.signal,
    onProgress: (done) => done === 5 && setImmediate(() => controller.abort(cancelled)),
  })
  await expect(result).rejects.toBe(cancelled)
  expect(LocalWorker.started[0]?.terminated).toBe(true)
  expect(saved).toEqual([])
})

test('cancelled before it began, nothing is loaded', async () => {
  const loadPage = vi.fn<TableExport<Row>['loadPage']>(async () => pageOf(0, 2, 5))
  await expect(run({ loadPage, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(loadPage).not.toHaveBeenCalled()
})

test('a worker that cannot be loaded or fails is said in words', async () => {
  LocalWorker.silent = true
  const fail = (event: Event) => ({
    onProgress: (done: number) => void (done === 5 && LocalWorker.started.at(-1)?.dispatchEvent(event)),
  })
  await expect(run(fail(new Event('error')))).rejects.toThrow(new UserError('导出组件加载失败，请刷新页面后重试'))
  await expect(run(fail(new MessageEvent('message', { data: { failure: 'RangeError' } })))).rejects.toThrow(
    new UserError('生成文件失败，请重试'),
  )
  vi.stubGlobal(
    'Worker',
    vi.fn(() => {
      throw new Error('refused')
    }),
  )
  await expect(run()).rejects.toThrow(new UserError('无法启动导出，请刷新页面后重试'))
  expect(saved).toEqual([])
})
