import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import bundled from '#openapi/bundled.json' with { type: 'json' }
import { listCallOf } from './contract.ts'
import { newList } from './list.ts'
import { Model } from './model.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

interface Described {
  get: {
    responses: { 200: { content: { 'application/json': { schema: { oneOf: unknown[] } } } } }
    parameters: object[]
  }
}

/** A part of the contract whose files do not matter any more. */
function bundledPart(name: string): Record<string, unknown> {
  const text = read(`tests/new/${name}.yaml`)
    .replaceAll(/\$ref: '?[^#}]*\/common\/parameters\.yaml#\//g, '$ref: #/components/parameters/')
    .replaceAll(/\$ref: '?[^#}]*#\/(?!components)([\w]+)'?/g, '$ref: #/components/schemas/$1')
    .replaceAll(/\$ref: (#[^ ,}\n]+)/g, "$$ref: '$1'")
  return parse(text) as Record<string, unknown>
}

/** The contract with the call of tests/new. */
function contract(change?: (call: Described['get']) => void) {
  const paths = bundledPart('paths') as Record<string, Described>
  change?.(paths['/api/maintenance/page'].get)
  const { components } = bundled
  return {
    paths: { ...bundled.paths, ...paths },
    components: { ...components, schemas: { ...components.schemas, ...bundledPart('schemas') } },
  }
}

function begin(permission = '73', area = 'maintenance') {
  const operations = "maintenanceList: { method: 'GET', path: '/api/maintenance/page' },"
  const withCall = (file: string) => read(file) + (file.endsWith('operations.gen.ts') ? operations : '')
  const call = listCallOf(contract(), 'maintenanceList')
  return newList(withCall, { area, title: '维修记录', permission, call })
}

test('a list is read out of the contract', () => {
  const { row, fields, filters, leftOut } = listCallOf(contract(), 'maintenanceList')
  expect(row).toBe('Maintenance')
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['id', 'id'],
    ['sn', 'text'],
    ['name', 'text'],
    ['reason', 'text'],
    ['status', 'choice'],
    ['warranty', 'choice'],
    ['minutes', 'number'],
    ['creator', 'text'],
    ['createTime', 'moment'],
  ])
  expect(filters.map(({ name, kind }) => [name, kind])).toEqual([
    ['snOrName', 'text'],
    ['status', 'choice'],
    ['warranty', 'choice'],
  ])
  expect(leftOut).toEqual([])
})

test('what the contract calls a flag is yes or no, too', () => {
  const flags = contract((call) => {
    call.parameters.push({ name: 'del', in: 'query', schema: { $ref: '#/components/schemas/Flag' } })
  })
  const { filters } = listCallOf(flags, 'maintenanceList')
  expect(filters.at(-1)).toMatchObject({ name: 'del', kind: 'choice', choices: { names: { true: '是', false: '否' } } })
})

test('what no list can be made of is said in words', () => {
  expect(() => listCallOf(contract(), 'nothingList')).toThrow('The contract has no call nothingList')
  expect(() => listCallOf(bundled, 'deviceGet')).toThrow('deviceGet answers no pages')
  const without = contract((call) => call.parameters.splice(2, 1))
  expect(() => listCallOf(without, 'maintenanceList')).toThrow('no text to search by')
})

test('rows, handler, screen, search, columns, story, screen test and menu entry are made of the models', () => {
  const { files, unnamed, address } = begin()
  expect(address).toBe('/record/maintenance')
  expect(unnamed).toEqual([])
  const text = (file: string) => files.get(file) ?? ''
  expect([...files.keys()].filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([
    'src/features/maintenance/maintenance-search.ts',
    'src/features/maintenance/maintenance-columns.tsx',
    'src/features/maintenance/maintenance-export.ts',
    'src/features/maintenance/maintenance-list-screen.tsx',
    'src/features/maintenance/maintenance-list-screen.stories.tsx',
    'src/routes/_shell/record.maintenance.tsx',
    'tests/screens/maintenance/maintenance-list.test.ts',
    'mocks/db/seed/maintenance.ts',
    'mocks/handlers/maintenance.ts',
  ])
  expect(text('src/routes/_shell/record.maintenance.tsx')).toContain("menu: { icon: 'playLog', order: 73 }")
  expect(text('mocks/db/models.ts')).toContain('  maintenance: MaintenanceRow\n')
  expect(text('mocks/handlers/maintenance.ts')).toContain('(status === undefined || row.status === status)')
  expect(text('src/domain/labels.ts')).toContain("  2: { text: '已完成', tone: 'neutral' },\n")
  // yes and no are words on the screen, texts in the address, and booleans for the server
  expect(text('src/domain/labels.ts')).toContain("  true: { text: '是', tone: 'neutral' },\n")
  expect(text('src/features/maintenance/maintenance-columns.tsx')).toMatch(
    /Number\(warranty\)[^]*labelOf\(yesOrNo, warranty\)/,
  )
  expect(text('src/features/maintenance/maintenance-search.ts')).toContain("warranty: oneOf('true', 'false'),")
  expect(text('src/features/maintenance/maintenance-search.ts')).toContain("({ warranty: value === 'true' })")
  expect(text('mocks/db/models.ts')).toContain('  warranty: boolean\n')
  expect(text('tests/contract/labels.test.ts')).not.toContain('boolean')
  // nothing of the models is left
  for (const [file, made] of files)
    if (file.includes('maintenance')) expect(made, file).not.toMatch(/play-?record|广告|Order|orders|LogLinks/)
})

test('an area of two words with a page of its own', () => {
  const { files, address } = begin('45', 'work-order')
  expect(address).toBe('/workOrderManage')
  expect(files.get('src/features/work-order/work-order-search.ts')).toContain('export const workOrderSearch')
  expect(files.get('src/routes/_shell/workOrderManage.tsx')).not.toContain('breadcrumb')
})

test('a permission that no role could be given is refused', () => {
  expect(() => begin('51')).toThrow('has no 5, below which 51 stands')
})

test('a model that has changed is named', () => {
  expect(() => new Model(() => 'const a = 1\n', 'src/a.ts').put('const b', 'const c')).toThrow(/src\/a\.ts is a model/)
  const text = "import { a, b } from './a.ts'\nimport type { C } from './c.ts'\n\nexport const d = a\n"
  expect(new Model(() => text, 'src/d.ts').toString()).toBe("import { a } from './a.ts'\n\nexport const d = a\n")
})
