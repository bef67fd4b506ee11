import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import { testServer } from '#mocks/testing.ts'
import { createHttpListener } from '#mocks/transport/http-listener.ts'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { writePackage } from './pack-contract-check.mjs'

const run = promisify(execFile)
const listener = createHttpListener(testServer({ switches: { scenario: { scale: 1 } }, realNow: Date.now }), () => {})
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-check-'))
let origin = ''

beforeAll(async () => {
  origin = await listenLocally(listener)
  await writePackage(folder)
})
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true })
  stopListening(listener)
})

test('packed, it needs nothing beside it: two files, which check a server from an empty folder', async () => {
  expect(fs.readdirSync(folder).sort()).toEqual(['contract-check.mjs', 'package.json'])
  const script = path.join(folder, 'contract-check.mjs')
  const account = ['--account', '13800000000', '--password', DEMO_PASSWORD, '--salt', DEMO_PASSWORD_SALT]
  const given = ['--base-url', origin, ...account, '--json']
  const { stdout } = await run(process.execPath, [script, ...given], { cwd: folder, env: {} })
  expect(JSON.parse(stdout)).toMatchObject({ differences: [], causes: [] })
})
