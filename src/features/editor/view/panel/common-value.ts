import { shallowEqual } from '@mantine/hooks'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import type { ElementEdit } from './use-element-edit.ts'

export interface CommonValue<Value> {
  /** That of the first where they differ. */
  value: Value
  mixed: boolean
}

/** Stands where those that are chosen differ. */
export const MIXED = '多个值'

/** What several elements have at a place; there is at least one. */
export function commonValue<Of, Value>(
  elements: readonly [Of, ...Of[]],
  read: (element: Of) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): CommonValue<Value> {
  const [first, ...others] = elements
  const value = read(first)
  return { value, mixed: others.some((other) => !isSame(read(other), value)) }
}

interface SectionProps {
  elements: readonly { readonly raw: JsonObject }[]
  edit: ElementEdit
}

/**
 * For `memo`: whether the parts of the content that a section shows are the very same as before. A change makes new
 * objects along its own path only, so that sections of the look stay as they are while elements move.
 */
export function sameParts(...parts: readonly string[]) {
  return <Props extends SectionProps>({ elements, ...before }: Props, { elements: now, ...after }: Props): boolean =>
    shallowEqual(before, after) &&
    elements.length === now.length &&
    elements.every(({ raw }, at) => parts.every((part) => own(raw, part) === own(now[at]?.raw, part)))
}
