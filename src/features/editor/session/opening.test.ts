import { expect, test } from 'vitest'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { stringifyJson } from '#src/lib/data/parse-json.ts'
import { contentOf } from '../model/edit-document.ts'
import { NEWER_VERSION, openNew, openProgram, versionOf, type Opening } from './opening.ts'

const content =
  '{"pages":[{"elements":[{"type":4711,"id":9007199254740993,"path":"a.png","odd":{"__proto__":1}}],"stay":7}],"name":"内","x":[1]}'
const ad = (more: Partial<ProgramDetail> = {}): ProgramDetail => ({
  id: 7,
  name: '名',
  width: 1080,
  height: 1920,
  status: 0,
  content,
  ...more,
})

function opened(program: ProgramDetail, asCopy = false): Opening {
  const result = openProgram(program, asCopy)
  if (!result.ok) throw new Error(result.reason)
  return result.opening
}

test('a new ad has 1920*1080 where that is on offer, else the first resolution that is one', () => {
  expect(openNew(['x', '800*600', ' 1920x1080']).document).toMatchObject({ width: 1920, height: 1080, scenes: [] })
  expect(openNew(['x', '800*600', '1080*1920']).document).toMatchObject({ width: 800, height: 600, scenes: [] })
  for (const none of [undefined, [], ['x', null]])
    expect(openNew(none).document).toMatchObject({ width: 1920, height: 1080 })
})

test('an ad is edited under its id; a copy has none', () => {
  expect(opened(ad())).toMatchObject({ programId: 7, ad: '7', readOnly: undefined })
  expect(opened(ad({ status: 1 }), true)).toMatchObject({ programId: undefined, ad: 'copy 7', readOnly: undefined })
  expect(opened(ad()).document).toMatchObject({ name: '名', width: 1080, height: 1920 })
})

test('a copy is named as one, no longer than names may be', () => {
  expect(opened(ad(), true).document.name).toBe('名副本')
  expect(opened(ad({ name: '很'.repeat(20) }), true).document.name).toBe(`${'很'.repeat(18)}副本`)
  expect(opened(ad(), true).base).toBe(opened(ad()).base)
})

test('what is reviewed, of unknown status or newer can only be looked at', () => {
  expect(opened(ad({ status: 2 })).readOnly).toBe('审核中，不能编辑')
  expect(opened(ad({ status: 9 as never })).readOnly).toBe('状态未知，不能操作')
  for (const asCopy of [false, true])
    expect(opened(ad({ content: '{"pages":[{"elements":[{"type":170,"ver":2}]}]}' }), asCopy).readOnly).toBe(
      NEWER_VERSION,
    )
})

test.each([null, undefined, '', '{"pages":', '[]', 'null', 7])('the content %j cannot be edited', (broken) => {
  expect(openProgram(ad({ content: broken as never }), false)).toMatchObject({ ok: false, original: broken })
})

test('sizes that are none come from the content, else they are the usual', () => {
  expect(
    opened(ad({ width: undefined, content: '{"pages":[],"pixelHorizontal":300,"pixelVertical":200}' })).document,
  ).toMatchObject({ width: 300, height: 200 })
  expect(opened(ad({ width: -1, height: 1e9 })).document).toMatchObject({ width: 1920, height: 1080 })
})

test('versions differ by what they say, and not by order, addresses or how the content was put into text', () => {
  const { base } = opened(ad())
  expect(base).toBe(opened(ad({ content: JSON.stringify(content) as never })).base)
  expect(base).toBe(opened(ad({ content: content.replace('a.png', 'https://cdn.example.invalid/a.png') })).base)
  expect(base).toBe(opened(ad({ content: content.replace('"name":"内",', '') })).base)
  expect(base).not.toBe(opened(ad({ content: content.replace('740993', '740994') })).base)
  expect(base).not.toBe(opened(ad({ name: '另' })).base)
  expect(base).not.toBe(opened(ad({ width: 1081 })).base)
  // what is saved reads as the same version
  const { document } = opened(ad())
  expect(opened(ad({ content: stringifyJson(contentOf(document)) })).base).toBe(versionOf(document))
})
