import { expect, test } from 'vitest'
import { commonValue, sameParts } from './common-value.ts'
import type { ElementEdit } from './use-element-edit.ts'

const edit = { ids: ['a'] } as unknown as ElementEdit
const background = { type: 0 }
const at = (left: number, behind = background) => [{ raw: { layout: { left }, background: behind } }]

test('what several have in common, and that they differ', () => {
  expect(commonValue([{ size: 1 }, { size: 1 }], ({ size }) => size)).toEqual({ value: 1, mixed: false })
  expect(commonValue([{ size: 1 }, { size: 2 }], ({ size }) => size)).toEqual({ value: 1, mixed: true })
})

test('a section is the same while elements move, and another when its part, its elements or its edit change', () => {
  const isSame = sameParts('background')
  expect(isSame({ elements: at(1), edit }, { elements: at(2), edit })).toBe(true)
  expect(isSame({ elements: at(1), edit }, { elements: at(1, { type: 0 }), edit })).toBe(false)
  expect(isSame({ elements: at(1), edit }, { elements: [...at(1), ...at(2)], edit })).toBe(false)
  expect(isSame({ elements: at(1), edit }, { elements: at(1), edit: { ...edit } })).toBe(false)
})
