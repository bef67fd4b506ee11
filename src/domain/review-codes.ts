import type { PermissionCode } from './permissions.ts'

/*
 * Apart from what a status allows (review.ts), because the routes need the codes before anything of a list is loaded.
 */

export const reviewLevels = [1, 2, 3, 4] as const

export type ReviewLevel = (typeof reviewLevels)[number]

export type Reviewable = 'material' | 'program'

/** 2§4, 2§6, P1: the code that decides at each level. */
export const reviewCodes: Readonly<Record<Reviewable, Readonly<Record<ReviewLevel, PermissionCode>>>> = {
  material: { 1: '24', 2: '25', 3: '26', 4: '27' },
  program: { 1: '34', 2: '35', 3: '36', 4: '37' },
}

export const anyReviewCode: readonly PermissionCode[] = [
  ...Object.values(reviewCodes.material),
  ...Object.values(reviewCodes.program),
]
