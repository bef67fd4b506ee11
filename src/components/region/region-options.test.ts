import { expect, test } from 'vitest'
import { firstOptions, foundOptions, regionOptions, type RegionNode, type RegionOption } from './region-options.ts'

const sizeOf = (options: readonly RegionOption[]): number =>
  options.reduce((sum, { children = [] }) => sum + 1 + sizeOf(children), 0)

let reads = 0

/** A place that counts how often somebody asks for its name. */
class Place implements RegionNode {
  readonly #name: string
  readonly children: readonly RegionNode[]
  constructor(name: string, children: readonly RegionNode[] = []) {
    this.#name = name
    this.children = children
  }
  get name() {
    reads += 1
    return this.#name
  }
}

/** So many places below each other: provinces, cities of each, districts of each of these. */
const tree = (provinces: number, cities: number, districts: number) =>
  Array.from(
    { length: provinces },
    (_, p) =>
      new Place(
        `省${p}`,
        Array.from(
          { length: cities },
          (_, c) =>
            new Place(
              `市${c}`,
              Array.from({ length: districts }, (_, d) => new Place(`区${d}`)),
            ),
        ),
      ),
  )

test.each([
  ['deep', 40, 50, 49, 100_040],
  ['all in one level', 1, 1, 100_000, 100_002],
])('of a hundred thousand places, %s, each is read once, and the first of each level are shown', (_, p, c, d, all) => {
  reads = 0
  const options = regionOptions(tree(p, c, d))
  expect(reads).toBe(all)
  expect(sizeOf(options)).toBe(all)
  expect(sizeOf(firstOptions(options, 200, []))).toBeLessThanOrEqual(Math.min(all, p * c * 200 + p * c + p))
  const found = foundOptions(options, '区', 200, [])
  expect(sizeOf(found)).toBeLessThan(210)
  expect(found.at(-1)).toMatchObject({ label: '还有更多，请再输入几个字', disabled: true })
  expect(reads).toBe(all)
})

test('what is chosen stands among the first, however far behind, and among what was found', () => {
  const options = regionOptions(tree(3, 2, 500))
  const chosen = ['省2', '省2/市1', '省2/市1/区400']
  const first = firstOptions(options, 2, chosen)
  expect(first.map(({ value }) => value)).toEqual(['省0', '省1', '省2'])
  expect(first[2]?.children?.[1]?.children?.map(({ label }) => label)).toEqual(['区0', '区1', '区400'])
  const found = foundOptions(options, '省0', 1, chosen)
  expect(found.map(({ value, found: hit }) => [value, hit])).toEqual([
    ['省0', true],
    ['省2', undefined],
    ['', true],
  ])
})

test('a search hits names at every level, and whole paths', () => {
  const options = regionOptions([
    { name: '浙江省', children: [{ name: '杭州市', children: [{ name: '西湖区' }, { name: '余杭区' }] }] },
    { name: '江西省', children: [{ name: '南昌市', children: [{ name: '西湖区' }] }] },
  ])
  const hits = (query: string) => {
    const values: string[] = []
    const visit = (list: readonly RegionOption[]) =>
      list.forEach(({ value, found, children = [] }) => {
        if (found) values.push(value)
        visit(children)
      })
    visit(foundOptions(options, query, 200, []))
    return values
  }
  expect(hits('西湖')).toEqual(['浙江省/杭州市/西湖区', '江西省/南昌市/西湖区'])
  expect(hits(' 杭州市 / 余 ')).toEqual(['浙江省/杭州市/余杭区'])
  expect(hits('没有')).toEqual([])
})

test('names that repeat on a level, and nodes without one, are left out', () => {
  const nodes = [{ name: 'A' }, { name: 'A' }, { name: '' }, { name: 7 }, { name: 'B', children: 'x' }]
  expect(regionOptions(nodes as unknown as RegionNode[]).map(({ label }) => label)).toEqual(['A', 'B'])
})

test('a province, a city and a district are chosen; what a server has below these is none of them', () => {
  const deep = { name: '省', children: [{ name: '市', children: [{ name: '区', children: [{ name: '街道' }] }] }] }
  expect(regionOptions([deep])).toEqual([
    {
      value: '省',
      label: '省',
      children: [{ value: '省/市', label: '市', children: [{ value: '省/市/区', label: '区' }] }],
    },
  ])
})
