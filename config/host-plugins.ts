import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { hostFiles, serverConfigurations } from './host-files.ts'

/** Smaller files win nothing, bytes. */
const WORTH_COMPRESSING = 1024

export function filesForHosts(headers: Record<string, string>, base: string): Plugin {
  return {
    name: 'files-for-hosts',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir) writeHostFiles(dir, headers, base)
    },
  }
}

/**
 * Writes what hosts need to know of the build in a folder: into it, and into a folder beside it what is not to be
 * served.
 */
export function writeHostFiles(folder: string, headers: Record<string, string>, base: string) {
  const beside = `${path.resolve(folder)}-hosts`
  fs.mkdirSync(beside, { recursive: true })
  for (const [name, text] of Object.entries(hostFiles(headers, base))) fs.writeFileSync(path.join(folder, name), text)
  for (const [name, text] of Object.entries(serverConfigurations(headers, base)))
    fs.writeFileSync(path.join(beside, name), text)
}

/** The preview says of a hashed file that is missing what a host says, where by itself it answers with the page. */
export function missingAssets(): Plugin {
  return {
    name: 'missing-assets',
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir, 'assets')
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
        const isAsset = pathname.startsWith(`${config.base}assets/`)
        if (!isAsset || fs.existsSync(path.join(folder, path.basename(pathname)))) return next()
        response.writeHead(404).end()
      })
    },
  }
}

/** Compresses hashed files once and as far as they go, for servers that send what they find (`.br`, `.gz`). */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter(
        (name) => /\.(js|css|svg|json)$/.test(name) && name.startsWith('assets/'),
      )
      await Promise.all(names.map((name) => compress(path.join(dir, name))))
    },
  }
}

async function compress(file: string) {
  const content = fs.readFileSync(file)
  if (content.length < WORTH_COMPRESSING) return
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  fs.writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, brotli))
  fs.writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
