import fs from 'node:fs'
import path from 'node:path'
import { minifySync, type Plugin } from 'vite'

/**
 * The service worker of the simulated server, which `public/` puts into every build: taken out of builds for a real
 * one, and without its comments in the others.
 */
export function workerFile(hasRealServer: boolean): Plugin {
  return {
    name: 'worker-file',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return
      const file = path.join(dir, 'mockServiceWorker.js')
      if (hasRealServer) fs.rmSync(file, { force: true })
      else if (fs.existsSync(file)) fs.writeFileSync(file, minifySync(file, fs.readFileSync(file, 'utf8')).code)
    },
  }
}
