import { readZip } from './read-zip.ts'

/** What was read back: texts are strings, numbers are numbers. */
export type ReadRows = (string | number)[][]

// What XML 1.0 allows; a reader refuses the whole file for one other character.
// oxlint-disable-next-line no-control-regex -- these characters are what it is about
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

function decoded(xml: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return xml
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

/**
 * The sheets of an XLSX file by name, read as a spreadsheet does; throws on formulas and on characters that XML
 * forbids.
 */
export function readXlsx(bytes: Buffer): Map<string, ReadRows> {
  const files = readZip(bytes)
  for (const [name, content] of files) if (!ALLOWED.test(content)) throw new Error(`Illegal character in ${name}`)
  const part = (name: string): string => files.get(name) ?? ''
  const strings = [...part('xl/sharedStrings.xml').matchAll(/<si><t(?:\s[^>]*)?>([^<]*)<\/t><\/si>/g)].map((match) =>
    decoded(match[1] ?? ''),
  )
  const sheets = new Map<string, ReadRows>()
  ;[...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].forEach((match, index) => {
    const xml = part(`xl/worksheets/sheet${index + 1}.xml`)
    if (xml.includes('<f>') || xml.includes('<f ')) throw new Error('A formula')
    const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map((row) =>
      [...(row[1] ?? '').matchAll(/<c r="[A-Z]+\d+"(?: s="\d+")?(?: t="(\w+)")?><v>([^<]*)<\/v><\/c>/g)].map(
        ([, type, value]) => {
          if (type !== 's' && type !== 'n' && type !== undefined) throw new Error(`Cell of type ${type}`)
          return type === 's' ? (strings[Number(value)] ?? 'missing') : Number(value)
        },
      ),
    )
    sheets.set(decoded(match[1] ?? ''), rows)
  })
  return sheets
}
