import type { ReviewLevel } from '#src/domain/review-codes.ts'

export const ADMIN = '13800000000'

export const REVIEWERS: Readonly<Record<ReviewLevel, string>> = {
  1: '13800000002',
  2: '13800000003',
  3: '13800000004',
  4: '13800000005',
}

export const PASSWORD = 'Demo1234'
