/**
 * Serves a build as a static host would: its header file, brotli, deep links, 404 for files that are not there.
 *
 *   node scripts/serve.mjs dist --port 4173
 *
 * The base path is the one that the build was made for. Node's built-ins only.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
}
/** Compressed already. */
const PACKED = new Set(['.png', '.jpg', '.webp', '.mp4', '.woff2'])

/**
 * Serves the folder of a build; port 0 takes a free one, `effort` is how hard brotli tries (0 to 11), `name` stands for
 * the host in the URL, `links: false` serves files alone, without the page for addresses that are none. Answers its URL
 * (with base path and trailing slash), the paths that were asked for in vain, and how to stop.
 */
export async function serve(folder, { port = 0, host = '127.0.0.1', name = host, effort = 11, links = true } = {}) {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new Error(
      `${folder} holds no build. node scripts/builds.mjs makes those that journeys and measurements look at, npm run build makes dist.`,
    )
  const headers = path.join(folder, '_headers')
  const readRules = () => (fs.existsSync(headers) ? readHeaderFile(headers) : [])
  const base = readRules().at(0)?.prefix ?? '/'
  const packed = new Map()
  const missing = []

  function respond(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(folder, base, pathname, links)
    if (!file || !/^(GET|HEAD)$/.test(request.method ?? '')) {
      missing.push(`${request.method} ${pathname}`)
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    }
    const extension = path.extname(file)
    // read anew, as the files are: a build may be replaced or led elsewhere while it is served
    for (const { prefix, headers } of readRules())
      if (pathname.startsWith(prefix)) for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('Content-Type', TYPES[extension] ?? 'application/octet-stream')
    let body = fs.readFileSync(file)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    response.setHeader('ETag', tag)
    if (request.headers['if-none-match'] === tag) return response.writeHead(304).end()
    if (!PACKED.has(extension) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      response.setHeader('Content-Encoding', 'br')
      if (!packed.has(tag)) packed.set(tag, compress(body, effort))
      body = packed.get(tag)
    }
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Length', body.length)
    return response.end(request.method === 'HEAD' ? undefined : body)
  }

  const server = http.createServer(respond)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${name}:${server.address().port}${base}`,
    missing,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

export function compress(body, effort = 11) {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** The file that answers a path: itself, or the page for what looks like a page's address. */
function fileFor(folder, base, pathname, links) {
  if (!pathname.startsWith(base)) return undefined
  const name = path.posix.normalize(decodeURIComponent(pathname.slice(base.length)))
  if (name.startsWith('..') || name.startsWith('/')) return undefined
  const file = path.join(folder, name)
  if (fs.existsSync(file) && fs.statSync(file).isFile()) return file
  return /\.\w+$/.test(name) || name.startsWith('assets/') || (!links && name !== '.')
    ? undefined
    : path.join(folder, 'index.html')
}

/** Reads a `_headers` file: patterns that end in `*`, each with indented `name: value` lines; later ones win. */
function readHeaderFile(file) {
  const rules = []
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (/^\S/.test(line)) rules.push({ prefix: line.replace(/\*$/, ''), headers: [] })
    else if (line.includes(':'))
      rules.at(-1).headers.push([line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()])
  }
  return rules
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '4173' } },
    allowPositionals: true,
  })
  const folder = positionals[0] ?? fileURLToPath(new URL('../dist', import.meta.url))
  const { url } = await serve(folder, { port: Number(values.port) })
  console.log(`${folder} is served at ${url}`)
}
