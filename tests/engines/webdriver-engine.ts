import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { takeSaved } from './saved.ts'
import { freePort } from '#tests/support/mock-process.ts'
import { VIEWPORT, type Engine, type PointerStep } from './engine.ts'

/** A command that takes longer is never answered. */
const CALL_MS = 40_000

/** WebKitGTK's small browser on a screen of its own, as WebDriver drives it. */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'webkit-'))
  const downloads = path.join(home, 'downloads')
  await fs.mkdir(path.join(home, '.config'))
  await fs.mkdir(downloads)
  await fs.writeFile(path.join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = screen.stdio[3] ? String((await once(screen.stdio[3], 'data'))[0]).trim() : ''
  const port = await freePort()
  const problems: string[] = []
  const service = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      DISPLAY: `:${display}`,
      LANG: 'C.UTF-8',
      LANGUAGE: 'zh_CN',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  service.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/CONSOLE \S+ (ERROR|WARN)|policy violated/.test(line)) problems.push(line)
  })

  async function call(method: string, address: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`WebDriver refuses ${method} ${address}: ${JSON.stringify(value).slice(0, 600)}`)
    return value
  }
  await expect(() => call('GET', '/status')).toPass({ timeout: 10_000 })
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })) as { sessionId: string }
  const session = (method: string, address: string, body?: unknown) =>
    call(method, `/session/${sessionId}${address}`, body)

  async function run(expression: string): Promise<unknown> {
    const [ok, value] = (await session('POST', '/execute/async', {
      script: `const done = arguments[0]
        Promise.resolve().then(() => (${expression})).then((value) => done([true, value]), (error) => done([false, String(error) + error.stack]))`,
      args: [],
    })) as [boolean, unknown]
    if (!ok) throw new Error(String(value))
    return value
  }
  const keys = (actions: readonly object[]) =>
    session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })

  // the bars of the window are not the page's
  await session('POST', '/window/rect', { x: 0, y: 0, ...VIEWPORT })
  const height = Number(await run('innerHeight'))
  await session('POST', '/window/rect', { x: 0, y: 0, width: VIEWPORT.width, height: 2 * VIEWPORT.height - height })

  return {
    name: 'webkit',
    goto: async (url) => void (await session('POST', '/url', { url })),
    run,
    pointer: async (steps) =>
      void (await session('POST', '/actions', {
        actions: [
          { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps.map(pointerAction) },
        ],
      })),
    type: async (text) => void (await keys([...text].flatMap(tapOf))),
    async press(key) {
      const held = key.split('+').map((one) => KEYS[one] ?? one)
      await keys([
        ...held.map((value) => ({ type: 'keyDown', value })),
        ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    },
    async choose(selector, files) {
      let element: object = {}
      await expect(async () => {
        element = (await session('POST', '/element', { using: 'css selector', value: selector })) as object
      }).toPass({ timeout: 20_000 })
      await session('POST', `/element/${String(Object.values(element)[0])}/value`, { text: files.join('\n') })
    },
    async download(act) {
      await act()
      return takeSaved(downloads)
    },
    async picture() {
      // the driver waits for the next frame, and a page in which nothing moves has none
      await run(`(${startMoving})()`)
      const png = String(await session('GET', '/screenshot'))
      await run('void document.querySelector("[data-moving]").remove()')
      return Buffer.from(png, 'base64')
    },
    problems: () => problems,
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined)
      await Promise.all([service, screen].map(end))
      await fs.rm(home, { recursive: true, force: true })
    },
  }
}

/** Runs in the page: changes a point that nobody sees in every frame, until it is taken away. */
function startMoving() {
  const point = document.createElement('i')
  point.dataset['moving'] = ''
  Object.assign(point.style, {
    position: 'fixed',
    right: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    background: 'white',
  })
  point.ariaHidden = 'true'
  document.body.append(point)
  const move = () => {
    point.style.opacity = point.style.opacity === '0' ? '0.01' : '0'
    if (point.isConnected) requestAnimationFrame(move)
  }
  move()
}

async function end(child: ChildProcess) {
  const gone = once(child, 'exit')
  if (child.exitCode === null && child.kill()) await gone
}

function pointerAction(step: PointerStep) {
  if (step.kind !== 'move') return { type: step.kind === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
  return { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), origin: 'viewport', duration: 20 }
}

const tapOf = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

/** Keys without a letter, as WebDriver numbers them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Delete: '\uE017',
}
