import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from './sources.ts'
import { quietSwitches } from './quiet-switches.ts'

export interface MockProcess {
  origin: string
  port: number
  stop(): Promise<void>
}

export async function startMockProcess(): Promise<MockProcess> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/tsx/dist/cli.mjs'),
      'mocks/server.ts',
      '--quiet',
      '--port',
      String(port),
      '--switches',
      JSON.stringify(quietSwitches),
    ],
    {
      cwd: root,
      // its wall times are those of Shanghai, wherever its computer stands (T6)
      env: { ...process.env, TZ: 'Europe/Lisbon' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const ended = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error(`The simulated server ended at once:\n${said}`)
    }),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      child.kill()
      await ended
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
