import { proxy } from 'valtio/vanilla'

/**
 * Where a file stands: `waiting` for its turn, `signing` (asking where to send it), `sending`, `confirming` (all sent,
 * no answer yet), and how it ended; `unknown` means that it may be stored although no answer came (N6).
 */
export type UploadStage = 'waiting' | 'signing' | 'sending' | 'confirming' | 'done' | 'failed' | 'unknown' | 'cancelled'

export interface UploadItem {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** 0 image, 1 video. */
  type: 0 | 1
  stage: UploadStage
  /** How much of it has left, 0 to 1. */
  progress: number
  /** No byte has moved for half a minute. */
  stalled: boolean
  /** Why it failed, in words. */
  error: string | undefined
  /** What will be wrong with it when it is stored, in words. */
  warning?: string | undefined
}

export type UploadView = 'open' | 'minimised' | 'closed'

/** The uploads of this tab. Small and apart from the queue, so that the frame of every page can look at it. */
export const uploads = proxy<{ items: UploadItem[]; view: UploadView; paused: boolean }>({
  items: [],
  view: 'closed',
  paused: false,
})

export function isUnderWay({ stage }: Pick<UploadItem, 'stage'>): boolean {
  return stage === 'waiting' || isRunning({ stage })
}

export function isRunning({ stage }: Pick<UploadItem, 'stage'>): boolean {
  return stage === 'signing' || stage === 'sending' || stage === 'confirming'
}
