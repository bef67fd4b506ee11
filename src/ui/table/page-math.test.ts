import { describe, expect, it } from 'vitest'
import { knownPages, knownTotal } from './page-math.ts'

const first = { page: 0, pageSize: 10, rowCount: 10 }

describe('knownTotal', () => {
  it.each([
    [35, 35],
    ['35', 35],
    [35.9, 35],
    [3, 10],
    [-1, 10],
    [Number.NaN, 10],
    [Number.POSITIVE_INFINITY, 10],
    ['', 10],
    ['many', 10],
    [null, 10],
    [undefined, 10],
    [{}, 10],
    [true, 10],
    [1e300, Number.MAX_SAFE_INTEGER],
  ])('reads %o as %i', (sent, known) => {
    expect(knownTotal(sent, first)).toBe(known)
  })

  it('counts what stands before the page on screen', () => {
    expect(knownTotal(undefined, { page: 3, pageSize: 20, rowCount: 7 })).toBe(67)
  })

  it('trusts a total while the page loads, and beyond the last page', () => {
    expect(knownTotal(35, { page: 3, pageSize: 10, rowCount: undefined })).toBe(35)
    expect(knownTotal(35, { page: 9, pageSize: 10, rowCount: 0 })).toBe(35)
  })
})

describe('knownPages', () => {
  it('has one page at least', () => {
    expect(knownPages(0, 10)).toBe(1)
    expect(knownPages(0, 0)).toBe(1)
    expect(knownPages(31, 10)).toBe(4)
  })
})
