import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { groups } from './chunk-groups.ts'

const root = path.resolve(import.meta.dirname, '..')
const paths = groups.flatMap(({ paths, but = [] }) => [...paths, ...but])

function exists(each: string): boolean {
  const found = fs.statSync(path.join(root, each), { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() === each.endsWith('/')
}

test('every path exists', () => {
  expect(paths.filter((each) => !exists(each))).toEqual([])
})

test('no path is named twice', () => {
  expect(paths.filter((each, index) => paths.indexOf(each) !== index)).toEqual([])
})

test('can fail: a path that is gone', () => {
  expect(['src/gone.ts', 'src', 'src/'].filter(exists)).toEqual(['src/'])
})
