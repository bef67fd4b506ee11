import { useEffect } from 'react'
import { subscribe } from 'valtio/vanilla'
import { noteDay } from '#src/api/day-book.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { tellAway } from '#src/lib/dom/tell-away.ts'
import { isUnderWay, uploads, type UploadItem } from './upload-items.ts'
import { summaryOf } from './upload-summary.ts'

const ENDS = { done: 'done', failed: 'failed', unknown: 'unknown' } as const

/** Writes down how each upload ended (U22), and tells of the last who looks at something else (N72); shows nothing. */
export function UploadNotes() {
  useEffect(() => {
    const stages = new Map(uploads.items.map(({ id, stage }) => [id, stage]))
    let under = uploads.items.some(isUnderWay)
    return subscribe(uploads, () => {
      const ended = under && !uploads.items.some(isUnderWay)
      under = uploads.items.some(isUnderWay)
      if (ended && uploads.items.some(({ stage }) => stage in ENDS)) tellOfEnd()
      for (const item of uploads.items) if (stages.get(item.id) !== item.stage) note(item)
      stages.clear()
      for (const { id, stage } of uploads.items) stages.set(id, stage)
    })
  }, [])
  return null
}

function tellOfEnd() {
  tellAway({
    words: '上传已结束',
    details: summaryOf(uploads.items).text,
    key: 'uploads',
    open: () => {
      uploads.view = 'open'
    },
  })
}

function note({ stage, name, error }: UploadItem) {
  const state = stage in ENDS ? ENDS[stage as keyof typeof ENDS] : undefined
  if (state)
    noteDay({ at: serverNow(), what: '上传素材', subject: name, state, ...(error !== undefined && { why: error }) })
}
