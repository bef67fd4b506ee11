import { parseJson, plainId } from '#src/lib/data/parse-json.ts'
import { text } from '#src/lib/url/search-schema.ts'
import { isJsonObject, own } from '#src/scene/model/json.ts'
import { idOf } from '#src/scene/model/read-values.ts'

export interface LinkedAd {
  id: string | undefined
  /** The ad itself, where the link has its content. */
  carried: { name: string; width: number; height: number; content: unknown } | undefined
}

/**
 * The ad that an older link carries whole, as JSON. Where it has an id that counts alone: the ad itself comes from the
 * server, unless it is not there any more (C27).
 */
export function linkedAd(reviewForm: string | undefined): LinkedAd {
  const form = reviewForm === undefined ? undefined : parsed(reviewForm)
  const content = own(form, 'content')
  const name = own(form, 'name')
  return {
    id: text(plainId(idOf(own(form, 'id')))),
    carried:
      typeof content === 'string' || isJsonObject(content)
        ? {
            name: typeof name === 'string' ? name : '',
            width: Number(own(form, 'width')),
            height: Number(own(form, 'height')),
            content,
          }
        : undefined,
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
