interface Page<Row> {
  rows: readonly Row[]
  total: number
}

const PAGE_LIMIT = 10

/**
 * The rows of all pages, counted from 0, each once although rows move between pages while these are loaded. It ends
 * when the total is reached, at a page without anything new, whatever the total says, and after ten pages; `total` is
 * then more than there are rows.
 */
export async function gatherAll<Row extends { id: string | number }>(
  load: (page: number) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<string, Row>()
  let total = 0
  for (let page = 0; page < PAGE_LIMIT; page += 1) {
    const before = rows.size
    const answer = await load(page)
    // a row that has moved is as it was seen last
    for (const row of answer.rows) rows.set(String(row.id), row)
    total = answer.total
    if (rows.size === before || rows.size >= total) break
  }
  return { rows: [...rows.values()], total: Math.max(total, rows.size) }
}
