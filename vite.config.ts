import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { aheadScript } from './config/ahead-plugin.ts'
import { originsIn } from './config/deployment-settings.ts'
import { compressedAssets, filesForHosts } from './config/host-plugins.ts'
import { externalInlineScripts, notFoundPage, settingsInPage } from './config/html-plugins.ts'
import { realServerFiles } from './config/real-server-files.ts'
import { isUnwatched } from './config/unwatched.ts'
import { securityHeaders } from './config/security-headers.ts'
import { slimMock } from './mocks/build/slim-mock.ts'

/** A package that is found late reloads the page, and with it goes what was under way. */
const WORKER_PACKAGES = ['papaparse', 'xlsx']

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'BASE_'])
  const base = env.BASE_PATH ?? '/'
  const origins = originsIn(env)
  const headers = securityHeaders(origins)
  return {
    base,
    plugins: [
      tanstackRouter({
        target: 'react',
        generatedRouteTree: './src/app/route-tree.gen.ts',
        routesDirectory: './src/routes',
        quoteStyle: 'single',
      }),
      react(),
      externalInlineScripts(),
      slimMock(),
      settingsInPage(env),
      aheadScript(import.meta.dirname, base),
      filesForHosts(headers, base),
      notFoundPage(),
      realServerFiles(Boolean(env.VITE_API_BASE_URL)),
      compressedAssets(),
    ],
    server: {
      host: '127.0.0.1',
      port: 5173,
      // what other commands write is no source of the page
      watch: { ignored: (file) => isUnwatched(import.meta.dirname, file) },
      headers: securityHeaders({ ...origins, development: command === 'serve' }),
    },
    preview: { host: '127.0.0.1', port: 4173, headers },
    // the pages of bench/ need packages that are installed for them alone; what a worker alone imports nobody finds
    // before it starts
    optimizeDeps: { entries: ['index.html'], include: WORKER_PACKAGES },
    worker: { format: 'es' },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      // the default inlines small files as data: URLs, which the policy refuses for scripts and fonts
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // few files, each with all that it needs of its own: what every page has, of others and ours, what every
          // page behind the login has, what lists share, what opens over a page; then a screen is one
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](history|store|react-store|router-core|react-router|query-core|react-query)|ky|valtio|proxy-compare|clsx)[\\/](?!.*[\\/](useQueries|queriesObserver|infiniteQueryObserver|useInfiniteQuery)\.)|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Anchor|Button|CloseButton|Input|InputBase|Loader|Paper|PasswordInput|Text|TextInput|Title|Transition|UnstyledButton))[\\/]|@mantine[\\/]hooks[\\/]esm[\\/]use-merged-ref[\\/]|@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes)\.mjs$/,
              },
              { name: 'first-page', tags: ['$initial'] },
              // pure rules, which the simulated server shares
              {
                name: 'rules',
                test: /src[\\/](domain[\\/](dates|labels|device-rules|review|units)|lib[\\/](data|text)[\\/](clean-text|relative-words|gather-pages|tidy-tree))\.ts$/,
              },
              {
                name: 'shell',
                test: /src[\\/](features[\\/](shell[\\/]shell|(activity[\\/](activities|activity-button)|uploads[\\/](uploads|upload-items)))|api[\\/]activities|domain[\\/]activity|ui[\\/](action-button|icon-button|page|overlay[\\/](confirm|escape|hint|menu-button|use-lazy-component|use-dialog)|feedback[\\/](notify|states|inline-error|status-badge|relative-time)|form[\\/](select-field|chevron|use-submit))|components[\\/]review[\\/]refetch-while-reviewed|lib[\\/]\w+[\\/](is-dialog-open|is-text-field|composing|use-single-flight|use-mounted))\.tsx?$|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Group|Stack|Skeleton|VisuallyHidden|ScrollArea[\\/]utils)[\\/]|@mantine[\\/]hooks[\\/]esm[\\/](use-force-update|use-previous|use-debounced-callback|use-window-event|utils[\\/]use-callback-ref)[\\/]|[\\/]Icon(ArrowDown|ArrowUp|ChevronDown|ChevronRight|ChevronUp|Download|Pencil|Plus|Refresh|Trash)\.mjs$/,
              },
              {
                name: 'list',
                test: /src[\\/](ui[\\/]table[\\/](batch-toggle|data-table|filter-bar|list-export|list-state|paging|refresh-button|row-action-buttons|row-checkbox|select-filter|selection|table-column|use-export-job|use-list-screen)|components[\\/](group[\\/](group-filter|groups-state|use-delete-group)|org[\\/]org-filter|region[\\/](region-filter|regions-state)))\.tsx?$/,
              },
              // lists of cards
              {
                name: 'cards',
                test: /src[\\/](ui[\\/](table[\\/]card-grid|media[\\/]media-image)|components[\\/]review[\\/](rejection-reason|review-badge))\.tsx?$/,
              },
              {
                name: 'overlays',
                test: /src[\\/]ui[\\/](overlay[\\/]overlay-parts|table[\\/]batch-bar)\.tsx?$|@mantine[\\/]core[\\/]esm[\\/]components[\\/](Combobox|Modal|Popover|Select)[\\/]/,
              },
            ],
          },
        },
      },
    },
  }
})
