import { pinyinInitials } from '#src/lib/text/pinyin-initials.ts'

export interface PaletteEntry {
  id: string
  title: string
  /** What it stands under in the list. */
  section:
    | '收藏'
    | '最近打开'
    | '打开的页面'
    | '视图'
    | '本页'
    | '页面'
    | '操作'
    | '终端'
    | '广告'
    | '素材'
    | '账号'
    | '搜索'
  /** Where it belongs, shown beside it: 日志. */
  place?: string
  /** Words by which it is found too, in small letters: its path, its pinyin, or what it does in English. */
  words: string
  run: () => void
  /** Doing it leaves the palette open. */
  stays?: true
  /** It is one of those that are kept at hand. */
  starred?: boolean
  /** What else can be done with what was found. */
  actions?: readonly PaletteEntry[]
}

/**
 * The entries that have every word of what was typed, somewhere in title, place or words, or in the initials of its
 * pinyin; those whose title begins with it first, then those whose title has it. Entries of one kind keep their order.
 */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return [...entries]
  const rank = ({ title }: PaletteEntry) => {
    const place = title.toLowerCase().indexOf(first)
    return place === 0 || pinyinInitials(title).startsWith(first) ? 0 : place > 0 ? 1 : 2
  }
  return entries
    .filter((entry) => {
      const text = `${entry.title} ${entry.place ?? ''} ${entry.words} ${pinyinInitials(entry.title)}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => rank(a) - rank(b))
}

export function inSections(entries: readonly PaletteEntry[]): { section: string; entries: PaletteEntry[] }[] {
  const sections = new Map<string, PaletteEntry[]>()
  for (const entry of entries) sections.set(entry.section, [...(sections.get(entry.section) ?? []), entry])
  return [...sections].map(([section, members]) => ({ section, entries: members }))
}
