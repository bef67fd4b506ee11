/**
 * What npm test does first: installs what is missing, a browser too, and forgets the reports of the run before.
 */
import fs from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled } from './setup.mjs'
import { reports } from './step.mjs'

checkNode()
ensureInstalled()
await ensureBrowser()
fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports, { recursive: true })
