import { parseJson } from '#src/lib/data/parse-json.ts'
import { ApiError } from './errors.ts'
import { contractCode, serverDifferences } from './server-differences.ts'

/** What every answer comes in (C1). */
export interface Envelope {
  /** As the contract has it, whatever the server calls it: 1 success, 2 an ended session, 0 or 3 a refusal. */
  code: unknown
  msg: unknown
  data: unknown
}

export const isSuccess = ({ code }: Pick<Envelope, 'code'>) => code === 1

export const NOT_OURS = '返回内容不是接口数据'

/**
 * Reads an answer's envelope; throws `ApiError` of kind `malformed` when there is none. A worker, which has no page to
 * read settings from, is given how the server differs.
 */
export function readEnvelope(text: string, differences = serverDifferences): Envelope {
  let envelope: unknown
  try {
    envelope = parseJson(text)
  } catch (cause) {
    throw new ApiError('malformed', text.trimStart().startsWith('<') ? NOT_OURS : '数据异常', undefined, { cause })
  }
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope))
    throw new ApiError('malformed', '数据异常')
  const fields = envelope as Record<string, unknown>
  const { code, msg, data } = differences.envelope
  return { code: contractCode(fields[code], differences), msg: fields[msg], data: fields[data] }
}
