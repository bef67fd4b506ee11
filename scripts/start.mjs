/**
 * Starts the console on this machine, with its simulated server unless VITE_API_BASE_URL names a real one.
 *
 *   npm start                   installs what is missing, then serves on http://127.0.0.1:5173
 *   npm start -- --port 5200    on another port
 *   npm start -- --no-open      without opening a browser
 */
import { parseArgs } from 'node:util'
import { checkNode, ensureInstalled, giveUp, root } from './setup.mjs'

checkNode()
const options = readOptions()
ensureInstalled()

const { createServer } = await import('vite')
const server = await createServer({ root, server: { ...(options.port && { port: options.port }), open: options.open } })
await server.listen()
server.printUrls()
console.log(
  server.config.env.VITE_API_BASE_URL
    ? `  The console talks to ${server.config.env.VITE_API_BASE_URL}.`
    : '  The server is simulated: its demo accounts are on the login page. Stop with Ctrl C.',
)

/** The command line, checked. */
function readOptions() {
  let values
  try {
    ;({ values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } }))
  } catch (error) {
    giveUp(error.message, 'Usage: npm start -- [--port 5173] [--no-open]')
  }
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    giveUp(`"${values.port}" is not a port.`)
  return { port, open: !values['no-open'] && hasBrowser() }
}

/** Whether somebody sits in front of this terminal and has a browser to be opened. */
function hasBrowser() {
  if (process.env.CI || process.env.SSH_CONNECTION || !process.stdout.isTTY) return false
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
}
