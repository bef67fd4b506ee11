/*
 * What all files of a new list go by: its names, where it stands, and what its fields and choices are called.
 */
import { FLAG, type Field, type ListCall } from './contract.ts'
import { Model, type Read } from './model.ts'

export interface NewList {
  /** As in file names: `maintenance`, `work-order`. */
  area: string
  /** As it is called on the screen. */
  title: string
  permission: string
  call: ListCall
}

/** The pages of logs and statistics stand below the entry whose permission theirs begins with (P11). */
const SECTIONS: Readonly<Record<string, { path: string; title: string; order: number }>> = {
  7: { path: 'record', title: '日志', order: 70 },
  8: { path: 'report', title: '数据统计', order: 50 },
}

/** Where the words for columns are looked up. */
const COLUMNS = ['logs/log', 'orders/order', 'users/user', 'devices/device', 'roles/role']

/** The labels of what is or is not, which the first list that has it brings. */
export const YES_OR_NO = 'yesOrNo'

export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`
export const codesOf = ({ choices }: Field) => Object.keys(choices?.names ?? {})
export const areNumbers = (field: Field) => codesOf(field).every((code) => /^-?\d+$/.test(code))
/** Yes or no. */
export const isFlag = ({ choices }: Field) => choices?.schema === FLAG
/** The values of a choice as code has them. */
export const valuesOf = (field: Field) =>
  codesOf(field).map((code) => (areNumbers(field) || isFlag(field) ? code : quoted(code)))

export type Context = ReturnType<typeof contextOf>

export function contextOf(read: Read, { area, title, permission, call }: NewList) {
  const name = area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const Name = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const above = permission.charAt(0)
  if (!read('src/domain/permissions.ts').includes(`'${above}':`))
    throw new Error(
      `src/domain/permissions.ts has no ${above}, below which ${permission} stands where roles are given permissions: name it there too, or take a code below another.`,
    )
  const section = permission.length > 1 ? SECTIONS[permission.charAt(0)] : undefined
  const address = section ? `/${section.path}/${name}` : `/${name}Manage`
  const folder = `src/features/${area}`
  const files = new Map<string, string>()

  const words = wordsOf(read)
  const unnamed = new Set<string>()
  function wordOf({ name: field, title: own }: Field): string {
    const word = own ?? words.get(field)
    if (word === undefined) unnamed.add(field)
    return word ?? field
  }

  /** The labels of every enum, by the schema that has it. */
  const labels = new Map<string, string>()
  for (const [, schema = '', table = ''] of read('tests/contract/labels.test.ts').matchAll(
    /^ {2}(\w+): labels\.(\w+),$/gm,
  ))
    labels.set(schema, table)
  if (read('src/domain/labels.ts').includes(`export const ${YES_OR_NO}:`)) labels.set(FLAG, YES_OR_NO)
  const labelsOf = ({ choices }: Field) => labels.get(choices?.schema ?? '') ?? ''

  return {
    area,
    title,
    permission,
    call,
    name,
    Name,
    section,
    address,
    folder,
    searchFile: `${folder}/${area}-search.ts`,
    /** The first text of the filters is the search, as in every list. */
    search: call.filters.find(({ kind }) => kind === 'text') as Field,
    /** The fields that have columns. */
    shown: call.fields.filter(({ kind }) => kind !== 'id'),
    files,
    unnamed,
    wordOf,
    labels,
    labelsOf,
    /** The names of labels that some fields need, for an import. */
    labelNames: (fields: readonly Field[]) => [
      ...new Set(fields.filter(({ kind }) => kind === 'choice').map((field) => labelsOf(field))),
    ],
    model: (file: string) => new Model(read, file),
    /** A file of the log of publishes, with the names of the new list in the place of its own. */
    like: (file: string) =>
      new Model(
        (path) =>
          read(path)
            .replaceAll(/\bplayRecordList\b/g, call.operationId)
            .replaceAll(/\bPlayRecord\b/g, call.row)
            .replaceAll(/playRecord(?=[A-Z])/g, name)
            .replaceAll(/PlayRecord(?=[A-Z])/g, Name)
            .replaceAll('广告发布记录', title)
            .replaceAll('/record/playRecord', address)
            .replaceAll('play-record-', `${area}-`)
            .replaceAll('console.columns.playRecord', `console.columns.${name}`),
        file,
      ),
    write: (file: string, model: Model) => files.set(file, model.toString()),
    /** Changes a file that is there. */
    change: (file: string, make: (model: Model) => Model) =>
      files.set(file, make(new Model((path) => files.get(path) ?? read(path), file)).toString()),
  }
}

/** What the columns of the console call a field of this name, the first of them. */
function wordsOf(read: Read): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const file of COLUMNS)
    for (const [, id = '', header = ''] of read(`src/features/${file}-columns.tsx`).matchAll(
      /id: '(\w+)',\s+header: '([^']+)'/g,
    ))
      if (!words.has(id)) words.set(id, header)
  return words
}
