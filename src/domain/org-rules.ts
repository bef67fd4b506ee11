import { nameWrong } from './validation.ts'

/** The longest name of an organisation (3§5). */
export const ORG_NAME_LIMIT = 10

/** What stands between the names of a path in an import (U2). */
const SEPARATORS = /[/／>＞]/

export function orgPathNames(path: string): string[] {
  return path.split(SEPARATORS).map((name) => name.trim())
}

/**
 * Name of an organisation: at most 10 characters (3§5), none of which an import reads as the end of a name (R43). What
 * is wrong, in words, or null.
 */
export function orgNameWrong(value: string): string | null {
  const wrong = nameWrong('组织机构名称', value, { limit: ORG_NAME_LIMIT, empty: '组织机构名称不能为空' })
  return wrong ?? (SEPARATORS.test(value) ? '组织机构名称不能包含“/”和“>”' : null)
}
