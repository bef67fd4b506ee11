import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Takes the service worker of the simulated server out of builds for a real one; `public/` is copied into every build.
 */
export function realServerFiles(hasRealServer: boolean): Plugin {
  return {
    name: 'real-server-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (hasRealServer && dir) fs.rmSync(path.join(dir, 'mockServiceWorker.js'), { force: true })
    },
  }
}
