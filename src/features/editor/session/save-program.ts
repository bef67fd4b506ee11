/*
 * Saving an ad: what is sent, when the one who saves is asked, and what is believed when no answer comes. Knows neither
 * the page nor the client; the calls are given.
 */
import { ApiError, httpError } from '#src/api/errors.ts'
import type {
  Program,
  ProgramCreateRequest,
  ProgramDetail,
  ProgramUpdateRequest,
} from '#src/api/generated/types.gen.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { isRefused, isResultUnknown, messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { writeContent } from '#src/scene/model/content.ts'
import { figuresOf } from '../model/figures.ts'
import { contentOf, type EditDocument } from '../model/edit-document.ts'
import { documentOf, versionOf } from './opening.ts'

type Id = string | number

/** The calls that saving takes. */
export interface SaveCalls {
  get: (id: Id) => Promise<ProgramDetail>
  /** Every ad with a name and size, as far as the server's search goes. */
  named: (ad: { name: string; width: number; height: number }) => Promise<readonly Program[]>
  create: (body: ProgramCreateRequest) => Promise<unknown>
  update: (body: ProgramUpdateRequest) => Promise<unknown>
}

/** Why the ad on the server is not the one that was opened any more. */
export interface Conflict {
  message: string
  /** Why it cannot be overwritten; undefined when it can. */
  blocked: string | undefined
}

/** What the one who saves chooses then; undefined to go on editing. */
export type ConflictChoice = 'copy' | 'overwrite' | undefined

/** A new ad that was sent without an answer: it may be there. */
export interface Unanswered {
  document: EditDocument
  version: string
  /**
   * The ads that were there before and say the same, by their ids as text; undefined when they could not be looked up.
   */
  before: ReadonlyMap<string, Id> | undefined
}

/** What is saved, and what is known of it. */
export interface SaveRequest {
  document: EditDocument
  /** JPEG as a data URL. */
  image: string
  programId: Id | undefined
  /** The version that the server had when it was last looked at. */
  base: string | undefined
  /** A new ad that was sent before without an answer. */
  unanswered?: Unanswered | undefined
}

/** How a save ended that was not given up. */
export interface Saved {
  /** The ad as the server calls it; undefined when it was made and cannot be found. */
  programId: Id | undefined
  version: string
}

/** A failed making of an ad that may have happened all the same; `unanswered` is to be given to the next try. */
export class UnansweredError extends UserError {
  override name = 'UnansweredError'
  constructor(
    message: string,
    readonly unanswered: Unanswered,
    options: ErrorOptions,
  ) {
    super(message, options)
  }
}

const NOT_THERE = '服务器上还没有这次保存的内容，请稍后再保存一次'

/**
 * Saves an ad. Undefined when the one who was asked about a conflict wants to go on editing; throws what went wrong.
 */
export async function saveProgram(
  calls: SaveCalls,
  request: SaveRequest,
  ask: (conflict: Conflict) => Promise<ConflictChoice>,
): Promise<Saved | undefined> {
  const { programId, base } = request
  if (programId === undefined) return create(calls, request)
  const conflict = await conflictOf(calls, programId, base)
  const choice = conflict ? await ask(conflict) : 'overwrite'
  if (choice === 'copy') return create(calls, { ...request, unanswered: undefined })
  return choice && update(calls, request, programId)
}

/** The body of a save: the payload of 3§3. */
function bodyOf({ document, image }: Pick<SaveRequest, 'document' | 'image'>): ProgramCreateRequest {
  const { name, width, height } = document
  const { materialIds, seconds } = figuresOf(document)
  return {
    name,
    content: writeContent({ raw: contentOf(document) }),
    materialIds: [...materialIds],
    duration: seconds,
    width,
    height,
    snapshotBase64: image,
  }
}

