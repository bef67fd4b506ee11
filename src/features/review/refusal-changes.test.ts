import { expect, test } from 'vitest'
import { changesSince } from './refusal-changes.ts'

const seen = {
  id: '1',
  name: '里程翻倍',
  size: [1920, 1080] as [number, number],
  duration: 20,
  mark: 'a',
  scenes: [
    { seconds: 10, materials: [['1', '机舱.jpg']] as [string, string][] },
    { seconds: 10, materials: [['2', '云海.mp4']] as [string, string][] },
  ],
}
const since = (now: Partial<typeof seen>) => changesSince(seen, { ...seen, ...now })

test('nothing, and what the outline does not show', () => {
  expect(since({})).toEqual([])
  expect(since({ mark: 'b' })).toEqual(['场景的文字、位置或样式有改动'])
})

test('name, resolution, scenes and lengths', () => {
  expect(since({ name: '里程三倍', size: [1080, 1920], mark: 'b' })).toEqual([
    '名称：“里程翻倍” → “里程三倍”',
    '分辨率：1920×1080 → 1080×1920',
  ])
  expect(
    since({ duration: 25, scenes: [seen.scenes[0] as never, { seconds: 15, materials: [['2', '云海.mp4']] }] }),
  ).toEqual(['总时长：0:00:20 → 0:00:25', '场景 2 时长：0:00:10 → 0:00:15'])
})

test('materials that came and went, the first of many by name', () => {
  const many = ['3', '4', '5', '6'].map((id) => [id, `图 ${id}`] as [string, string])
  expect(since({ scenes: [{ seconds: 10, materials: many }], duration: 10 })).toEqual([
    '场景：2 个 → 1 个',
    '总时长：0:00:20 → 0:00:10',
    '新增素材：“图 3”、“图 4”、“图 5” 等 4 个',
    '移除素材：“机舱.jpg”、“云海.mp4”',
  ])
})
