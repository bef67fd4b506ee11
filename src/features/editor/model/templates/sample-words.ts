import { kindOfType } from '#src/scene/kinds/kind-of.ts'
import { isJsonObject, own, type Json } from '#src/scene/model/json.ts'
import { info, UNWRITTEN, type Found } from '../finding.ts'
import { templates } from './library.ts'

/** Words that only ask for others. */
const PROMPT = /在这里写|一两?句话/
/** A price, a time, a floor: true by chance alone. A single digit numbers a line. */
const FIGURE = /\d.|.\d|[一二两三四五六七八九十半][折元层楼点日月年号名份分小价]|周[一二三四五六日]/

/** Said of an example that came with a template, which the advertiser may as well mean. */
export const SAMPLE: Found = info('还是模板的示例，请核对价格、时间等')

const found = new Map(
  templates
    .flatMap(({ page }) => own(page, 'elements'))
    .flatMap(wordsIn)
    .filter((words) => PROMPT.test(words) || FIGURE.test(words))
    .map((words) => [words, PROMPT.test(words) ? UNWRITTEN : SAMPLE]),
)

/** What is said of a text that is as a template has it (E72). */
export function sampleFound(raw: Json): Found | undefined {
  const [words] = wordsIn(raw)
  return words === undefined ? undefined : found.get(words)
}

function wordsIn(raw: Json | undefined): string[] {
  if (Array.isArray(raw)) return raw.flatMap(wordsIn)
  const words = own(own(raw, 'data'), 'value')
  return isJsonObject(raw) && kindOfType(own(raw, 'type')) === 'text' && typeof words === 'string' ? [words] : []
}
