/*
 * A list of the console from a call of the contract: what is written, as texts by path.
 */
import { codesOf, contextOf, isFlag, quoted, valuesOf, YES_OR_NO, type Context, type NewList } from './context.ts'
import type { Read } from './model.ts'
import { writeScreen } from './screen-files.ts'
import { writeServer } from './server-files.ts'

interface Written {
  files: ReadonlyMap<string, string>
  /** Fields that have no Chinese name anywhere and are called by their own. */
  unnamed: readonly string[]
  address: string
}

export function newList(read: Read, list: NewList): Written {
  const context = contextOf(read, list)
  nameChoices(context)
  writeScreen(context)
  writeServer(context)
  enterInLists(context, read)
  const { files, unnamed, address } = context
  return { files, unnamed: [...unnamed], address }
}

/** What is or is not, in the two ways in which answers say it (W6). */
const FLAG_LABELS = `
/** What is or is not, in the two ways in which answers say it (W6). */
export const ${YES_OR_NO}: Labels = {
  true: { text: '是', tone: 'neutral' },
  false: { text: '否', tone: 'neutral' },
  1: { text: '是', tone: 'neutral' },
  0: { text: '否', tone: 'neutral' },
}
`

/** Labels for the enums that have none yet, and their line in the test that compares them with the contract. */
function nameChoices({ call, labels, change }: Context) {
  const addLabels = (text: string) =>
    change('src/domain/labels.ts', (model) =>
      model.repeat(/\n\/\*\* [^\n]*\nexport const playTypes: Labels = \{\n(?: {2}.*\n)+\}\n/, () => text),
    )
  for (const field of [...call.fields, ...call.filters]) {
    const { schema, names } = field.choices ?? {}
    if (schema === undefined || labels.has(schema)) continue
    if (isFlag(field)) {
      labels.set(schema, YES_OR_NO)
      addLabels(FLAG_LABELS)
      continue
    }
    const table = `${schema.charAt(0).toLowerCase()}${schema.slice(1)}${schema.endsWith('s') ? 'es' : 's'}`
    labels.set(schema, table)
    const texts = codesOf(field).map((code) => quoted(names?.[code] ?? code))
    const lines = valuesOf(field).map(
      (value, index) => `  ${value}: { text: ${texts[index]}, tone: 'neutral' },
`,
    )
    addLabels(`\n/** ${call.summary}. */\nexport const ${table}: Labels = {\n${lines.join('')}}\n`)
    change('tests/contract/labels.test.ts', (model) =>
      model.repeat(/ {2}PlayType: labels\.playTypes,\n/, () => `  ${schema}: labels.${table},\n`),
    )
  }
}

/** What is listed by page or call: a line like that of the model behind it. */
function enterInLists({ address, title, name, Name, searchFile, call: { operationId }, change }: Context, read: Read) {
  const path = new RegExp(`\\b${operationId}: \\{ method: '\\w+', path: '([^']+)'`).exec(
    read('src/api/generated/operations.gen.ts'),
  )?.[1]
  if (path === undefined) throw new Error(`src/api/generated/ does not have ${operationId}: run "npm run contract"`)
  change('src/app/ahead/first-calls.ts', (model) =>
    model.repeat(/ {2}'\/record\/playRecord': .*\n/, () => `  '${address}': '${operationId}${path}',\n`),
  )
  change('src/app/ahead/first-calls.test.ts', (model) =>
    model
      .repeat(
        /import \{ playRecordSearch.*\n/,
        () => `import { ${name}Search, to${Name}Request } from '#${searchFile}'\n`,
      )
      .repeat(
        / {2}'\/record\/playRecord': .*\n/,
        () => `  '${address}': ['${operationId}', to${Name}Request(${name}Search({}))],\n`,
      ),
  )
  if (!read('tests/conformance/requests.ts').includes(`'${operationId}'`))
    change('tests/conformance/requests.ts', (model) =>
      model.repeat(/ {2}\{ operationId: 'playRecordList', query: page \},\n/, (part) =>
        part.replace('playRecordList', operationId),
      ),
    )
  change('scripts/page-pictures.mjs', (model) =>
    model.repeat(
      / {2}\['广告发布记录', .*\n/,
      () => `  [${quoted(title)}, ${quoted(address.slice(1))}, { printed: true }],\n`,
    ),
  )
}
