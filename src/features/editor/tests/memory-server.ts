import { vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { editScene, type EditDocument } from '../model/edit-document.ts'
import { documentOf } from '../session/opening.ts'
import type { SaveCalls } from '../session/save-program.ts'

export const page = (text: string) => ({
  elements: [{ type: 170, data: { value: text } }],
  background: { type: 0 },
  stay: 60,
})

export function program(id: string | number, text: string, more: Partial<ProgramDetail> = {}): ProgramDetail {
  return {
    id,
    name: '广告',
    width: 1920,
    height: 1080,
    status: 0,
    content: JSON.stringify({ name: '广告', pages: [page(text)] }),
    ...more,
  }
}

export function documentFrom(given: ProgramDetail): EditDocument {
  const read = documentOf(given)
  if (!read.ok) throw new Error(read.reason)
  return read.document
}

export function server(...rows: ProgramDetail[]) {
  const all = new Map(rows.map((row) => [String(row.id), row]))
  let trouble: { error: Error; done: boolean } | undefined
  const write = (change: () => void) => {
    const now = trouble
    trouble = undefined
    if (!now || now.done) change()
    return now ? Promise.reject(now.error) : Promise.resolve(undefined)
  }
  const calls = {
    get: vi.fn<SaveCalls['get']>((id) => {
      const row = all.get(String(id))
      return row ? Promise.resolve(row) : Promise.reject(new ApiError('refused', '广告不存在', 0))
    }),
    named: vi.fn<SaveCalls['named']>(({ name }) =>
      Promise.resolve([...all.values()].filter((row) => row.name?.includes(name))),
    ),
    create: vi.fn<SaveCalls['create']>((body) =>
      write(() => all.set(`n${all.size}`, { ...body, id: `n${all.size}`, status: 0 })),
    ),
    update: vi.fn<SaveCalls['update']>((body) => write(() => all.set(String(body.id), { ...body, status: 0 }))),
  } satisfies SaveCalls
  return { all, calls, fail: (error: Error, done: boolean) => (trouble = { error, done }) }
}

/** What a write throws to which no answer came. */
export const LOST = new ApiError('unknown', '结果未知，请刷新核对')
export const edited = (from: ProgramDetail, text: string): EditDocument => ({
  ...documentFrom(from),
  scenes: [editScene(page(text))],
})
