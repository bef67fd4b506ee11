/**
 * Holds a server against the contract: signs in, asks for whatever only reads, and says by call what is different.
 *
 *   npm run contract:check -- --base-url http://127.0.0.1:4000 --account 13800000000 \
 *     --password Demo1234 --salt adscreen-demo
 *   npm run contract:check -- --help
 *
 * Nothing is written but with --write.
 */
import { checkNode, ensureInstalled } from './setup.mjs'

checkNode()
ensureInstalled()

// the address and the salt of a build are known from its own settings
try {
  process.loadEnvFile('.env.local')
} catch {
  // there is none
}
// without this the JSON of the contract is a warning on some versions of Node
const { register } = await import('tsx/esm/api')
register()
await import('../tests/conformance/main.ts')
