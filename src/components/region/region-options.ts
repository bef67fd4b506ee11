import type { CascaderOption } from '@mantine/core'
import { shownText } from '#src/lib/text/shown-text.ts'

export interface RegionNode {
  name: string
  children?: readonly RegionNode[]
}

export interface RegionOption extends CascaderOption {
  label: string
  children?: RegionOption[]
  /** Found by the search, and not only above what was. */
  found?: true
}

export const SEPARATOR = '/'
const LEVELS = 3

/** What ends a list that goes on. */
const MORE: RegionOption = { value: '', label: '还有更多，请再输入几个字', disabled: true, found: true }

/** All places as options. Linear, as all of this: a tree may have a hundred thousand of them. */
export function regionOptions(regions: readonly RegionNode[], above = '', level = 1): RegionOption[] {
  const seen = new Set<string>()
  const options: RegionOption[] = []
  for (const { name, children } of regions) {
    if (typeof name !== 'string' || name === '' || seen.has(name)) continue
    seen.add(name)
    const value = above === '' ? name : `${above}${SEPARATOR}${name}`
    const below =
      level < LEVELS && Array.isArray(children) && children.length > 0
        ? regionOptions(children as readonly RegionNode[], value, level + 1)
        : undefined
    options.push({ value, label: shownText(name), ...(below && { children: below }) })
  }
  return options
}

/** The first `count` places of each level, and what leads to the chosen one. */
export function firstOptions(
  options: readonly RegionOption[],
  count: number,
  chosen: readonly string[],
): RegionOption[] {
  return options
    .filter(({ value }, index) => index < count || chosen.includes(value))
    .map((option) => (option.children ? { ...option, children: firstOptions(option.children, count, chosen) } : option))
}

/**
 * The first `count` places whose path has what was searched, with what leads to them and to the chosen one; an entry at
 * the end says where there are more.
 */
export function foundOptions(
  options: readonly RegionOption[],
  query: string,
  count: number,
  chosen: readonly string[],
): RegionOption[] {
  const wanted = query.trim().toLowerCase()
  let room = count
  let more = false
  function search(siblings: readonly RegionOption[], above: string): RegionOption[] {
    const kept: RegionOption[] = []
    for (const { value, label, children } of siblings) {
      const path = above === '' ? label : `${above} ${SEPARATOR} ${label}`
      const fits = !more && path.toLowerCase().includes(wanted)
      if (fits && room === 0) more = true
      const found = fits && !more
      if (found) room -= 1
      const isChosen = chosen.includes(value)
      const below = children && (!more || isChosen) ? search(children, path) : []
      if (found || isChosen || below.length > 0)
        kept.push({ value, label, ...(found && { found }), ...(below.length > 0 && { children: below }) })
    }
    return kept
  }
  const kept = search(options, '')
  return more ? [...kept, MORE] : kept
}

export function isFound(_query: string, path: readonly CascaderOption[]): boolean {
  return (path.at(-1) as RegionOption | undefined)?.found === true
}
