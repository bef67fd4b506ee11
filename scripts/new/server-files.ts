/*
 * Rows, seed and handler of a new list in the simulated server. The handler's model is that of the orders; the rows of
 * the demo are those of the contract's example.
 */
import { areNumbers, isFlag, quoted, valuesOf, type Context } from './context.ts'
import type { Field } from './contract.ts'
import { Model } from './model.ts'

export function writeServer(context: Context) {
  const { area, name, Name, change } = context
  writeRows(context)
  writeSeed(context)
  writeHandler(context)
  change('mocks/db/gate.ts', (model) =>
    model.repeat(/ {2}\| 'playRecord'\n/, (part) => part.replace('playRecord', name)),
  )
  change('mocks/db/seed/seed-world.ts', (model) =>
    model
      .repeat(/import .* from '.\/play-records.ts'\n/, () => `import { seed${Name} } from './${area}.ts'\n`)
      .repeat(/ {2}yield\* fill\('playRecord'.*\n/, () => `  yield* fill('${name}', seed${Name}(scenario))\n`),
  )
  change('mocks/handlers/lazy-handlers.ts', (model) =>
    model
      .repeat(/import .* from '.\/logs.ts'\n/, () => `import { ${name}Handlers } from './${area}.ts'\n`)
      .repeat(/ {2}\.\.\.logHandlers,\n/, () => `  ...${name}Handlers,\n`),
  )
}

function writeRows({ name, Name, call, change }: Context) {
  const types = { id: () => 'Id', text: () => 'string', number: () => 'number', moment: () => 'number' }
  const typeOf = (field: Field) => {
    if (isFlag(field)) return 'boolean'
    return field.kind === 'choice' ? valuesOf(field).join(' | ') : types[field.kind]()
  }
  const columnOf = (field: Field) => {
    if (field.name === 'id') return 'primaryKey(String)'
    if (isFlag(field)) return 'Boolean'
    if (field.kind === 'choice') return areNumbers(field) ? 'Number' : 'String'
    return field.kind === 'number' || field.kind === 'moment' ? 'Number' : 'String'
  }
  const lines = (indent: string, of: (field: Field) => string, end: string) =>
    call.fields.map((field) => `${indent}${field.name}: ${of(field)}${end}\n`).join('')
  const about = `/** ${call.summary}: a row, its moments as numbers. */`
  change('mocks/db/models.ts', (model) =>
    model
      .repeat(
        /\n\/\*\* An ad sent to terminals[^]*?\n\}\n/,
        () => `\n${about}\nexport interface ${Name}Row {\n${lines('  ', typeOf, '')}}\n`,
      )
      .repeat(/ {2}playRecord: PlayRecordRow\n/, () => `  ${name}: ${Name}Row\n`),
  )
  change('mocks/db/collections.ts', (model) =>
    model.repeat(/ {2}playRecord: \{\n[^}]*\},\n/, () => `  ${name}: {\n${lines('    ', columnOf, ',')}  },\n`),
  )
}

function writeHandler({ area, name, call, search, model, files }: Context) {
  const { fields, filters, operationId, rows, summary } = call
  const condition = ({ name: filter, kind }: Field) =>
    kind === 'text'
      ? `(!${filter}?.trim() || row.${filter}.includes(${filter}.trim()))`
      : `(${filter} === undefined || row.${filter} === ${filter})`
  const where = [
    `(!text || \`${searchedIn(search, fields)
      .map((field) => `\${row.${field}}`)
      .join('\\n')}\`.toLowerCase().includes(text))`,
    ...filters
      .filter((filter) => filter !== search && fields.some((field) => field.name === filter.name))
      .map(condition),
  ]
  const moments = fields
    .filter(({ kind }) => kind === 'moment')
    .map((field) => `${field.name}: formatMoment(row.${field.name})`)
  const method = new Model(
    () => model('mocks/handlers/orders.ts').part(/ {2}orderList\(\{ query \}[^]*?\n {2}\},\n/),
    'mocks/handlers/orders.ts',
  )
    .put('orderList', operationId)
    .put('{ world, sees }', '{ world }')
    .put('page, limit, nameOrClient, status', ['page', 'limit', ...filters.map((filter) => filter.name)].join(', '))
    .put('nameOrClient?.', `${search.name}?.`)
    .put('world.gate.order', `world.gate.${name}`)
    .put(/(?<=where: \(row\) =>\n)[^]*?,\n(?= {4}\}\))/, `${where.join(' &&\n')},\n`)
    .put('toOrder(world, row)', moments.length > 0 ? `({ ...row, ${moments.join(', ')} })` : 'row')
    .put('data: rows', `${rows}: rows`)
  const text = `import { formatMoment } from '#src/domain/dates.ts'
import type { Handlers } from './handler.ts'

/** ${summary}. */
 export const ${name}Handlers = {
${method.toString()}} satisfies Partial<Handlers>
`
  const file = `mocks/handlers/${area}.ts`
  files.set(file, new Model(() => text, file).toString())
}

/** The fields that a search looks in: those that its name has, such as `nameOrClient`, else the first text. */
function searchedIn({ name }: Field, fields: readonly Field[]): string[] {
  const texts = fields.filter(({ kind }) => kind === 'text').map((field) => field.name)
  const parts = new Set(name.split(/Or(?=[A-Z])/).map((part) => part.toLowerCase()))
  const named = texts.filter((text) => parts.has(text.toLowerCase()))
  return named.length > 0 ? named : texts.slice(0, 1)
}

/** Rows for the demo: the values of the contract's example in turn, each choice in turn, moments some hours apart. */
function writeSeed({ area, Name, call, files }: Context) {
  const value = (field: Field) => {
    if (field.name === 'id') return 'index + 1'
    if (field.kind === 'moment') return 'epoch - (ROWS - index) * 7 * HOUR'
    if (field.kind === 'choice')
      return `inTurn([${valuesOf(field).join(', ')}]${isFlag(field) ? '' : ' as const'}, index)`
    const values = call.examples.flatMap((row) => (row[field.name] === undefined ? [] : [row[field.name]]))
    const list = [...new Set(values.map((one) => (typeof one === 'string' ? quoted(one) : String(one))))]
    if (list.length === 0) return field.kind === 'number' ? '0' : "''"
    return list.length === 1 ? list[0] : `inTurn([${list.join(', ')}], index)`
  }
  const rows = call.fields.map((field) => `    ${field.name}: ${value(field)},\n`).join('')
  const inTurn = `const inTurn = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value\n\n`
  files.set(
    `mocks/db/seed/${area}.ts`,
    `import type { ${Name}Row } from '../models.ts'
import type { SettledScenario } from '../world.ts'

const HOUR = 3_600_000
const ROWS = 24

${rows.includes('inTurn(') ? inTurn : ''}/** ${call.summary}: the rows of the contract's example over and over, oldest first. */
 export function seed${Name}({ scale, epoch }: SettledScenario): ${Name}Row[] {
  return Array.from({ length: scale === 0 ? 0 : ROWS }, (_, index) => ({
${rows}  }))
}
`,
  )
}
