import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { folderOf } from '../../scripts/builds.mjs'
import { serve, type Site } from '../../scripts/serve.mjs'
import { root } from './sources.ts'

export interface Deployments extends Site {
  /** The folder that is served now. */
  folder: string
  /**
   * Puts another version in its place: the same console, with other names for all hashed files, and the old ones gone.
   */
  deploy: () => void
  remove: () => Promise<void>
}

export async function serveCopy(build: 'demo' | 'real'): Promise<Deployments> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'deployments-'))
  const folder = path.join(home, 'site')
  fs.cpSync(path.join(root, folderOf(build)), folder, { recursive: true })
  const site = await serve(folder, { effort: 1 })
  let version = 0
  return {
    ...site,
    folder,
    deploy() {
      version += 1
      const next = path.join(home, `next-${version}`)
      writeVersion(folder, next, version)
      fs.rmSync(folder, { recursive: true })
      fs.renameSync(next, folder)
    },
    async remove() {
      await site.close()
      fs.rmSync(home, { recursive: true })
    },
  }
}

const HASHED = /-[\w-]{8}(?=\.(?:js|css)\b)/g

/** Writes a build as another version, `version` marks the names of its files. */
function writeVersion(from: string, to: string, version: number) {
  const mark = String(version).padStart(2, '0')
  const renamed = (text: string) => text.replace(HASHED, (hash) => `${hash.slice(0, -2)}${mark}`)
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.dirname(path.relative(from, file)), renamed(entry.name))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    if (/\.(js|css|html)$/.test(entry.name)) fs.writeFileSync(target, renamed(fs.readFileSync(file, 'utf8')))
    else fs.copyFileSync(file, target)
  }
}
