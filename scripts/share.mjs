/**
 * Shows the demo to others in the same network: makes it, serves it on every address of this machine, and says these.
 *
 *   npm run share
 *   npm run share -- --port 8080
 */
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from './serve.mjs'
import { checkNode, ensureInstalled, giveUp, root } from './setup.mjs'

checkNode()
ensureInstalled()
const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } })
const port = Number(values.port)
if (!(Number.isInteger(port) && port > 0 && port < 65_536)) giveUp(`"${values.port}" is not a port.`)

const folder = path.join(root, '.tmp/share')
console.log('Making the demo ...')
// whatever server .env.local names: what is shown is simulated
Object.assign(process.env, { BASE_PATH: '/', VITE_API_BASE_URL: '' })
const { build } = await import('vite')
await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })

try {
  await serve(folder, { port, host: '0.0.0.0', effort: 5 })
} catch (error) {
  giveUp(`Port ${port} cannot be used: ${error.message}`, 'Another one: npm run share -- --port 8080')
}
const addresses = Object.values(os.networkInterfaces())
  .flat()
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => `http://${address}:${port}/`)
if (addresses.length === 0) console.log(`This machine is in no network; here it is at http://127.0.0.1:${port}/`)
for (const address of addresses)
  console.log(`\n  ${address}\n  ${address}?scenario=tour  from upload to screen, step by step`)
console.log(`
Accounts are on the login page. Everybody has a simulation of their own: what one does, others do not see.
Over plain http browsers say 不安全 and keep the clipboard to themselves. Stop with Ctrl C.`)
