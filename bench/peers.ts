import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build, preview } from 'vite'
import { root } from '#tests/support/sources.ts'
import { openPage, type Bench } from './browser.ts'
import { dragCost } from './editor.ts'

export const peers = ['excalidraw', 'tldraw'] as const

const folder = path.join(root, 'bench/peers')

/**
 * CPU milliseconds of a step when one of 50 boxes is dragged, by editor, at a whole or a quarter of the speed. Installs
 * and builds them when they are not there.
 */
export async function peerCosts(bench: Bench, cpu: 1 | 4): Promise<Record<(typeof peers)[number], number>> {
  if (!fs.existsSync(path.join(folder, 'node_modules'))) {
    const { status } = spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error('The other editors could not be installed')
  }
  if (!fs.existsSync(path.join(folder, 'dist'))) {
    const input = peers.map((name) => path.join(folder, `${name}.html`))
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      base: './',
      build: { outDir: 'dist', rollupOptions: { input }, chunkSizeWarningLimit: 1e6 },
    })
  }
  const site = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    const costs = { excalidraw: Number.NaN, tldraw: Number.NaN }
    for (const name of peers) {
      const visit = await openPage(bench, { cpu, signedIn: false, fastNetwork: true })
      await visit.page.goto(`${site.resolvedUrls?.local[0]}${name}.html`)
      await visit.page.waitForFunction(() => document.title === 'ready')
      await visit.cdp.send('Performance.enable')
      costs[name] = await dragCost(visit, { x: 280, y: 208 })
      await visit.close()
    }
    return costs
  } finally {
    await site.close()
  }
}
