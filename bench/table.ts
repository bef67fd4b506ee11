export interface Line {
  what: string
  /** Undefined could not be measured. */
  values: readonly (number | undefined)[]
  /** What each should be at most; none where there is no goal. */
  goals: readonly number[]
  digits?: number
}

export function printTable(lines: readonly Line[]) {
  print([
    ['', 'measured', 'goal', ''],
    ...lines.map(({ what, values, goals, digits = 0 }) => [
      what,
      join(values, digits),
      join(goals, 0),
      verdict(values, goals),
    ]),
  ])
}

export function printRatios(lines: readonly (readonly [what: string, ours: number | undefined, other: number])[]) {
  print([
    ['', 'ours', 'other', 'ratio'],
    ...lines.map(([what, ours, other]) => [
      what,
      join([ours], 0),
      join([other], 0),
      ours === undefined ? '-' : (ours / other).toFixed(2),
    ]),
  ])
}

function print(rows: readonly (readonly string[])[]) {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3))
  const line = (cells: readonly string[]) =>
    console.log(
      `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
    )
  rows.forEach((row, index) => {
    line(row)
    if (index === 0) line(widths.map((width) => '-'.repeat(width)))
  })
}

function join(values: readonly (number | undefined)[], digits: number): string {
  return values.map((value) => (value === undefined ? '-' : value.toFixed(digits))).join(' / ')
}

function verdict(values: readonly (number | undefined)[], goals: readonly number[]): string {
  if (goals.length === 0 || values.some((value) => value === undefined)) return ''
  return values.every((value, index) => (value ?? 0) <= (goals[index] ?? Infinity)) ? 'ok' : 'over'
}
