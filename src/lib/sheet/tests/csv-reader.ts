export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/gy
  const body = text.replace(/^\uFEFF/, '')
  while (field.lastIndex < body.length) {
    const match = field.exec(body)
    if (!match) throw new Error('Malformed CSV')
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
