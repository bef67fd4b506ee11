import { expect, test } from 'vitest'
import {
  parseResolution,
  resolutionFilter,
  resolutionOptions,
  resolutionQuery,
  resolutionText,
  shownResolution,
  sizesOf,
} from './resolution.ts'

test('a resolution is width*height (W8)', () => {
  expect(parseResolution('1920*1080')).toEqual({ width: 1920, height: 1080 })
  expect(parseResolution(' 1080 x 1920 ')).toEqual({ width: 1080, height: 1920 })
  for (const none of ['', '1920', '0*1080', 'a*b', '1*2*3', '1920*0', undefined, 1920, ['1920*1080']])
    expect(parseResolution(none)).toBeUndefined()
})

test('in an address it is as the contract writes it, or no filter', () => {
  expect(resolutionFilter('1080 × 1920')).toBe('1080*1920')
  for (const none of ['全部', '1920', undefined, '']) expect(resolutionFilter(none)).toBeUndefined()
})

test('of a list of resolutions each size counts once, and what is none is left out', () => {
  expect(sizesOf(['1920*1080', '1080*1920', '全部', ' 1920x1080 '])).toEqual([
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
  ])
  expect(sizesOf(undefined)).toEqual([])
})

test('as calls take it, and as people read it', () => {
  expect(resolutionQuery('1920*1080')).toEqual({ resolutionH: 1920, resolutionV: 1080 })
  expect(resolutionQuery('all')).toEqual({})
  expect(resolutionText({ width: 1080, height: 1920 })).toBe('1080×1920')
  expect(['1080*1920', '4K', '', undefined].map(shownResolution)).toEqual(['1080×1920', '4K', undefined, undefined])
  expect(resolutionOptions(['800*600'])).toEqual([{ value: '800*600', label: '800×600' }])
  expect(resolutionOptions(undefined)).toEqual([])
  for (const none of [{}, { width: 1080 }, { height: 1920 }, { width: 0, height: 1920 }])
    expect(resolutionText(none)).toBe('--')
})
