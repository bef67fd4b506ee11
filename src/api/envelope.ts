import { parseJson } from '#src/lib/data/parse-json.ts'
import { ApiError, LOGIN_PAGE } from './errors.ts'
import { contractCode, serverDifferences } from './server-differences.ts'

/** What every answer comes in (C1). */
export interface Envelope {
  /** As the contract has it, whatever the server calls it: 1 success, 2 an ended session, 0 or 3 a refusal. */
  code: unknown
  msg: unknown
  data: unknown
}

export const isSuccess = ({ code }: Pick<Envelope, 'code'>) => code === 1

const NOT_OURS = '返回内容不是接口数据'
/** A form that asks for a password. */
const LOGIN_FORM = /<input[^>]*\btype\s*=\s*["']?password/i

/**
 * Reads an answer's envelope; throws `ApiError` of kind `malformed` when there is none. A worker, which has no page to
 * read settings from, is given how the server differs.
 */
export function readEnvelope(text: string, differences = serverDifferences): Envelope {
  let envelope: unknown
  try {
    envelope = parseJson(text)
  } catch (cause) {
    if (!text.trimStart().startsWith('<')) throw new ApiError('malformed', '数据异常', undefined, { cause })
    if (!LOGIN_FORM.test(text)) throw new ApiError('malformed', NOT_OURS, undefined, { cause })
    throw new ApiError('malformed', '返回的是登录页，不是接口数据，请重新登录', LOGIN_PAGE, { cause })
  }
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope))
    throw new ApiError('malformed', '数据异常')
  const fields = envelope as Record<string, unknown>
  const { code, msg, data } = differences.envelope
  return { code: contractCode(fields[code], differences), msg: fields[msg], data: fields[data] }
}
