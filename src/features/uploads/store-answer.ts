import type { StoreAnswer } from '#src/api/post-file.ts'
import { showable } from '#src/lib/errors/user-error.ts'

/** What a store's answer means for a file. */
export type StoreVerdict = { stored: true } | { stored: false; expired: boolean; message: string }

const refused = (message: string, expired = false): StoreVerdict => ({ stored: false, expired, message })

/**
 * Reads the answer to an upload. Any 2xx is success (C12), unless it says itself that it comes from somebody else or
 * that nothing was stored: a portal's page, an error in XML, an envelope that is no success.
 */
export function readAnswer({ status, text, origin }: StoreAnswer, host: URL): StoreVerdict {
  const code = /<Code>\s*([\w.-]{1,60})\s*<\/Code>/i.exec(text)?.[1]
  if (status < 200 || status > 299) return refused(failureText(status, code), status === 403 && isExpired(code, text))
  if (origin !== host.origin || /^\s*(<!doctype html|<html)/i.test(text)) return refused('返回内容不是存储服务的应答')
  if (/^\s*(<\?xml[^>]*>\s*)?<Error>/i.test(text)) return refused(failureText(status, code), isExpired(code, text))
  return envelopeRefusal(text) ?? { stored: true }
}

function isExpired(code: string | undefined, text: string): boolean {
  return (
    /expired|RequestTimeTooSkewed/i.test(code ?? '') ||
    /expired/i.test(/<Message>([\s\S]*?)<\/Message>/i.exec(text)?.[1] ?? '')
  )
}

/** Words for statuses of a store; its own code follows, for whoever looks after it. */
function failureText(status: number, code: string | undefined): string {
  const words =
    texts[status] ?? (status >= 500 ? '存储服务暂时不可用，请稍后重试' : `存储服务返回了异常状态（${status}）`)
  return code === undefined ? words : `${words}（${code}）`
}

const texts: Readonly<Record<number, string>> = {
  400: '存储服务拒绝了该文件，请重试',
  401: '上传凭证无效，请重试',
  403: '上传凭证无效或已过期，请重试',
  404: '上传地址不存在，请联系管理员',
  408: '上传超时，请重试',
  411: '存储服务拒绝了该文件，请重试',
  413: '文件大小超过存储服务的限制',
  415: '存储服务不支持该文件类型',
  429: '上传过于频繁，请稍后重试',
  507: '存储空间不足，请联系管理员',
}

/** A store that belongs to the server may answer with an envelope; its code then decides. */
function envelopeRefusal(text: string): StoreVerdict | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  let envelope: unknown
  try {
    envelope = JSON.parse(text)
  } catch {
    return undefined
  }
  const { code, msg } = envelope as { code?: unknown; msg?: unknown }
  if (code === undefined || Number(code) === 1) return undefined
  // other servers have other codes of success, such as 200; a code of failure is 0 or 2 here (C1)
  return [0, 2].includes(Number(code)) ? refused(showable(msg, '上传失败')) : undefined
}
