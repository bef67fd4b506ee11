import { inflateSync } from 'node:zlib'

/*
 * What Chromium has printed into a PDF, as text: the glyphs of each page by the tables that say which letters they are.
 * It knows no more of the format than that browser writes.
 */

/** Fonts give parts of letters where they mean the letters: those that have no other form of their own. */
const PARTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⻓长⻔门⻘青⻢马⻋车⻚页⻛风⻉贝⻅见⻜飞⻥鱼⻦鸟⻰龙⻬齐⻩黄⻣骨⻝食⻄西⺠民'.matchAll(/(.)(.)/gu)].map(
    ([, part, letter]) => [part, letter],
  ),
)

interface Letters {
  /** How many digits the number of a glyph has. */
  digits: number
  known: ReadonlyMap<number, string>
}

/** The text of each page, in the order in which it was painted; what was cut off is not there. */
export function pdfPages(file: Buffer): string[] {
  const whole = file.toString('latin1')
  const objects = new Map(
    [...whole.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body] as const),
  )
  const stream = (id: string) => {
    const body = objects.get(id) ?? ''
    const [head = '', length] = /^[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/.exec(body) ?? []
    const data = body.slice(head.length, head.length + Number(length))
    return head.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
  }
  const fonts = new Map<string, Letters>()
  const lettersOf = (font: string) => {
    const known = fonts.get(font)
    if (known) return known
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
    const letters = readTable(stream(table))
    fonts.set(font, letters)
    return letters
  }
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((body) => {
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? []
      const names = new Map(
        [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id] as const),
      )
      let letters: Letters = { digits: 4, known: new Map() }
      let text = ''
      for (const [, font, shown = ''] of stream(contents).matchAll(
        /\/(F\d+) [\d.]+ Tf|(<[\da-fA-F]*>|\[[^\]]*\])\s*T[jJ]/g,
      )) {
        if (font !== undefined) letters = lettersOf(names.get(font) ?? '')
        else
          for (const [, glyphs = ''] of shown.matchAll(/<([\da-fA-F]*)>/g))
            for (let at = 0; at < glyphs.length; at += letters.digits)
              text += letters.known.get(Number.parseInt(glyphs.slice(at, at + letters.digits), 16)) ?? '�'
      }
      return text.normalize('NFKC').replaceAll(/./gu, (letter) => PARTS[letter] ?? letter)
    })
}

function readTable(table: string): Letters {
  const letters = new Map<number, string>()
  const code = (hex: string) => Number.parseInt(hex, 16)
  const words = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, part = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(code(glyph), words(letter))
  for (const [, part = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = code(from); glyph <= code(to); glyph += 1)
        letters.set(glyph, String.fromCodePoint(code(letter) + glyph - code(from)))
  const [, first = '0000'] = /begincodespacerange\s*<(\w+)>/.exec(table) ?? []
  return { digits: first.length, known: letters }
}
