import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pointCommand } from './point.ts'

const PAGE = '<meta name="deployment" data-orders="true" />'

let parent: string
let folder: string

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'point-'))
  folder = path.join(parent, 'dist')
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, '_headers'), '/*\n')
  for (const page of ['index.html', '404.html']) fs.writeFileSync(path.join(folder, page), PAGE)
})

afterEach(() => fs.rmSync(parent, { recursive: true }))

const page = () => fs.readFileSync(path.join(folder, 'index.html'), 'utf8')

test('a build is led to a server, and back with a word for it', () => {
  expect(pointCommand([folder], { VITE_API_BASE_URL: 'https://api.example.invalid' })).toEqual({
    text: `${folder} calls https://api.example.invalid`,
  })
  expect(page()).toContain('data-api-base-url="https://api.example.invalid"')
  expect(fs.readFileSync(path.join(parent, 'dist-hosts/nginx.conf'), 'utf8')).toContain('https://api.example.invalid')
  expect(pointCommand([folder, '--own-server'], {}).failed).toBeUndefined()
  expect(page()).toBe('<meta name="deployment" />')
})

test.each([
  ['without a variable', [], {}, /VITE_API_BASE_URL.*--own-server/],
  [
    'with an address that is none',
    [],
    { VITE_API_BASE_URL: 'api.example.invalid' },
    /“api\.example\.invalid” is not an address/,
  ],
  ['with an option that is none', ['--server'], {}, /npm run point -- dist/],
])('%s nothing is written, and it is said what to do', (_, options, env, text) => {
  expect(pointCommand([folder, ...options], env)).toEqual({ text: expect.stringMatching(text), failed: true })
  expect(page()).toBe(PAGE)
})

test('a folder that is no build is said to be none, and help is given', () => {
  expect(pointCommand([path.join(folder, 'nothing')], { VITE_API_BASE_URL: '/' })).toMatchObject({
    failed: true,
    text: expect.stringContaining('is not a build'),
  })
  expect(pointCommand(['--help'], {})).toEqual({ text: expect.stringContaining('--own-server') })
})
