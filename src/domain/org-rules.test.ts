import { expect, it } from 'vitest'
import { orgName } from './org-rules.ts'

it.each([
  ['', '组织机构名称不能为空'],
  ['  ', '组织机构名称不能为空'],
  ['华东大区', null],
  [' 一二三四五六七八九十 ', null],
  ['一二三四五六七八九十一', '组织机构名称不能超过10个字符'],
])('%j', (name, wrong) => expect(orgName(name)).toBe(wrong))
