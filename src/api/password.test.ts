import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { apiConfig, configureApi } from './config.ts'
import { hashPassword, hasPasswordSalt } from './password.ts'

const before = { ...apiConfig }
afterEach(() => configureApi(before))
const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const demo = Promise.resolve({ passwordSalt: 'demo' } as never)

test.each([
  ['of the deployment', { passwordSalt: 'salt', demo }, 'salt', true],
  ['of the deployment, which has none', { passwordSalt: '', demo: undefined }, '', true],
  ['of the simulated server', { passwordSalt: undefined, demo }, 'demo', true],
  ['that nobody has said', { passwordSalt: undefined, demo: undefined }, '', false],
])('a password is hashed, trimmed, with the salt %s (C6, R1)', async (_whose, config, salt, has) => {
  configureApi(config)
  expect(await hashPassword(' 密码1 ')).toBe(md5(`密码1${salt}`))
  expect(hasPasswordSalt()).toBe(has)
})
