import type { UploadItem, UploadStage } from './upload-items.ts'

export interface UploadSummary {
  /** Files that count: all but those given up. */
  total: number
  underWay: number
  done: number
  failed: number
  /** Share of the bytes that have left, 0 to 1. */
  progress: number
  /** In words, for the head of the panel and for those who only hear it. */
  text: string
}

export function summaryOf(
  items: readonly Pick<UploadItem, 'stage' | 'size' | 'progress'>[],
  paused = false,
): UploadSummary {
  const count = (...stages: UploadStage[]) => items.filter(({ stage }) => stages.includes(stage)).length
  const counted = items.filter(({ stage }) => stage !== 'cancelled')
  const [sending, waiting, done] = [count('signing', 'sending', 'confirming'), count('waiting'), count('done')]
  const failed = count('failed', 'unknown')
  // a file of no size cannot be chosen; the 1 keeps an empty list from dividing by 0
  const bytes = counted.reduce((sum, { size }) => sum + size, 0) || 1
  const progress = counted.reduce((sum, item) => sum + item.size * item.progress, 0) / bytes
  const parts = [
    paused && sending + waiting > 0 && '已暂停，登录后继续',
    sending > 0 && `上传中 ${sending}`,
    waiting > 0 && `等待 ${waiting}`,
    done > 0 && `成功 ${done}`,
    failed > 0 && `失败 ${failed}`,
  ]
  return {
    total: counted.length,
    underWay: sending + waiting,
    done,
    failed,
    progress,
    text: parts.filter(Boolean).join('，') || '没有上传任务',
  }
}
