import { kindOfType } from '#src/scene/kinds/kind-of.ts'
import { kinds, type SceneElement } from '#src/scene/kinds/kinds.ts'
import { own, type JsonObject } from './json.ts'
import { KNOWN_VERSION } from './limits.ts'
import { NEWER, readBackground, readBorder, readLayout, type ReportProblem } from './read-parts.ts'
import { finite } from './read-values.ts'

/** An element as it is drawn. Never fails: what is not known is an element of kind `other`. */
export function readElement(raw: JsonObject, index: number, report: ReportProblem): SceneElement {
  const type = own(raw, 'type')
  const data = own(raw, 'data')
  if ([raw, data, own(raw, 'layout')].some((part) => (finite(own(part, 'ver')) ?? 0) > KNOWN_VERSION)) report(NEWER)
  const frame = {
    raw,
    index,
    type,
    layout: readLayout(own(raw, 'layout')),
    background: readBackground(own(raw, 'background'), undefined),
    border: readBorder(own(raw, 'border')),
  }
  return kinds[kindOfType(type)].read(frame, data, report)
}
