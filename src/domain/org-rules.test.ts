import { expect, it } from 'vitest'
import { orgNameWrong, orgPathNames } from './org-rules.ts'

it.each([
  ['', '组织机构名称不能为空'],
  ['  ', '组织机构名称不能为空'],
  ['华东大区', null],
  [' 一二三四五六七八九十 ', null],
  ['一二三四五六七八九十一', '组织机构名称不能超过 10 个字符'],
  ['𠮷'.repeat(10), null],
  ['上海/浦东', '组织机构名称不能包含“/”和“>”'],
  ['上海／浦东', '组织机构名称不能包含“/”和“>”'],
  ['上海>浦东', '组织机构名称不能包含“/”和“>”'],
])('%j', (name, wrong) => expect(orgNameWrong(name)).toBe(wrong))

it.each([
  ['总公司/华东大区', ['总公司', '华东大区']],
  [' 总公司 > 华东 ／ 上海 ', ['总公司', '华东', '上海']],
  ['总公司', ['总公司']],
])('path %j', (path, names) => expect(orgPathNames(path)).toEqual(names))
