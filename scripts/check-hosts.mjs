/**
 * Serves the builds with each web server that is installed here (nginx, Apache, Caddy, Python), as the build configures
 * it: the demo under /demo/ and the real build at /, over http and, but for Python, over https. Checks what
 * docs/hosting.md promises: headers, compression, pages, the folder without its slash, files that are missing, files
 * that nobody should read.
 *
 *   npm run test:long:hosts
 */
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { giveUp, root } from './setup.mjs'

/** The builds that are served, by where they are made for. */
const builds = { '/demo/': 'dist-demo', '/': 'dist-real' }
const unbuilt = Object.values(builds).filter((name) => !fs.existsSync(path.join(root, name, 'index.html')))
if (unbuilt.length > 0) giveUp(`${unbuilt.join(' and ')} hold no build: node scripts/builds.mjs makes them.`)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'))
// servers may leave root's rights behind
fs.chmodSync(folder, 0o755)
const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
const isSigned =
  spawnSync(
    'openssl',
    [
      'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'.split(' '),
      '-keyout',
      key,
      '-out',
      certificate,
    ].flat(),
  ).status === 0

/**
 * Each server: its command, and its arguments once its configuration is written for a port, a folder that has the site
 * and one that has the build's configurations; undefined where it cannot be secure.
 */
