import { writableText } from './cell.ts'

/** The longest sheet name that Excel opens, in UTF-16 units. */
const SHEET_NAME_LIMIT = 31

/** In characters: a Chinese one takes 3 bytes of the 255 that file systems allow a name. */
const FILE_NAME_LIMIT = 80

// an apostrophe in front is no way out here: sheet names may not start with one, and in a file name it is clutter
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const EDGES = /^[\s'=+\-@|%.＝＋－＠｜％﹦﹢﹣﹫﹪]+|(?<![\s'.])[\s'.]+$/gu

function cleaned(name: string, forbidden: RegExp): string {
  return writableText(name.replace(/\s+/g, ' ')).replace(INVISIBLE, '').replace(forbidden, '_').replace(EDGES, '')
}

function cut(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/(?<![\s'.])[\s'.]+$/, '')
}

export function sheetName(wanted: string, taken: readonly string[] = []): string {
  const inUse = new Set(taken.map((name) => name.toLowerCase()))
  // Excel keeps "History" for itself
  const clean = cut(cleaned(wanted, /[:\\/?*[\]]/g), SHEET_NAME_LIMIT).replace(/^history$/i, '$&_') || '数据'
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` (${count})`
    const name = cut(clean, SHEET_NAME_LIMIT - suffix.length) + suffix
    if (!inUse.has(name.toLowerCase())) return name
  }
}

export function fileName(wanted: string, extension: string): string {
  const ending = `.${extension}`
  const stem = wanted.toLowerCase().endsWith(ending) ? wanted.slice(0, -ending.length) : wanted
  const clean =
    cut([...cleaned(stem, /[<>:"/\\|?*]/g)].slice(0, FILE_NAME_LIMIT).join(''), FILE_NAME_LIMIT * 2) || '导出'
  // Windows keeps these names for devices, whatever follows the first dot
  return (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(clean) ? `_${clean}` : clean) + ending
}