async function conflictOf(calls: SaveCalls, id: Id, base: string | undefined): Promise<Conflict | undefined> {
  let now: ProgramDetail
  try {
    now = await calls.get(id)
  } catch (error) {
    if (!isRefused(error) && !(error instanceof ApiError && error.kind === 'http' && error.code === 404)) throw error
    return { message: '这个广告已经不在服务器上，可能已被删除。', blocked: messageOf(error) ?? '广告不存在' }
  }
  const blocked = blockedByReview('program', 'edit', now)
  if (blocked !== undefined) return { message: `打开之后，这个广告的审核状态有了变化：${blocked}。`, blocked }
  return isVersion(now, base)
    ? undefined
    : { message: '打开之后，这个广告被其他人或在其他窗口修改过。覆盖后，那些修改将丢失。', blocked: undefined }
}

async function update(calls: SaveCalls, request: SaveRequest, programId: Id): Promise<Saved> {
  const version = versionOf(request.document)
  try {
    await calls.update({ id: programId, ...bodyOf(request) })
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    const there = await calls.get(programId).then(
      (now) => isVersion(now, version),
      () => undefined,
    )
    if (!there)
      throw there === false && isResultUnknown(error) ? new UserError(notThere(error), { cause: error }) : error
  }
  return { programId, version }
}

async function create(calls: SaveCalls, request: SaveRequest): Promise<Saved> {
  const { document, unanswered } = request
  const version = versionOf(document)
  if (unanswered) {
    // the one sent before may have arrived since: it is not made a second time
    const programId = await madeSince(calls, unanswered)
    if (programId !== undefined)
      return unanswered.version === version ? { programId, version } : update(calls, request, programId)
  }
  // the answer names no id: what is there afterwards and was not before is the one that was made
  const sent: Unanswered = { document, version, before: await sameAs(calls, document, version) }
  try {
    await calls.create(bodyOf(request))
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    const programId = await madeSince(calls, sent)
    if (programId === undefined)
      throw new UnansweredError(isResultUnknown(error) ? notThere(error) : (messageOf(error) ?? NOT_THERE), sent, {
        cause: error,
      })
    return { programId, version }
  }
  return { programId: await madeSince(calls, sent), version }
}

/** Whether the server has an ad that says the same as a document, whose version is known. */
export async function hasAdLike(
  calls: Pick<SaveCalls, 'named'>,
  document: EditDocument,
  version: string,
): Promise<boolean> {
  return ((await sameAs(calls, document, version))?.size ?? 0) > 0
}

/** The ad that was not there before; undefined when there is none, or none can be told. */
async function madeSince(calls: SaveCalls, { document, version, before }: Unanswered): Promise<Id | undefined> {
  const now = before && (await sameAs(calls, document, version))
  return now && [...now].find(([id]) => !before.has(id))?.[1]
}

/** The ads that say the same as a version; undefined when they cannot be looked up. */
async function sameAs(
  calls: Pick<SaveCalls, 'named'>,
  { name, width, height }: EditDocument,
  version: string,
): Promise<Map<string, Id> | undefined> {
  const rows = await calls.named({ name, width, height }).catch(() => undefined)
  return rows && new Map(rows.filter((row) => isVersion(row, version)).map(({ id }) => [String(id), id]))
}

function isVersion(program: Program, version: string | undefined): boolean {
  const read = documentOf(program)
  return read.ok && versionOf(read.document) === version
}

/**
 * Says of a save of unknown result that it has been looked for in vain, with the words for the HTTP status if there was
 * one.
 */
function notThere(error: unknown): string {
  const status =
    error instanceof ApiError && error.code !== undefined ? httpError(Number(error.code), 'read').message : '结果未知'
  return `${status}：${NOT_THERE}`
}

/** Whether a write that failed may have been done: no answer, a broken one, or one of a gateway that waited in vain. */
function mayHaveHappened(error: unknown): boolean {
  return isResultUnknown(error) || (error instanceof ApiError && error.kind === 'http' && Number(error.code) >= 500)
}
