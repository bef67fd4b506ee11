import { allows, type Permission } from './permissions.ts'
import { reviewCodes, reviewLevels, type Reviewable, type ReviewLevel } from './review-codes.ts'

/** 2§4: what an ad or a material is on its way through review; 6 and 7 are for materials. */
export const ReviewStatus = {
  pending: 0,
  approved: 1,
  inReview: 2,
  onPlatform: 3,
  rejected: 4,
  rejectedByPlatform: 5,
  transcoding: 6,
  transcodingFailed: 7,
} as const

/** What must be known of a record to say what its review allows; fields as the server sent them. */
export interface InReview {
  status?: unknown
  currentLevel?: unknown
  currentLevelName?: unknown
}

/** The level at which a record waits for a decision, or undefined when none is due (2§4). */
export function waitsAt({ status, currentLevel }: InReview): ReviewLevel | undefined {
  return status === ReviewStatus.inReview ? reviewLevels.find((level) => level === currentLevel) : undefined
}

export function mayReview(kind: Reviewable, record: InReview, held: ReadonlySet<string>): boolean {
  const level = waitsAt(record)
  return level !== undefined && allows(held, reviewCodes[kind][level])
}

/**
 * What somebody with these codes can look through for something to decide: they decide at some level and may open the
 * list (2§6).
 */
export function reviewableKinds(held: ReadonlySet<string>): Reviewable[] {
  const lists = { material: '2', program: '3' } as const
  return (['material', 'program'] as const).filter(
    (kind) => allows(held, lists[kind]) && allows(held, Object.values(reviewCodes[kind])),
  )
}

/**
 * Whether reviewing a record is offered to somebody at all (P8): at the level where it waits to those who decide there,
 * and where nothing waits, with the reason, to everybody who decides at some level.
 */
export function offersReview(kind: Reviewable, record: InReview, can: (permission: Permission) => boolean): boolean {
  const level = waitsAt(record)
  return can(level === undefined ? Object.values(reviewCodes[kind]) : reviewCodes[kind][level])
}

export const kindNames = { material: '素材', program: '广告' } as const

/** What is said of an approval (2§4): the level's name and 审核成功, of a level that is called so itself once. */
export function approvedText(level: string): string {
  return `${level.replace(/审核$/, '')}审核成功`
}

/** The name of the level at which a record waits: the server's, else 一级审核 to 四级审核 (C14). */
export function levelName({ currentLevel, currentLevelName }: InReview): string {
  if (typeof currentLevelName === 'string' && currentLevelName.trim() !== '') return currentLevelName.trim()
  return ['', '一级审核', '二级审核', '三级审核', '四级审核'][Number(currentLevel)] || '审核'
}

/**
 * Whether somebody or something else moves a record on: it is reviewed, by colleagues or the platform, or transcoded
 * (2§4).
 */
export function goesOnByItself({ status }: InReview): boolean {
  return status === ReviewStatus.inReview || status === ReviewStatus.onPlatform || status === ReviewStatus.transcoding
}

/** Whether a reason for the rejection belongs to this status (2§4: 4 and 5). */
export function isRejected({ status }: InReview): boolean {
  return status === ReviewStatus.rejected || status === ReviewStatus.rejectedByPlatform
}

/** The reason of a rejection as the server sent it, 无 if blank (R11). */
export function rejectionWords(reason: unknown): string {
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : '无'
}

export type ReviewedAction = 'submit' | 'review' | 'delete' | 'edit' | 'saveAs' | 'publish'

const underReview = '审核中，不能'

/**
 * 2§4 as one table: why an action is not open at a status, in words, or null when it is. Statuses that the contract
 * does not know allow nothing (R9).
 */
const rules: Readonly<Record<Reviewable, Partial<Record<ReviewedAction, Readonly<Record<number, string | null>>>>>> = {
  program: {
    submit: {
      0: null,
      1: '已审核通过，无需提交',
      2: `${underReview}重复提交`,
      3: `${underReview}重复提交`,
      4: null,
      5: null,
    },
    review: {
      0: '尚未提交审核',
      1: '已审核通过',
      2: null,
      3: '正在等待平台审核',
      4: '审核未通过，需重新提交',
      5: '审核未通过，需重新提交',
    },
    delete: { 0: null, 1: null, 2: `${underReview}删除`, 3: `${underReview}删除`, 4: null, 5: null },
    edit: {
      0: null,
      1: '已审核通过，只能另存为新广告',
      2: `${underReview}编辑`,
      3: `${underReview}编辑`,
      4: null,
      5: null,
    },
    saveAs: {
      0: '可直接编辑',
      1: null,
      2: `${underReview}另存`,
      3: `${underReview}另存`,
      4: '可直接编辑',
      5: '可直接编辑',
    },
    publish: {
      0: '审核通过后才能发布',
      1: null,
      2: '审核通过后才能发布',
      3: '审核通过后才能发布',
      4: '审核未通过，不能发布',
      5: '审核未通过，不能发布',
    },
  },
  material: {
    // a rejected material is uploaded again, not submitted again (R10)
    submit: {
      0: null,
      1: '已审核通过，无需提交',
      2: `${underReview}重复提交`,
      3: `${underReview}重复提交`,
      4: '审核未通过的素材不能再次提交，请重新上传',
      5: '审核未通过的素材不能再次提交，请重新上传',
      6: '转码完成后才能提交',
      7: '转码失败，不能提交',
    },
    review: {
      0: '尚未提交审核',
      1: '已审核通过',
      2: null,
      3: '正在等待平台审核',
      4: '审核未通过',
      5: '审核未通过',
      6: '转码中',
      7: '转码失败',
    },
    delete: { 0: null, 1: null, 2: `${underReview}删除`, 3: `${underReview}删除`, 4: null, 5: null, 6: null, 7: null },
  },
}

/**
 * Why an action is not open for a record, in words, or undefined when it is (P8): the one rule of buttons, shortcuts,
 * batches and mock.
 */
export function blockedByReview(kind: Reviewable, action: ReviewedAction, record: InReview): string | undefined {
  const byStatus = rules[kind][action]
  const reason =
    typeof record.status === 'number' && byStatus && Object.hasOwn(byStatus, record.status)
      ? byStatus[record.status]
      : '状态未知，不能操作'
  if (reason === null && action === 'review' && waitsAt(record) === undefined) return '审核级别未知，不能审核'
  return reason ?? undefined
}
