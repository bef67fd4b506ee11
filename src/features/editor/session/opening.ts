import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { draftKeyOf } from '#src/api/drafted-ads.ts'
import { blockedByReview, isRejected, rejectionWords } from '#src/domain/review.ts'
import { PROGRAM_NAME_LIMIT } from '#src/domain/validation.ts'
import { sizesOf } from '#src/domain/resolution.ts'
import { fingerprint } from '#src/lib/files/fingerprint.ts'
import { isSide, readContent } from '#src/scene/model/content.ts'
import { DEFAULT_SIZE } from '#src/scene/model/limits.ts'
import type { Problem } from '#src/scene/model/scene-types.ts'
import { contentOf, editDocument, emptyDocument, type EditDocument } from '../model/edit-document.ts'

export interface Opening {
  document: EditDocument
  /** The ad that a save changes; undefined for a new ad and for a copy (D10). */
  programId: string | number | undefined
  /** What drafts of it are kept under: `new`, `copy 7`, `7`. */
  ad: string
  /** The version that it began with, to be compared with what the server has later; undefined for a new ad. */
  base: string | undefined
  /** Why it can only be looked at; undefined when it can be edited. */
  readOnly: string | undefined
  /** Whether a copy can be made of it instead. */
  canCopy: boolean
  /** Why it was rejected, where it is to be mended; undefined for what was not. */
  rejection: string | undefined
  /** What should be known of the content. */
  problems: readonly Problem[]
}

/** An ad that opens, or why its content cannot be read (M1). */
export type Opened = { ok: true; opening: Opening } | { ok: false; reason: string; original: unknown }

/** Says that an ad was made by a newer version (M5). */
export const NEWER_VERSION = '此广告由更新版本的编辑器制作，只能查看'

/** A new ad: 1920*1080, unless the company has resolutions without it; then the first of them (3§9). */
export function openNew(resolutions: readonly unknown[] | undefined): Opening {
  const offered = sizesOf(resolutions)
  const usual = offered.find(({ width, height }) => width === DEFAULT_SIZE.width && height === DEFAULT_SIZE.height)
  return {
    document: emptyDocument(usual ?? offered[0] ?? DEFAULT_SIZE),
    programId: undefined,
    ad: draftKeyOf(undefined, false),
    base: undefined,
    readOnly: undefined,
    canCopy: false,
    rejection: undefined,
    problems: [],
  }
}

export function openProgram(program: ProgramDetail, asCopy: boolean): Opened {
  const read = documentOf(program)
  if (!read.ok) return read
  const { document, viewOnly, problems } = read
  return {
    ok: true,
    opening: {
      document: asCopy ? { ...document, name: copyName(document.name) } : document,
      programId: asCopy ? undefined : program.id,
      ad: draftKeyOf(program.id, asCopy),
      base: versionOf(document),
      readOnly: viewOnly ? NEWER_VERSION : asCopy ? undefined : blockedByReview('program', 'edit', program),
      rejection: !asCopy && isRejected(program) ? rejectionWords(program.checkReason) : undefined,
      canCopy: !viewOnly && blockedByReview('program', 'saveAs', program) === undefined,
      problems,
    },
  }
}

/** What an older link carries of an ad, as a new one (C27). */
export function openCarried(carried: Parameters<typeof documentOf>[0]): Opened {
  const read = documentOf(carried)
  if (!read.ok) return read
  const { document, viewOnly, problems } = read
  const readOnly = viewOnly ? NEWER_VERSION : undefined
  return { ok: true, opening: { ...openNew(undefined), document, readOnly, problems } }
}

/** The name that a copy begins with, as long as names may be. */
function copyName(name: string): string {
  const ending = '副本'
  const graphemes = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return graphemes.slice(0, PROGRAM_NAME_LIMIT - ending.length).join('') + ending
}

export function documentOf(program: Pick<ProgramDetail, 'name' | 'width' | 'height'> & { content?: unknown }) {
  const read = readContent(program.content)
  if (!read.ok) return read
  const { raw, size, viewOnly, problems } = read.document
  const said = { width: Number(program.width), height: Number(program.height) }
  const { width, height } = isSide(said.width) && isSide(said.height) ? said : (size ?? DEFAULT_SIZE)
  return {
    ok: true as const,
    document: editDocument(raw, { name: program.name ?? '', width, height }),
    viewOnly,
    problems,
  }
}

/** Addresses are the server's own business: they may differ from one reading to the next. */
const ADDRESSES = new Set(['path', 'snapshot'])

/** Tells versions of an ad apart: the same for what says the same. */
export function versionOf(document: EditDocument): string {
  const { name, width, height } = document
  return fingerprint([name, width, height, { ...contentOf(document), name }], ADDRESSES)
}
