import type { StoreAnswer } from '#src/api/post-file.ts'
import { showable, UserError } from '#src/lib/errors/user-error.ts'

/** The file is not stored, or nobody knows whether it is. */
export class StoreError extends UserError {
  override name = 'StoreError'
  constructor(
    message: string,
    private readonly how: { /** The signature was too old. */ expired?: boolean; unknown?: boolean } = {},
  ) {
    super(message)
  }

  get expired(): boolean {
    return this.how.expired === true
  }

  override get resultUnknown(): boolean {
    return this.how.unknown === true
  }
}

/**
 * Reads the answer to an upload, and throws `StoreError` unless the file is stored. Any 2xx is success (C12), unless it
 * says itself that it comes from somebody else or that nothing was stored: a portal's page, an error in XML, an
 * envelope that is no success. As of every write (N10), only what the store says itself is a refusal: its code, its
 * envelope, a status that refuses.
 */
export function readAnswer({ status, text, origin }: StoreAnswer, host: URL): void {
  const ok = status >= 200 && status <= 299
  if (origin !== host.origin || (ok && /^\s*(<!doctype html|<html)/i.test(text)))
    throw unknown('返回内容不是存储服务的应答')
  const code = /<Code>\s*([\w.-]{1,60})\s*<\/Code>/i.exec(text)?.[1]
  const refusal = refusalIn(text)
  if (ok && refusal === undefined && !/^\s*(<\?xml[^>]*>\s*)?<Error>/i.test(text)) return
  if (code === undefined && refusal === undefined && (status >= 500 || status === 408))
    throw unknown(texts[status]?.replace('，请重试', '') ?? '存储服务暂时不可用')
  const message = refusal ?? ownWords(text) ?? codeText(code) ?? statusText(status)
  throw new StoreError(code === undefined ? message : `${message}（${code}）`, {
    expired: status !== 413 && isExpired(code, text),
  })
}

function unknown(reason: string): StoreError {
  return new StoreError(`${reason}，结果未知，请刷新核对`, { unknown: true })
}

function isExpired(code: string | undefined, text: string): boolean {
  return /expired|RequestTimeTooSkewed/i.test(code ?? '') || /expired/i.test(messageIn(text) ?? '')
}

function messageIn(text: string): string | undefined {
  return /<Message>([^<]*)<\/Message>/i.exec(text)?.[1]
}

/** The store's own words, where they are Chinese and plain. */
function ownWords(text: string): string | undefined {
  const words = messageIn(text)?.trim() ?? ''
  return /\p{Script=Han}/u.test(words) && !/[<>&{}]/.test(words)
    ? showable(words, '').replace(/[。！]$/, '')
    : undefined
}

/** Words for the codes of object stores, whatever their status: one store says 400 of what another says 413 of. */
function codeText(code: string | undefined): string | undefined {
  return code === undefined ? undefined : codeTexts.find(([codes]) => codes.test(code))?.[1]
}

const codeTexts: readonly (readonly [codes: RegExp, text: string])[] = [
  [/^(EntityTooLarge|MaxMessageLengthExceeded|FileTooLarge|RequestEntityTooLarge)$/i, '文件大小超过存储服务的限制'],
  [/^(EntityTooSmall|MissingRequestBodyError|IncompleteBody)$/i, '文件内容不完整或为空，存储服务未接收'],
  [/^(BadDigest|InvalidDigest)$/i, '文件在传输中损坏，请重试'],
  [/^(RequestTimeout|RequestTimeTooSkewed)$/i, '上传超时，请重试'],
  [/^(InvalidContentType|UnsupportedMediaType)$/i, '存储服务不支持该文件类型'],
  [/^(SlowDown|ServiceUnavailable|InternalError|ServerBusy)$/i, '存储服务暂时不可用，请稍后重试'],
  [/^(NoSuchBucket|NoSuchHost)$/i, '上传地址不存在，请联系管理员'],
  [/quota|StorageFull|InsufficientCapacity/i, '存储空间不足，请联系管理员'],
  [/AccessDenied|Signature|Policy|AccessKey|Token|Credential/i, '上传凭证无效或已过期，请重试'],
]

/** Words for statuses of a store that says no more. */
function statusText(status: number): string {
  return texts[status] ?? (status >= 500 ? '存储服务暂时不可用，请稍后重试' : `存储服务返回了异常状态（${status}）`)
}

const texts: Readonly<Record<number, string>> = {
  400: '存储服务拒绝了该文件',
  401: '上传凭证无效，请重试',
  403: '上传凭证无效或已过期，请重试',
  404: '上传地址不存在，请联系管理员',
  408: '上传超时，请重试',
  411: '存储服务拒绝了该文件',
  413: '文件大小超过存储服务的限制',
  415: '存储服务不支持该文件类型',
  429: '上传过于频繁，请稍后重试',
  507: '存储空间不足，请联系管理员',
}

/**
 * The words of an envelope that refuses, of a store that belongs to the server. Other servers have other codes of
 * success, such as 200; a code of failure is 0 or 2 here (C1).
 */
function refusalIn(text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const { code, msg } = JSON.parse(text) as { code?: unknown; msg?: unknown }
    return code === 0 || code === 2 || code === '0' || code === '2' ? showable(msg, '上传失败') : undefined
  } catch {
    return undefined
  }
}
