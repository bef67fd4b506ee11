/*
 * Saving an ad: what is sent, when the one who saves is asked, and what is believed when no answer comes. Knows neither
 * the page nor the client; the calls are given.
 */
import { ApiError } from '#src/api/errors.ts'
import { httpError } from '#src/api/failures.ts'
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

export interface SaveCalls {
  get: (id: Id) => Promise<ProgramDetail>
  /** Every ad with a name and size, as far as the server's search goes. */
  named: (ad: { name: string; width: number; height: number }) => Promise<readonly Program[]>
  create: (body: ProgramCreateRequest) => Promise<unknown>
  update: (body: ProgramUpdateRequest) => Promise<unknown>
}

export interface Conflict {
  message: string
  /** Why it cannot be overwritten; undefined when it can. */
  blocked: string | undefined
}

/** What the one who saves chooses then; undefined to go on editing. */
export type ConflictChoice = 'copy' | 'overwrite' | undefined

export interface Unanswered {
  /** The ad that was changed; undefined when a new one was made. */
  programId: Id | undefined
  document: EditDocument
  version: string
  /** The versions that were sent before it, of which none was answered either. */
  earlier: readonly string[]
  /**
   * With a new ad: those that were there before and say the same, by their ids as text; undefined when they could not
   * be looked up.
   */
  before?: ReadonlyMap<string, Id> | undefined
}

export interface SaveRequest {
  document: EditDocument
  /** JPEG as a data URL. */
  image: string
  programId: Id | undefined
  /** The version that the server had when it was last looked at. */
  base: string | undefined
  /** What was sent before without an answer. */
  unanswered?: Unanswered | undefined
}

export interface Saved {
  /** The ad as the server calls it; undefined when it was made and cannot be found. */
  programId: Id | undefined
  version: string
}

/** A failed save that may have happened all the same; `unanswered` is to be given to the next try. */
export class UnansweredError extends UserError {
  override name = 'UnansweredError'
  constructor(
    readonly unanswered: Unanswered,
    /** Whether the server was seen not to have it; otherwise nobody knows. */
    private readonly seenMissing: boolean,
    cause: unknown,
  ) {
    super(`${reasonOf(cause)}：${seenMissing ? NOT_THERE : NOT_LOOKED_UP}`, { cause })
  }

  /** A change may be sent twice; a new ad is sent a second time only after a question. */
  override get resultUnknown(): boolean {
    return this.unanswered.programId === undefined && !this.seenMissing
  }
}

const NOT_THERE = '服务器上还没有这次保存的内容，请稍后再保存一次'
const NOT_LOOKED_UP = '暂时无法核对这次保存是否成功，请稍后再保存一次'

/** The words for the HTTP status, if there was one. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && typeof error.code === 'number' ? httpError(error.code).message : '结果未知'
}

/**
 * Saves an ad. Undefined when the one who was asked about a conflict wants to go on editing; throws what went wrong.
 */
export async function saveProgram(
  calls: SaveCalls,
  request: SaveRequest,
  ask: (conflict: Conflict) => Promise<ConflictChoice>,
): Promise<Saved | undefined> {
  const { base, unanswered } = request
  // a new ad that was found and whose change was not answered is the one to change
  const programId = request.programId ?? unanswered?.programId
  if (programId === undefined) return create(calls, request)
  // what was sent before may be what is there now, and is nobody else's change
  const own = String(unanswered?.programId) === String(programId) ? unanswered : undefined
  const known = [base, own?.version, ...(own?.earlier ?? [])]
  const conflict = await conflictOf(calls, programId, known)
  const choice = conflict ? await ask(conflict) : 'overwrite'
  if (choice === 'copy') return create(calls, request)
  return choice && update(calls, { ...request, unanswered: own }, programId)
}

/** The body of a save: the payload of 3§3. */
export function bodyOf({ document, image }: Pick<SaveRequest, 'document' | 'image'>): ProgramCreateRequest {
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

/** Whether the server says that it does not have what was asked for. */
export function isGone(error: unknown): boolean {
  return isRefused(error) || (error instanceof ApiError && error.kind === 'http' && error.code === 404)
}

async function conflictOf(
  calls: SaveCalls,
  id: Id,
  known: readonly (string | undefined)[],
): Promise<Conflict | undefined> {
  let now: ProgramDetail
  try {
    now = await calls.get(id)
  } catch (error) {
    if (!isGone(error)) throw error
    return { message: '这个广告已经不在服务器上，可能已被删除。', blocked: messageOf(error) ?? '广告不存在' }
  }
  const blocked = blockedByReview('program', 'edit', now)
  if (blocked !== undefined) return { message: `打开之后，这个广告的审核状态有了变化：${blocked}。`, blocked }
  return known.some((version) => isVersion(now, version))
    ? undefined
    : { message: '打开之后，这个广告被其他人或在其他窗口修改过。覆盖后，那些修改将丢失。', blocked: undefined }
}

async function update(calls: SaveCalls, request: SaveRequest, programId: Id): Promise<Saved> {
  const { document, unanswered } = request
  const version = versionOf(document)
  try {
    await calls.update({ id: programId, ...bodyOf(request) })
  } catch (error) {
    if (!isResultUnknown(error)) throw error
    const there = await calls.get(programId).then(
      (now) => isVersion(now, version),
      () => undefined,
    )
    if (!there) throw new UnansweredError(after(unanswered, { programId, document, version }), there === false, error)
  }
  return { programId, version }
}

/** What was sent now, with the versions that were sent before it. */
function after(earlier: Unanswered | undefined, sent: Omit<Unanswered, 'earlier'>): Unanswered {
  return { ...sent, earlier: earlier ? [...earlier.earlier, earlier.version] : [] }
}

async function create(calls: SaveCalls, request: SaveRequest): Promise<Saved> {
  const { document } = request
  // of a copy, what was sent before may be a change of its original
  const unanswered = request.unanswered?.programId === undefined ? request.unanswered : undefined
  const version = versionOf(document)
  if (unanswered) {
    // the one sent before may have arrived since: it is not made a second time
    const { id } = await madeSince(calls, unanswered)
    if (id !== undefined)
      return unanswered.version === version ? { programId: id, version } : update(calls, request, id)
  }
  // the answer names no id: what is there afterwards and was not before is the one that was made
  const before = await sameAs(calls, document, version)
  const sent = { programId: undefined, document, version, earlier: [], before }
  try {
    await calls.create(bodyOf(request))
  } catch (error) {
    if (!isResultUnknown(error)) throw error
    const { id, looked } = await madeSince(calls, sent)
    if (id === undefined) throw new UnansweredError(sent, looked, error)
    return { programId: id, version }
  }
  return { programId: (await madeSince(calls, sent)).id, version }
}

export async function hasAdLike(
  calls: Pick<SaveCalls, 'named'>,
  document: EditDocument,
  version: string,
): Promise<boolean> {
  return ((await sameAs(calls, document, version))?.size ?? 0) > 0
}

/** The ad that was not there before, and whether it could be looked up. */
async function madeSince(
  calls: SaveCalls,
  { document, version, before }: Unanswered,
): Promise<{ id: Id | undefined; looked: boolean }> {
  const now = before && (await sameAs(calls, document, version))
  return { id: now && [...now].find(([id]) => !before.has(id))?.[1], looked: now !== undefined }
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

export function isVersion(program: Program, version: string | undefined): boolean {
  const read = documentOf(program)
  return read.ok && versionOf(read.document) === version
}
