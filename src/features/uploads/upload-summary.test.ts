import { expect, it } from 'vitest'
import { summaryOf } from './upload-summary.ts'

const item = (stage: Parameters<typeof summaryOf>[0][number]['stage'], size = 100, progress = 0) => ({
  stage,
  size,
  progress,
})

it('counts files and bytes; what was given up does not count', () => {
  const summary = summaryOf([
    item('done', 300, 1),
    item('sending', 100, 0.5),
    item('waiting', 100),
    item('failed', 100),
    item('unknown', 100, 1),
    item('cancelled', 900),
  ])
  expect(summary).toMatchObject({ total: 5, underWay: 2, done: 1, failed: 2, text: '上传中 1，等待 1，成功 1，失败 2' })
  expect(summary.progress).toBeCloseTo(450 / 700)
})

it('says that it waits for a login', () => {
  expect(summaryOf([item('done'), item('waiting')], true).text).toBe('已暂停，登录后继续，等待 1，成功 1')
})

it('has words for nothing', () => {
  expect(summaryOf([])).toMatchObject({ total: 0, progress: 0, text: '没有上传任务' })
})
