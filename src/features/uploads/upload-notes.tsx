import { useEffect } from 'react'
import { subscribe } from 'valtio/vanilla'
import { noteDay } from '#src/api/day-book.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { uploads, type UploadItem } from './upload-items.ts'

const ENDS = { done: 'done', failed: 'failed', unknown: 'unknown' } as const

/** Writes down how each upload ended (U22); it shows nothing. */
export function UploadNotes() {
  useEffect(() => {
    const stages = new Map(uploads.items.map(({ id, stage }) => [id, stage]))
    return subscribe(uploads, () => {
      for (const item of uploads.items) if (stages.get(item.id) !== item.stage) note(item)
      stages.clear()
      for (const { id, stage } of uploads.items) stages.set(id, stage)
    })
  }, [])
  return null
}

function note({ stage, name, error }: UploadItem) {
  const state = stage in ENDS ? ENDS[stage as keyof typeof ENDS] : undefined
  if (state)
    noteDay({ at: serverNow(), what: '上传素材', subject: name, state, ...(error !== undefined && { why: error }) })
}
