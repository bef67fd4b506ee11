import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import readOtherwise from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { CELL_LIMIT, safeText, toCell, type Cell } from './cell.ts'
import { csvFile } from './csv.ts'
import { livePayloads, plainTexts } from './tests/payloads.ts'
import { readCsv } from './tests/csv-reader.ts'
import { readXlsx } from './tests/read-sheets.ts'
import { readZip } from './tests/read-zip.ts'
import { xlsxFile } from './xlsx.ts'

const bytesOf = async (file: Blob): Promise<Buffer> => Buffer.from(await file.arrayBuffer())
const anyCell = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...livePayloads, ...plainTexts), fc.integer(), fc.double())
  .map(toCell)
// what a file does not tell apart
const positive = (cell: string | number): string | number => (cell === 0 ? 0 : cell)

describe('CSV', () => {
  test('starts with a byte order mark and ends its lines with CRLF', async () => {
    const bytes = await bytesOf(
      csvFile([
        ['名称', '数量'],
        ['屏幕', 2],
      ]),
    )
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString('utf8', 3)).toBe('名称,数量\r\n屏幕,2\r\n')
  })

  test('a formula is marked as text', async () => {
    const read = readCsv((await bytesOf(csvFile([livePayloads.map(toCell)]))).toString())
    // without the character that made it one, an x is an x; behind the code of what is not seen nothing is a formula
    expect(read[0]?.filter((cell) => !cell.startsWith("'") && cell !== 'x' && !/^\s*\[U\+/.test(cell))).toEqual([])
  })

  test.each(['123456789012345678', '662E41', '007', '1-2', '3/4'])(
    '%j, which Excel would reinterpret, is kept text by a tab',
    async (text) => {
      expect(readCsv((await bytesOf(csvFile([[text, 'x']]))).toString())).toEqual([[`${text}\t`, 'x']])
    },
  )

  test('whatever goes in is read back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
          ),
        async (rows) => {
          const read = readCsv((await bytesOf(csvFile(rows))).toString())
          const guarded = (cell: Cell) => (typeof cell === 'string' ? safeText(cell) : String(cell))
          expect(read.map((row) => row.map((text) => text.replace(/\t$/, '')))).toEqual(
            rows.map((row) => row.map((cell) => guarded(cell).replace(/\t$/, ''))),
          )
        },
      ),
    )
  })
})

describe('XLSX', () => {
  test('payloads in headers and cells are texts', async () => {
    const rows = [livePayloads.map(toCell), livePayloads.map(toCell)]
    // the reader refuses a file with a formula in it
    const sheet = readXlsx(await bytesOf(xlsxFile([{ name: '=1+1', rows }]))).get('1+1')
    expect(sheet).toEqual(rows)
    expect(sheet?.[0]?.[0]).toBe(livePayloads[0])
  })

  test('numbers are numbers and texts of digits are texts', async () => {
    const rows = [[-5, 0.25, '-5', '123456789012345678', '007', '662E41']]
    expect(readXlsx(await bytesOf(xlsxFile([{ name: '数据', rows }]))).get('数据')).toEqual(rows)
  })

  test('its rows can be filtered by their columns at once', async () => {
    const files = readZip(
      await bytesOf(
        xlsxFile([
          {
            name: '数据',
            rows: [
              ['名称', '数量'],
              ['屏幕', 2],
            ],
          },
        ]),
      ),
    )
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:B2"/>')
  })

  test('numbers have their digits grouped, and two decimals in a column that has any', async () => {
    const file = xlsxFile([
      {
        name: '数据',
        rows: [
          ['次数', '小时'],
          [5400, 24],
          [432, 7413.5],
        ],
      },
    ])
    const files = readZip(await bytesOf(file))
    const styles = files.get('xl/styles.xml')?.match(/<cellXfs.*<\/cellXfs>/s)?.[0] ?? ''
    const formats = [...styles.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id)
    const cells = [...(files.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<c r="(\w+)" s="(\d+)"/g)]
    // 3 and 4 are what every spreadsheet knows as #,##0 and #,##0.00
    expect(cells.map(([, cell, style]) => [cell, formats[Number(style)]])).toEqual([
      ['A2', '3'],
      ['B2', '4'],
      ['A3', '3'],
      ['B3', '4'],
    ])
  })

  test('sheets of one name are told apart', async () => {
    const sheet = { name: '[数据]', rows: [['a']] }
    expect([...readXlsx(await bytesOf(xlsxFile([sheet, sheet]))).keys()]).toEqual(['_数据_', '_数据_ (2)'])
  })

  test('texts at the limit are written, encoded or not', async () => {
    const rows = [['x'.repeat(CELL_LIMIT + 5), '_x0041_'.repeat(CELL_LIMIT / 7)].map(toCell)]
    expect(readXlsx(await bytesOf(xlsxFile([{ name: 'a', rows }]))).get('a')?.[0]?.[0]).toBe(rows[0]?.[0])
  })

  test('another library reads the same', async () => {
    const rows = [
      livePayloads.map(toCell),
      plainTexts.map(toCell),
      [-5, 0.25, 1e14, '-5', '123456789012345678', '007', '662E41'],
    ]
    const [payloads = [], plain = [], mixed = []] = rows
    const read = await readOtherwise(
      await bytesOf(
        xlsxFile([
          { name: '数据', rows },
          { name: '说明', rows: [['单位', '小时']] },
        ]),
      ),
      { trim: false },
    )
    expect(read.map(({ sheet }) => sheet)).toEqual(['数据', '说明'])
    // what lies beyond the end of a row is empty
    const filled = (row: readonly unknown[] = []) =>
      row.map((cell) => cell ?? '').slice(0, row.findLastIndex((cell) => cell !== null && cell !== '') + 1)
    expect(read[0]?.data.map(filled)).toEqual([payloads, plain, mixed].map(filled))
  })

  test('whatever goes in is read back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyCell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          expect(readXlsx(await bytesOf(xlsxFile([{ name: 'a', rows }]))).get('a')).toEqual(
            rows.map((row) => row.map(positive)),
          )
        },
      ),
    )
  })
})

test('xlsx is imported once, and only to write', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'),
  )
  const importers = sources.filter((path) => /from 'xlsx'|import\('xlsx'\)/.test(readFileSync(`src/${path}`, 'utf8')))
  expect(importers).toEqual(['lib/sheet/xlsx.ts'])
  expect(readFileSync('src/lib/sheet/xlsx.ts', 'utf8')).toContain(
    "import { utils, write, type AOA2SheetOpts, type CellObject, type WorkSheet } from 'xlsx'",
  )
  expect(readFileSync('src/lib/sheet/xlsx.ts', 'utf8')).not.toMatch(/sheet_to_|\bread(?:File)?\(/)
})
