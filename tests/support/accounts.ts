import type { ReviewLevel } from '#src/domain/review-codes.ts'

/** The account that may do everything. */
export const ADMIN = '13800000000'

/** The accounts that decide, by level. */
export const REVIEWERS: Readonly<Record<ReviewLevel, string>> = {
  1: '13800000002',
  2: '13800000003',
  3: '13800000004',
  4: '13800000005',
}

/** The password of every demo account. */
export const PASSWORD = 'Demo1234'
