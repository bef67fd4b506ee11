import { expect, test } from 'vitest'
import { regionsBelow, type RegionNames } from './region-rules.ts'

const tree = [
  { name: '上海市', children: [{ name: '市辖区', children: [{ name: '黄浦区' }, { name: '徐汇区' }] }] },
  {
    name: '浙江省',
    children: [
      { name: '杭州市', children: [{ name: '西湖区' }] },
      { name: '宁波市', children: [] },
    ],
  },
]

test.each<[RegionNames, string[]]>([
  [{}, ['上海市', '浙江省']],
  [{ province: '浙江省' }, ['杭州市', '宁波市']],
  [{ province: '上海市' }, ['黄浦区', '徐汇区']],
  [{ province: '浙江省', city: '杭州市' }, ['西湖区']],
  [{ province: '浙江省', city: '宁波市' }, []],
  [{ province: '上海市', city: '市辖区', district: '徐汇区' }, ['徐汇区']],
  [{ province: '没有' }, []],
  [{ province: '浙江省', city: '没有' }, []],
])('%o is divided into %o', (chosen, names) =>
  expect(regionsBelow(tree, chosen).map(({ name }) => name)).toEqual(names),
)

test('a line leads to its own place, and says whether it can be divided', () => {
  expect(regionsBelow(tree, {})[1]).toEqual({ name: '浙江省', province: '浙江省', divided: true })
  expect(regionsBelow(tree, { province: '浙江省' })[1]).toMatchObject({ city: '宁波市', divided: false })
  expect(regionsBelow(tree, { province: '上海市' })[0]).toEqual({
    name: '黄浦区',
    province: '上海市',
    city: '市辖区',
    district: '黄浦区',
    divided: false,
  })
})
