import type { Label } from '#src/domain/labels.ts'
import type { SwapAd, SwapMaterial, SwapStep } from '#src/domain/uses/swap.ts'
import type { SwapWork } from './swap-store.ts'

const LABELS: Record<SwapStep, Label> = {
  waiting: { text: '将直接修改并保存', tone: 'neutral' },
  saving: { text: '保存中', tone: 'info' },
  saved: { text: '已替换并保存', tone: 'success' },
  submitted: { text: '副本在审核', tone: 'info' },
  approved: { text: '副本已通过，可以发布', tone: 'success' },
  refused: { text: '副本审核未通过', tone: 'danger' },
  published: { text: '副本已发布，原广告待停播', tone: 'info' },
  done: { text: '完成', tone: 'success' },
  gone: { text: '不需替换', tone: 'neutral' },
  blocked: { text: '现在不能替换', tone: 'warning' },
  failed: { text: '没有替换', tone: 'danger' },
  unsure: { text: '结果未知', tone: 'warning' },
}

/** How far an ad has come, or what will be done with it. */
export function stepLabel({ step, copy }: Pick<SwapAd, 'step' | 'copy'>): Label {
  if (step === 'waiting' && copy) return { text: '将另存副本并提交审核', tone: 'neutral' }
  return step === 'saved' && copy ? { text: '副本已保存，待提交', tone: 'info' } : LABELS[step]
}

export const materialName = ({ name }: Pick<SwapMaterial, 'name'>) => name || '未命名素材'

export const WORKING: Record<SwapWork, string> = { replace: '正在替换', publish: '正在发布', stop: '正在停播原广告' }
