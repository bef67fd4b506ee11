/**
 * Serves the demo under /demo/ with each web server that is installed here (nginx, Apache, Caddy), as the build
 * configures it, and checks what docs/hosting.md promises: headers, compression, pages, files that are missing, files
 * that nobody should read.
 *
 *   npm run test:long:hosts
 */
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './setup.mjs'

const BASE = '/demo/'
const dist = path.join(root, 'dist-demo')
const configurations = `${dist}-hosts`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'))
// servers may leave root's rights behind
fs.chmodSync(folder, 0o755)
const site = path.join(folder, 'site')

/** Each server: its command, and its arguments once its configuration is written for a port. */
const servers = {
  nginx: (port) => {
    // the console's file knows no types of files; those are the server's
    const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find((file) => fs.existsSync(file))
    const file = write(
      'nginx.conf',
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
http { ${types ? `include ${types};` : ''} access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
server { listen 127.0.0.1:${port}; root ${site}; include ${configurations}/nginx.conf; } }\n`,
    )
    return ['-e', path.join(folder, 'nginx.log'), '-c', file]
  },
  apache2: (port) => {
    const modules = '/usr/lib/apache2/modules'
    const needed = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'deflate', 'filter']
    const file = write(
      'apache.conf',
      `ServerName localhost\nServerRoot ${folder}\nPidFile ${folder}/apache.pid\nMutex file:${folder}\nErrorLog ${folder}/apache.log\nListen 127.0.0.1:${port}
${needed.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types\nAddType application/x-gzip .gz\nDocumentRoot ${site}
<Directory ${site}>\nAllowOverride All\nOptions FollowSymLinks\nRequire all granted\n</Directory>
<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>\n`,
    )
    return ['-f', file, '-D', 'FOREGROUND']
  },
  caddy: (port) => {
    const file = write(
      'Caddyfile',
      `{\n  admin off\n}\nhttp://127.0.0.1:${port} {\n  root * ${site}\n  import ${configurations}/Caddyfile\n}\n`,
    )
    return ['run', '--config', file, '--adapter', 'caddyfile']
  },
}

const script = fs
  .readdirSync(path.join(dist, 'assets'))
  .find((name) => name.endsWith('.js.br'))
  ?.slice(0, -'.br'.length)
const immutable = {
  'cache-control': /immutable/,
  'content-security-policy': /trusted-types/,
  'content-type': /javascript/,
}
const page = {
  status: 200,
  'cache-control': /no-cache/,
  'content-security-policy': /trusted-types/,
  'content-type': /^text\/html/,
}
/** What is asked for, with which encodings accepted, and what must be answered. */
const expectations = [
  ['', 'gzip, br', page],
  ['', 'gzip', { ...page, 'content-encoding': /gzip/ }],
  ['terminals', 'gzip', page],
  ['programs/edit/12', 'gzip', page],
  [`assets/${script}`, 'gzip', { status: 200, ...immutable, 'content-encoding': /^gzip$/, vary: /accept-encoding/i }],
  [`assets/${script}`, '', { status: 200, ...immutable, 'content-encoding': undefined }],
  ['assets/gone-12345678.js', 'gzip', { status: 404, 'cache-control': /^(?!.*immutable)/ }],
  ['favicon.svg', 'gzip', { status: 200, 'content-type': /svg/, 'cache-control': /no-cache/ }],
  ['.htaccess', '', { status: /^40[34]$/ }],
]
/**
 * Files of other hosts, which Apache would have to be told of; and brotli, which nginx has as a module of others only.
 */
const more = {
  nginx: [
    ['_headers', '', { status: 404 }],
    ['vercel.json', '', { status: 404 }],
  ],
  apache2: [[`assets/${script}`, 'gzip, br', { status: 200, ...immutable, 'content-encoding': /^br$/ }]],
  caddy: [
    ['_headers', '', { status: 404 }],
    ['vercel.json', '', { status: 404 }],
    [`assets/${script}`, 'gzip, br', { status: 200, ...immutable, 'content-encoding': /^br$/ }],
  ],
}

let failed = 0
fs.mkdirSync(site)
fs.symlinkSync(dist, path.join(site, 'demo'), 'junction')
for (const name of Object.keys(servers)) {
  if (spawnSync('which', [name]).status !== 0) console.log(`skipped ${name}: it is not installed`)
  else await check(name)
}
if (failed === 0) fs.rmSync(folder, { recursive: true, force: true })
else console.log(`The configurations and logs are in ${folder}`)
process.exitCode = failed === 0 ? 0 : 1

async function check(name) {
  const port = await freePort()
  const server = spawn(name, servers[name](port), { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  try {
    await listening(port)
    for (const [file, encodings, expected] of [...expectations, ...more[name]]) {
      const answer = await request(port, BASE + file, encodings)
      for (const [key, value] of Object.entries(expected)) {
        const got = key === 'status' ? answer.statusCode : answer.headers[key]
        const ok = value instanceof RegExp ? value.test(String(got ?? '')) : got === value
        if (!ok) failed += 1
        if (!ok)
          console.log(`FAILED ${name} ${BASE}${file} (${encodings || 'no encoding'}): ${key} is ${got}, not ${value}`)
      }
    }
    console.log(`${name} was asked ${expectations.length + more[name].length} times`)
  } finally {
    server.kill()
  }
}

function write(name, text) {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return file
}

function request(port, address, encodings) {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: address, headers: { 'Accept-Encoding': encodings } }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer))
      })
      .once('error', reject)
  })
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Waits until a server answers, ten seconds at most. */
async function listening(port) {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await request(port, BASE, '')
    } catch (error) {
      if (tries === 0) throw error
      await setTimeout(100)
    }
  }
}
