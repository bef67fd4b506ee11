import { parseJson } from '#src/lib/data/parse-json.ts'
import { isDeeperThan, isJsonObject, type JsonObject } from './json.ts'
import { CONTENT_LIMIT, DEPTH_LIMIT } from './limits.ts'

/** How many times a content may have been put into a string. */
const MAX_ENCODINGS = 3

export type DecodedContent = { ok: true; raw: JsonObject; encodedTwice: boolean } | { ok: false; reason: string }

/** Takes the content of an ad out of its text, or of a text in a text (M1). Never throws. */
export function decodeContent(content: unknown): DecodedContent {
  const failed = (reason: string): DecodedContent => ({ ok: false, reason })
  if (content === undefined || content === null || (typeof content === 'string' && content.trim() === ''))
    return failed('内容为空')
  let value: unknown = content
  let encodings = 0
  while (typeof value === 'string') {
    if (value.length > CONTENT_LIMIT) return failed('内容过大')
    encodings += 1
    if (encodings > MAX_ENCODINGS) return failed('内容被多次重复编码')
    const parsed = tryParse(value)
    if (parsed === undefined) return failed('内容不是完整的 JSON')
    value = parsed.value
  }
  if (!isJsonObject(value)) return failed('内容不是广告的数据')
  if (isDeeperThan(value, DEPTH_LIMIT)) return failed('内容嵌套过深')
  return { ok: true, raw: value, encodedTwice: encodings > 1 }
}

function tryParse(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJson(text.replace(/^\uFEFF/, '')) }
  } catch {
    return undefined
  }
}
