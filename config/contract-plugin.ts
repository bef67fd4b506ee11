import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { ErrorPayload, Plugin } from 'vite'

type Problem = ErrorPayload['err']

/** Does what `npm run contract` does and gives what it says when it fails. */
interface Maker {
  make: () => Promise<string | undefined>
  end: () => void
}

/** A process that stays as long as the server, so that what it needs is loaded once. */
function contractProcess(root: string): Maker {
  let running: ChildProcess | undefined
  return {
    make: () =>
      new Promise((resolve) => {
        const child = (running ??= fork('scripts/contract.mjs', ['--follow'], { cwd: root }))
        const end = (said: unknown) => {
          child.removeAllListeners()
          resolve(said === '' ? undefined : String(said))
        }
        child.once('message', end)
        child.once('exit', (code) => {
          running = undefined
          end(`npm run contract ended with ${code}`)
        })
        child.send('make')
      }),
    end: () => running?.kill(),
  }
}

/**
 * While the console is developed, a change of the contract is followed as it is saved: types, tables and the simulated
 * server are made anew, and what is wrong with it stands over the page, with its file.
 */
export function contractWatch(root: string, maker = contractProcess(root)): Plugin {
  return {
    name: 'contract-watch',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      let problem: Problem | undefined
      let isRunning = false
      let again = false
      async function follow() {
        again = true
        if (isRunning) return
        isRunning = true
        let said: string | undefined
        while (again) {
          again = false
          said = await maker.make()
        }
        isRunning = false
        const before = problem
        problem = said === undefined ? undefined : problemOf(root, said)
        if (problem) ws.send({ type: 'error', err: problem })
        // what is generated may be as it was: then nothing else takes the problem away
        else if (before) ws.send({ type: 'full-reload' })
      }
      watcher.on('all', (_, file) => {
        if (isSource(root, file)) void follow()
      })
      ws.on('connection', () => {
        if (problem) ws.send({ type: 'error', err: problem })
      })
    },
    // a changed configuration starts the server anew, with a process of its own
    closeBundle: maker.end,
  }
}

function isSource(root: string, file: string): boolean {
  return /^openapi\/.*\.yaml$/.test(path.relative(root, file).replaceAll(path.sep, '/'))
}

/** The first thing that is wrong, with its place; a problem of the whole contract has none. */
export function problemOf(root: string, said: string): Problem {
  const problem = { stack: '', plugin: 'npm run contract' }
  const [, file = '', line, column, message = ''] =
    /^\[1\] (openapi\/\S+?):(\d+):(\d+)[^\n]*\n\s*([^\n]+)/m.exec(said) ??
    /^- (openapi\/\S+?):(\d+):(\d+) ([^\n]+)/m.exec(said) ??
    []
  if (file === '') return { ...problem, message: said.trim() }
  const id = path.join(root, file)
  return { ...problem, message, id, loc: { file: id, line: Number(line), column: Number(column) } }
}
