/*
 * Takes one ad of a swap as far as it goes by itself: to saved, a copy to submitted. Knows neither the page nor the
 * client; the calls are given.
 */
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { swapMode, type SwapAd } from '#src/domain/uses/swap.ts'
import { isRefused, isResultUnknown, messageOf } from '#src/lib/errors/user-error.ts'
import type { EditDocument } from '../model/edit-document.ts'
import { replaceMaterial } from '../model/replace-material.ts'
import { openProgram, versionOf } from '../session/opening.ts'
import { bodyOf, isGone, isVersion, saveProgram, type SaveCalls } from '../session/save-program.ts'
import type { Swap } from './swap-store.ts'

export interface SwapCalls extends SaveCalls {
  submit: (id: SwapAd['id']) => Promise<unknown>
  /** The picture that is saved with an ad. */
  picture: (document: EditDocument) => Promise<string>
  /** Keeps editors of this browser off an ad; undefined where one has it. Answers how to give it back. */
  lock: (id: SwapAd['id']) => Promise<(() => void) | undefined>
}

/** Takes down how far an ad has come. */
export type Put = (more: Partial<SwapAd>) => void

/** `keep` is told of what is known of an ad; a step keeps its reason until the next. */
export function putting(ad: SwapAd, keep: (ad: SwapAd) => void): { now: () => SwapAd; put: Put } {
  let now = ad
  return {
    now: () => now,
    put(more) {
      const { message: _message, ...rest } = now
      now = { ...rest, ...more }
      keep(now)
    },
  }
}

/**
 * What was begun before, by this page or one that is gone, is looked up first, so that nothing is made twice. What the
 * server refuses is a step; throws what may pass, such as without a network: then the ad can be taken on later.
 */
export async function advanceAd(
  calls: SwapCalls,
  swap: Pick<Swap, 'from' | 'to'>,
  ad: SwapAd,
  keep: (ad: SwapAd) => void,
): Promise<void> {
  const { now, put } = putting(ad, keep)
  try {
    if (now().step !== 'saved') await save(calls, swap, now(), put)
    if (now().step === 'saved' && now().copy) await submit(calls, now(), put)
  } catch (error) {
    const message = messageOf(error) ?? '登录已失效，重新登录后继续'
    if (isRefused(error)) return put({ step: 'failed', message })
    put({ message })
    throw error
  }
}

async function save(calls: SwapCalls, { from, to }: Pick<Swap, 'from' | 'to'>, ad: SwapAd, put: Put) {
  const program = await look(calls, ad.id)
  if (!('id' in program)) return put({ step: 'failed', message: `找不到这个广告：${program.missing}` })
  // what was sent in place and not answered may be what is there
  if (ad.step === 'saving' && !ad.copy && isVersion(program, ad.version)) return put({ step: 'saved' })
  const mode = swapMode(program)
  if (typeof mode === 'object') return put({ step: 'blocked', message: mode.blocked })
  const opened = openProgram(program, mode === 'copy')
  if (!opened.ok) return put({ step: 'failed', message: '广告内容无法读取' })
  const { document: before, readOnly } = opened.opening
  if (readOnly !== undefined) return put({ step: 'blocked', message: readOnly })
  const document = replaceMaterial(before, from.id, to)
  if (document === before) return put({ step: 'gone', message: '已不再使用原素材' })
  if (mode === 'copy') await saveCopy(calls, document, ad, put)
  else await saveInPlace(calls, document, ad, opened.opening.base, put)
}

async function saveInPlace(
  calls: SwapCalls,
  document: EditDocument,
  { id }: SwapAd,
  base: string | undefined,
  put: Put,
) {
  const release = await calls.lock(id)
  if (!release) return put({ step: 'blocked', message: '正在本浏览器的另一个窗口中编辑，请关闭后重试' })
  try {
    const image = await calls.picture(document)
    put({ step: 'saving', copy: false, version: versionOf(document) })
    // nothing is written over what somebody has done since it was read
    let conflict = ''
    const saved = await saveProgram(calls, { document, image, programId: id, base }, ({ blocked }) => {
      conflict = blocked ?? '刚刚被其他人修改过，没有覆盖，请重试'
      return Promise.resolve(undefined)
    })
    put(saved ? { step: 'saved' } : { step: 'blocked', message: conflict })
  } finally {
    release()
  }
}

const UNSURE = '保存副本没有收到答复，服务器上没有找到它；确认没有后可以重试'

async function saveCopy(calls: SwapCalls, document: EditDocument, ad: SwapAd, put: Put) {
  const version = versionOf(document)
  const sent = ad.step === 'saving' && ad.copy && ad.version === version && ad.before !== undefined
  const there = await alike(calls, document, version)
  const before = sent ? (ad.before ?? []) : there
  const made = there.find(notIn(before))
  if (made !== undefined) return put({ step: 'saved', newId: made })
  if (sent && !ad.again) return put({ step: 'unsure', message: UNSURE })
  const image = await calls.picture(document)
  put({ step: 'saving', copy: true, version, before, newName: document.name, again: false })
  try {
    await calls.create(bodyOf({ document, image }))
  } catch (error) {
    if (!isResultUnknown(error)) {
      // an answer all the same: it was not made
      put({ step: 'waiting' })
      throw error
    }
    const found = (await alike(calls, document, version)).find(notIn(before))
    if (found === undefined) return put({ step: 'unsure', message: UNSURE })
    return put({ step: 'saved', newId: found })
  }
  const newId = (await alike(calls, document, version)).find(notIn(before))
  put(
    newId === undefined
      ? { step: 'unsure', message: `副本“${document.name}”已创建，但没有在列表中找到，请稍后重试` }
      : { step: 'saved', newId },
  )
}

const notIn = (ids: readonly SwapAd['id'][]) => (id: SwapAd['id']) => !ids.some((other) => String(other) === String(id))

/** The ads that say the same as a version. */
async function alike(calls: SwapCalls, { name, width, height }: EditDocument, version: string) {
  const rows = await calls.named({ name, width, height })
  return rows.filter((row) => isVersion(row, version)).map(({ id }) => id)
}

/** A copy that is in review, or through it, was submitted before. */
async function submit(calls: SwapCalls, { newId = '' }: SwapAd, put: Put) {
  const copy = await look(calls, newId)
  if (!('id' in copy)) return put({ step: 'failed', newId: undefined, message: `副本已不在：${copy.missing}` })
  if (!mayBeSubmitted(copy)) return put({ step: 'submitted' })
  try {
    await calls.submit(newId)
  } catch (error) {
    // it may be in review all the same, also by somebody else
    if (!isRefused(error) && !isResultUnknown(error)) throw error
    const now = await look(calls, newId)
    if (!('id' in now) || mayBeSubmitted(now)) throw error
  }
  put({ step: 'submitted' })
}

const mayBeSubmitted = (copy: ProgramDetail) => blockedByReview('program', 'submit', copy) === undefined

async function look(calls: SwapCalls, id: SwapAd['id']): Promise<ProgramDetail | { missing: string }> {
  try {
    return await calls.get(id)
  } catch (error) {
    if (isGone(error)) return { missing: messageOf(error) ?? '广告不存在' }
    throw error
  }
}