const servers = {
  nginx: ({ port, site, configurations, secure }) => {
    // the console's file knows no types of files; those are the server's
    const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find((file) => fs.existsSync(file))
    const tls = secure ? `ssl_certificate ${certificate}; ssl_certificate_key ${key};` : ''
    const file = write(
      'nginx.conf',
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
http { ${types ? `include ${types};` : ''} access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
server { listen 127.0.0.1:${port}${secure ? ' ssl' : ''}; ${tls} root ${site}; include ${configurations}/nginx.conf; } }\n`,
    )
    return ['nginx', '-e', path.join(folder, 'nginx.log'), '-c', file]
  },
  apache2: ({ port, site, secure }) => {
    const modules = '/usr/lib/apache2/modules'
    const needed = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'deflate', 'filter']
    if (secure) needed.push('socache_shmcb', 'ssl')
    const tls = secure ? `SSLEngine on\nSSLCertificateFile ${certificate}\nSSLCertificateKeyFile ${key}\n` : ''
    const file = write(
      'apache.conf',
      `ServerName localhost\nServerRoot ${folder}\nPidFile ${folder}/apache.pid\nMutex file:${folder}\nErrorLog ${folder}/apache.log\nListen 127.0.0.1:${port}
${needed.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${tls}TypesConfig /etc/mime.types\nAddType application/x-gzip .gz\nDocumentRoot ${site}
<Directory ${site}>\nAllowOverride All\nOptions FollowSymLinks\nRequire all granted\n</Directory>
<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>\n`,
    )
    return ['apache2', '-f', file, '-D', 'FOREGROUND']
  },
  caddy: ({ port, site, configurations, secure }) => {
    const file = write(
      'Caddyfile',
      `{\n  admin off\n  auto_https off\n}\n${secure ? 'https' : 'http'}://127.0.0.1:${port} {\n  ${secure ? `tls ${certificate} ${key}` : ''}\n  root * ${site}\n  import ${configurations}/Caddyfile\n}\n`,
    )
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
  },
  python3: ({ port, site, secure }) =>
    secure ? undefined : ['python3', '-m', 'http.server', port, '--bind', '127.0.0.1', '--directory', site],
}

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
const expectations = (script, base) => [
  ['', 'gzip, br', page],
  ['', 'gzip', { ...page, 'content-encoding': /gzip/ }],
  ['terminals', 'gzip', page],
  ['programs/edit/12', 'gzip', page],
  [`assets/${script}`, 'gzip', { status: 200, ...immutable, 'content-encoding': /^gzip$/, vary: /accept-encoding/i }],
  [`assets/${script}`, '', { status: 200, ...immutable, 'content-encoding': undefined }],
  ['assets/gone-12345678.js', 'gzip', { status: 404, 'cache-control': /^(?!.*immutable)/ }],
  ['favicon.svg', 'gzip', { status: 200, 'content-type': /svg/, 'cache-control': /no-cache/ }],
  ['.htaccess', '', { status: /^40[34]$/ }],
  ['_headers', '', { status: 404 }],
  ['_redirects', '', { status: 404 }],
  ['vercel.json', '', { status: 404 }],
  ...bare(base),
]
/** The folder without its slash leads to the one with it. */
const bare = (base) =>
  base === '/' ? [] : [[undefined, '', { status: /^30[178]$/, location: new RegExp(`${base}(\\?.*)?$`) }]]
/** Brotli, which nginx has as a module of others only. */
const brotli = (script) => [[`assets/${script}`, 'gzip, br', { status: 200, ...immutable, 'content-encoding': /^br$/ }]]
/** A server that knows nothing of the console shows its page, and no other. */
const plain = (script, base) => [
  ['', '', { status: 200, 'content-type': /^text\/html/ }],
  [`assets/${script}`, '', { status: 200, 'content-type': /javascript/ }],
  ['assets/gone-12345678.js', '', { status: 404 }],
  ...bare(base),
]
const asked = {
  nginx: expectations,
  apache2: (...given) => [...expectations(...given), ...brotli(...given)],
  caddy: (...given) => [...expectations(...given), ...brotli(...given)],
  python3: plain,
}

let failed = 0
for (const name of Object.keys(servers)) {
  if (spawnSync('which', [name]).status !== 0) console.log(`skipped ${name}: it is not installed`)
  else for (const base of Object.keys(builds)) for (const secure of [false, true]) await check(name, base, secure)
}
if (!isSigned) console.log('skipped https: openssl is not installed')
if (failed === 0) fs.rmSync(folder, { recursive: true, force: true })
else console.log(`The configurations and logs are in ${folder}`)
process.exitCode = failed === 0 ? 0 : 1

async function check(name, base, secure) {
  const dist = path.join(root, builds[base])
  const site = fs.mkdtempSync(path.join(folder, 'site-'))
  fs.chmodSync(site, 0o755)
  // at the root the build is the site
  const served = base === '/' ? dist : site
  if (base !== '/') fs.symlinkSync(dist, path.join(site, base.slice(1, -1)), 'junction')
  const port = await freePort()
  const command =
    secure && !isSigned ? undefined : servers[name]({ port, site: served, configurations: `${dist}-hosts`, secure })
  if (!command) return
  const script = fs
    .readdirSync(path.join(dist, 'assets'))
    .find((file) => file.endsWith('.js.br'))
    ?.slice(0, -'.br'.length)
  const questions = asked[name](script, base)
  const server = spawn(command[0], command.slice(1).map(String), {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  })
  const origin = `${secure ? 'https' : 'http'}://127.0.0.1:${port}`
  try {
    await listening(origin + base)
    for (const [file, encodings, expected] of questions) {
      const address = file === undefined ? base.slice(0, -1) : base + file
      const answer = await request(origin + address, encodings)
      for (const [key, value] of Object.entries(expected)) {
        const got = key === 'status' ? answer.statusCode : answer.headers[key]
        if (value instanceof RegExp ? value.test(String(got ?? '')) : got === value) continue
        failed += 1
        console.log(
          `FAILED ${name} ${origin}${address} (${encodings || 'no encoding'}): ${key} is ${got}, not ${value}`,
        )
      }
    }
    console.log(`${name} at ${base} over ${secure ? 'https' : 'http'} was asked ${questions.length} times`)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // what has ended by itself says no more
    if (server.kill()) await ended
  }
}

function write(name, text) {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return file
}

function request(address, encodings) {
  const options = { headers: { 'Accept-Encoding': encodings }, rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    const client = address.startsWith('https:') ? https : http
    client
      .get(address, options, (answer) => {
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
async function listening(address) {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await request(address, '')
    } catch (error) {
      if (tries === 0) throw error
      await setTimeout(100)
    }
  }
}
