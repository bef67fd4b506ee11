import { parseJson } from '#src/lib/data/parse-json.ts'
import { ApiError } from './errors.ts'

/** What every answer comes in (C1). */
export interface Envelope {
  /** 1 success; a string of digits counts as its number. */
  code: unknown
  msg: unknown
  data: unknown
}

export const isSuccess = ({ code }: Pick<Envelope, 'code'>) => code === 1

export const NOT_OURS = '返回内容不是接口数据'

/**
 * Reads an answer's envelope; throws `ApiError` of kind `malformed` when there is none. Knows nothing of the page, so
 * that a worker may call it.
 */
export function readEnvelope(text: string): Envelope {
  let envelope: unknown
  try {
    envelope = parseJson(text)
  } catch (cause) {
    throw new ApiError('malformed', text.trimStart().startsWith('<') ? NOT_OURS : '数据异常', undefined, { cause })
  }
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope))
    throw new ApiError('malformed', '数据异常')
  const { code, msg, data } = envelope as Record<string, unknown>
  return { code: typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code, msg, data }
}
