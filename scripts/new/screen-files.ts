/*
 * Screen, search, columns, export, stories, route and test of a new list. The log of publishes is their model, for
 * columns the orders.
 */
import { areNumbers, codesOf, isFlag, quoted, valuesOf, type Context } from './context.ts'
import type { Field } from './contract.ts'

export function writeScreen(context: Context) {
  writeSearch(context)
  writeColumns(context)
  writeExport(context)
  writeListScreen(context)
  writeStories(context)
  writeRoute(context)
  const { area, search } = context
  context.write(
    `tests/screens/${area}/${area}-list.test.ts`,
    context
      .like('tests/screens/logs/play-record-list.test.ts')
      .cut(/\/\/ what "npm run new .*\n/)
      .put("'snOrName'", quoted(search.name)),
  )
}

function writeSearch({ call: { filters }, search, name, searchFile, like, write }: Context) {
  const keyOf = (filter: Field) => (filter === search ? 'q' : filter.name)
  const asked = (filter: Field) => {
    const parameter = quoted(filter.name)
    if (isFlag(filter)) return `  ${keyOf(filter)}: (value) => ({ ${filter.name}: value === 'true' }),\n`
    const isNumber = filter.kind === 'choice' && areNumbers(filter)
    return `  ${keyOf(filter)}: ${isNumber ? `{ number: ${parameter} }` : parameter},\n`
  }
  const field = (filter: Field) => {
    const reader = filter.kind === 'text' ? 'text' : `oneOf(${codesOf(filter).map(quoted).join(', ')})`
    return `${filter.about ? `  /** ${filter.about} */\n` : ''}  ${keyOf(filter)}: ${reader},\n`
  }
  write(
    searchFile,
    like('src/features/logs/play-record-search.ts')
      .cut(/import \{ LOG_PAGE_SIZES \} .*\n/)
      .put('{ sizeOf }', '{ PAGE_SIZES, sizeOf }')
      .put(/\bLOG_PAGE_SIZES\b/, 'PAGE_SIZES')
      .put(new RegExp(`(?<=export const ${name}Filters = \\{\\n)(?: {2}.*\\n)+`), filters.map(field).join(''))
      .cut(/ {2}\/\*\* the ad whose .*\n {2}preview: text,\n {2}\/\*\* the terminal whose .*\n {2}device: text,\n/)
      .put(/(?<=filterQuery<.*>\(\{\n)(?: {2}.*\n)+/, filters.map(asked).join('')),
  )
}

function writeColumns({ area, folder, name, call, shown, wordOf, labelsOf, labelNames, model, write }: Context) {
  const columns = model('src/features/orders/order-columns.tsx')
  const models: Readonly<Record<Field['kind'], [id: string, field: string]>> = {
    id: ['client', 'client'],
    text: ['client', 'client'],
    choice: ['status', 'status'],
    number: ['programs', 'programCount'],
    moment: ['createTime', 'createTime'],
  }
  const column = (field: Field, index: number) => {
    const [id, of] = models[field.kind]
    // a phone has room for three, of which the first cannot be hidden
    const place = index === 0 ? '    hideable: false,\n' : index < 3 ? '' : '    narrow: false,\n'
    return columns
      .part(new RegExp(` {2}\\{\\n {4}id: '${id}',\\n(?: {4}.*\\n)+ {2}\\},\\n`))
      .replace(/id: '\w+'/, `id: ${quoted(field.name)}`)
      .replace(/header: '[^']*'/, `header: ${quoted(wordOf(field))}`)
      .replaceAll(new RegExp(`\\b${of}\\b`, 'g'), field.name)
      .replace('orderStatuses', labelsOf(field))
      .replace(/ {4}narrow: false,\n/, '')
      .replace(/(?<=sortBy: .* => )(\w+)/, isFlag(field) ? 'Number($1)' : '$1')
      .replace(/(?= {4}sortBy)/, place)
  }
  write(
    `${folder}/${area}-columns.tsx`,
    columns
      .put(/(?<=export const orderColumns: Column<Order>\[\] = \[\n)[^]*(?=\n\]\n)/, shown.map(column).join(''))
      .cut(/\n\/\*\* Opens the detail [^]*$/)
      .put(/\borderColumns\b/, `${name}Columns`)
      .put(/\bOrder\b/, call.row)
      .put(/labelOf, orderStatuses, scheduleTypes/, ['labelOf', ...labelNames(shown)].join(', ')),
  )
}

function writeExport({ area, folder, name, call, shown, wordOf, labelsOf, labelNames, model, write }: Context) {
  const exports = model('src/features/logs/log-exports.ts')
  const models: Readonly<Record<Field['kind'], [title: string, field: string]>> = {
    id: ['操作账号', 'creator'],
    text: ['操作账号', 'creator'],
    number: ['操作账号', 'creator'],
    choice: ['指令名称', 'type'],
    moment: ['操作时间', 'createTime'],
  }
  const column = (field: Field) => {
    const [title, of] = models[field.kind]
    return exports
      .part(new RegExp(` {2}\\{ title: '${title}', .*\\n`))
      .replace(title, wordOf(field))
      .replaceAll(new RegExp(`\\b${of}\\b`, 'g'), field.name)
      .replace('commandTypes', labelsOf(field))
  }
  write(
    `${folder}/${area}-export.ts`,
    exports
      .put(/(?<=export const playRecordExport: .* = \[\n)[^]*(?=\]\n)/, shown.map(column).join(''))
      .cut(/const deletedWord = .*\n\n/)
      .cut(/export const commandLogExport[^]*?\n\]\n\n/)
      .put(/\bplayRecordExport\b/, `${name}Export`)
      .put(/\bPlayRecord\b/, call.row)
      .put(/\{ commandStatuses, [^}]*\}/, `{ ${['labelOf', ...labelNames(shown)].join(', ')} }`),
  )
}

function writeListScreen({ area, folder, name, Name, title, call, ...context }: Context) {
  const { wordOf, labelsOf, labelNames, search, like, write } = context
  const screen = like('src/features/logs/play-record-screen.tsx')
  const field = (filter: Field) => {
    if (filter.kind === 'choice')
      return screen
        .part(/ {2}selectFilter\(.*\n/)
        .replace("'type', '发布类型'", `${quoted(filter.name)}, ${quoted(wordOf(filter))}`)
        .replace(
          'playTypes, [1, 0]',
          `${labelsOf(filter)}, [${(isFlag(filter) ? codesOf(filter).map(quoted) : valuesOf(filter)).join(', ')}]`,
        )
    return screen
      .part(/ {2}\{ key: 'name', kind: 'text'.*\n/)
      .replace("'name'", filter === search ? "'q'" : quoted(filter.name))
      .replaceAll('广告名称', wordOf(filter))
  }
  write(
    `${folder}/${area}-list-screen.tsx`,
    screen
      .put(/(?<=Fields: readonly .* = \[\n)(?: {2}.*\n)+/, call.filters.map(field).join(''))
      .put(`export const ${name}Fields`, 'const fields')
      .put(/fields=\{\w+\}/, 'fields={fields}')
      .put(/export const recordKey = [^]*?\.join\(' '\)\n/, `const idOf = ({ id }: ${call.row}) => id\n`)
      .put('recordKey', 'idOf')
      .cut(/\/\*\* What is on its way [^]*?\n\)\n\n/)
      .put(/page: \{ \.\.\.(readPage\(.*\)), refetchInterval \}/, 'page: $1')
      .cut(/ {2}const links = .*\n {2}const mayPublish = .*\n/)
      .put(/columns=\{useMemo.*\}/, `columns={${name}Columns}`)
      .put(/empty=\{[^]*?\n {6}\}\n/, `empty={<Empty art="log" title="还没有${title}" />}\n`)
      .put(/\/\*\* What was published .*\*\//, `/** ${call.summary}. The address has filters and page. */`)
      .put('{ optionsOf, playTypes }', `{ ${['optionsOf', ...labelNames(call.filters)].join(', ')} }`)
      .put('./log-columns.tsx', `./${area}-columns.tsx`)
      .put('./log-exports.ts', `./${area}-export.ts`)
      .put('./command-log-search.ts', '#src/lib/url/kept-size.ts')
      .put(/\bLOG_PAGE_SIZES\b/, 'PAGE_SIZES')
      .put(`${Name}Screen`, `${Name}ListScreen`),
  )
}

function writeStories({ area, folder, title, section, permission, like, write }: Context) {
  const held = [...(section ? [permission.charAt(0)] : []), permission].map(quoted).join(', ')
  write(
    `${folder}/${area}-list-screen.stories.tsx`,
    like('src/features/logs/play-record-screen.stories.tsx')
      .put('还没有发布过广告', `还没有${title}`)
      .put("name: '只能查看', globals: { role: 'guest' }", `name: '只能查看', args: { holds: [${held}] }`),
  )
}

function writeRoute({ area, folder, Name, address, section, permission, like, write }: Context) {
  const order = section ? section.order + Number.parseInt(permission.charAt(1), 36) : 6
  const route = like('src/routes/_shell/record.playRecord.tsx')
    .put('#src/features/logs/', `#${folder}/`)
    .put("permission: '72'", `permission: ${quoted(permission)}`)
    .put(/import\('.\/-record\/.*'\), '\w+'/, `import('#${folder}/${area}-list-screen.tsx'), '${Name}ListScreen'`)
    .put('order: 72', `order: ${order}`)
  if (section) route.put("title: '日志', to: '/record'", `title: '${section.title}', to: '/${section.path}'`)
  else route.cut(/ {4}breadcrumb: .*\n/)
  write(`src/routes/_shell/${address.slice(1).replace('/', '.')}.tsx`, route)
}
