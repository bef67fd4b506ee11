/**
 * Makes the builds that tests and measurements look at, with a list of the modules in each chunk.
 *
 *   node scripts/builds.mjs          both
 *   node scripts/builds.mjs demo     dist-demo: the static demo under /demo/
 *   node scripts/builds.mjs real     dist-real: for a real server, at /
 */
import fs from 'node:fs'
import path from 'node:path'
import { root } from './setup.mjs'

export const API_ORIGIN = 'http://127.0.0.1:4799'

/** The salt of the demo company, which the simulated server checks passwords with. */
const DEMO_SALT = 'adscreen-demo'

const builds = {
  demo: { BASE_PATH: '/demo/', VITE_API_BASE_URL: '' },
  real: {
    BASE_PATH: '/',
    VITE_API_BASE_URL: API_ORIGIN,
    VITE_PASSWORD_SALT: DEMO_SALT,
    VITE_FILING_NUMBER: '示ICP备00000000号',
  },
}

export const folderOf = (name) => `dist-${name}`

export const chunksOf = (name) => `.tmp/chunks-${name}.json`

/** Writes which modules each chunk is made of and what it loads; changes nothing in the build. */
function recordChunks(name) {
  return {
    name: 'record-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map(({ fileName, name, isEntry, imports, dynamicImports, moduleIds, viteMetadata }) => ({
          file: fileName,
          name,
          isEntry,
          imports,
          dynamicImports,
          css: [...(viteMetadata?.importedCss ?? [])],
          modules: moduleIds.map((id) =>
            path.relative(root, id.replace(/^\0/, '').split('?')[0]).replaceAll(path.sep, '/'),
          ),
        }))
      fs.mkdirSync(path.join(root, '.tmp'), { recursive: true })
      fs.writeFileSync(path.join(root, chunksOf(name)), JSON.stringify(chunks, null, 1))
    },
  }
}

async function make(name) {
  Object.assign(process.env, builds[name])
  const { build } = await import('vite')
  await build({
    root,
    logLevel: 'warn',
    plugins: [recordChunks(name)],
    build: { outDir: folderOf(name), emptyOutDir: true },
  })
  console.log(`${folderOf(name)} is built`)
}

if (process.argv[1]?.endsWith('builds.mjs')) {
  const wanted = process.argv.slice(2)
  const routeTree = path.join(root, 'src/app/route-tree.gen.ts')
  const before = fs.readFileSync(routeTree, 'utf8')
  for (const name of wanted.length ? wanted : Object.keys(builds)) await make(name)
  // the build writes it anew from src/routes; at work that is welcome, in CI it means that somebody forgot to commit it
  if (process.env.CI && fs.readFileSync(routeTree, 'utf8') !== before) {
    console.error('src/app/route-tree.gen.ts is not what src/routes give: build once and commit the result')
    process.exitCode = 1
  }
}
