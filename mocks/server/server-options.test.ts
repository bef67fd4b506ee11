import { expect, test } from 'vitest'
import { readServerOptions } from './server-options.ts'

test('options come from the arguments, then from the environment', () => {
  expect(readServerOptions(['--quiet'], { MOCK_PORT: '4100' })).toEqual({
    port: 4100,
    host: '127.0.0.1',
    quiet: true,
    switches: {},
  })
  expect(readServerOptions(['--port', '4200', '--differ', 'missing-field'], {})).toMatchObject({
    port: 4200,
    switches: { faults: [expect.anything()] },
  })
})

test('help is no failure; what cannot be read is, and says how to ask', () => {
  expect(readServerOptions(['--help'], {})).toEqual({ text: expect.stringContaining('--switches'), failed: false })
  for (const args of [['--verbose'], ['--port', 'x'], ['--switches', '{'], ['--differ', 'nothing-known']]) {
    expect(readServerOptions(args, {}), args.join(' ')).toEqual({
      text: expect.stringContaining('npm run mock:server'),
      failed: true,
    })
  }
})
