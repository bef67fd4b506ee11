import { checkContract } from './command.ts'

/* The command contract:check, here (scripts/contract-check.mjs) and packed (scripts/pack-contract-check.mjs). */

try {
  process.exitCode = await checkContract(process.argv.slice(2), {
    env: process.env,
    print: console.log,
    complain: console.error,
    progress: console.error,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
