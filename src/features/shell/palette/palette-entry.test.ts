import { expect, test } from 'vitest'
import { inSections, matchEntries, type PaletteEntry } from './palette-entry.ts'

const entry = (title: string, words: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  title,
  words,
  section: '页面',
  run: () => {},
  ...more,
})
const entries = [
  entry('首页', '/homepage'),
  entry('终端管理', '/terminalmanage'),
  entry('终端指令记录', '/record/devicecommand', { place: '日志' }),
  entry('离线终端', 'offline', { section: '操作' }),
  entry('退出登录', 'sign out logout', { section: '操作' }),
]
const found = (typed: string) => matchEntries(entries, typed).map(({ title }) => title)

test('nothing typed finds everything, in its order', () => {
  expect(found('  ')).toEqual(entries.map(({ title }) => title))
})

test('part of a title, of its place or of the path', () => {
  expect(found('指令')).toEqual(['终端指令记录'])
  expect(found('日志')).toEqual(['终端指令记录'])
  expect(found('TerminalM')).toEqual(['终端管理'])
  expect(found('sign out')).toEqual(['退出登录'])
  expect(found('日志 record')).toEqual(['终端指令记录'])
  expect(found('没有')).toEqual([])
})

test('titles that begin with it come first', () => {
  expect(found('终端')).toEqual(['终端管理', '终端指令记录', '离线终端'])
  expect(found('o')).toEqual(['首页', '终端指令记录', '离线终端', '退出登录'])
})

test('initials of pinyin', () => {
  expect(found('zdgl')).toEqual(['终端管理'])
  expect(found('ZD')).toEqual(['终端管理', '终端指令记录', '离线终端'])
})

test('sections keep what belongs together', () => {
  expect(
    inSections(matchEntries(entries, '终端')).map(({ section, entries: members }) => [section, members.length]),
  ).toEqual([
    ['页面', 2],
    ['操作', 1],
  ])
})
