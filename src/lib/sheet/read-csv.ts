import Papa from 'papaparse'
import { cleanText } from '#src/lib/text/clean-text.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface CsvRow<Column extends string> {
  line: number
  values: Record<Column, string>
  /**
   * More cells than there are titles, as where a comma was not quoted: the cells may stand in the wrong columns.
   */
  surplus?: true
  /** A character of it could not be read. */
  damaged?: true
}

export interface CsvRules<Column extends string> {
  /** The titles that the first row must have, in any order; others are ignored. */
  columns: readonly Column[]
  /** Bytes. */
  sizeLimit: number
  rowLimit: number
}

/**
 * Reads a CSV file with a header row, in UTF-8 or, as Chinese spreadsheets save it, in GB 18030. Texts are cleaned of
 * spaces and unseen characters at their ends; empty rows are left out. Throws a UserError that says what is wrong with
 * it.
 */
export async function readCsv<Column extends string>(
  file: Blob,
  { columns, sizeLimit, rowLimit }: CsvRules<Column>,
): Promise<CsvRow<Column>[]> {
  if (file.size > sizeLimit) throw new UserError(`文件不能超过 ${sizeLimit / 1024 / 1024} MB`)
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new UserError('文件无法读取，请重新选择', { cause })
  })
  const text = decode(bytes, columns)
  // a spreadsheet or another binary file, whatever its name says
  if (text.includes('\0') || text.startsWith('PK')) throw new UserError('文件不是 CSV 格式，请另存为 CSV 后再导入')
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false })
  // all that follows has become one cell
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) throw new UserError(`第 ${formatNumber((open.row ?? 0) + 1)} 行的引号没有结束，请检查后重新选择`)
  const [head = [], ...body] = data.map((cells) => cells.map(cleanText))
  const places = columns.map((column) => head.indexOf(column))
  const missing = columns.filter((_, index) => places[index] === -1)
  if (missing.length > 0) throw new UserError(`文件缺少列：${missing.join('、')}。请使用模板填写`)
  const rows = body.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const values = Object.fromEntries(columns.map((column, at) => [column, cells[places[at] ?? -1] ?? ''])) as Record<
      Column,
      string
    >
    const surplus = cells.slice(head.length).some((cell) => cell !== '')
    const damaged = Object.values<string>(values).some((value) => value.includes('\uFFFD'))
    return [{ line: index + 2, values, ...(surplus && { surplus }), ...(damaged && { damaged }) }]
  })
  if (rows.length > rowLimit)
    throw new UserError(`一次最多导入 ${formatNumber(rowLimit)} 行，文件有 ${formatNumber(rows.length)} 行`)
  return rows
}

function decode(bytes: ArrayBuffer, columns: readonly string[]): string {
  // one broken character does not make a file of UTF-8 one of GB 18030, as which all of it could be read
  const text = new TextDecoder('utf-8').decode(bytes)
  return text.includes('\uFFFD') && !columns.every((column) => text.includes(column))
    ? new TextDecoder('gb18030').decode(bytes)
    : text
}
