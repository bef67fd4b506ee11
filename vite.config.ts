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
          // what every page needs is in few files: what seldom changes, which browsers keep, and our own; what single
          // screens use of these packages is left to them
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](history|store|react-store|router-core|react-router|query-core|react-query)|ky|valtio|proxy-compare|clsx)[\\/](?!.*[\\/](useQueries|queriesObserver|infiniteQueryObserver|useInfiniteQuery)\.)/,
              },
              {
                name: 'fields',
                test: /@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Anchor|Button|CloseButton|Input|InputBase|Loader|Paper|PasswordInput|Text|TextInput|Title|Transition|UnstyledButton))[\\/]|@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes)\.mjs$/,
              },
              {
                name: 'client',
                test: /src[\\/](api[\\/](generated[\\/]|(client|config|conform|errors|query|session|user-info)\.)|lib[\\/]\w+[\\/](user-error|stored|cookie|parse-json|unsaved-work)\.)/,
              },
              // the rest of what the first page has, which none of the groups below may take with it
              { name: 'first-page', tags: ['$initial'] },
              { name: 'shell-styles', test: /src[\\/]ui[\\/]styles[\\/](kit|shell)\.ts$/ },
              // what opens over a page, which every page behind the login has
              {
                name: 'overlays',
                test: /node_modules[\\/](@floating-ui|tslib|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|@mantine[\\/](notifications|store))[\\/]|@mantine[\\/]core[\\/]esm[\\/](utils[\\/]Floating|components[\\/](FocusTrap|Group|Menu|Modal|ModalBase|Overlay|Popover|Portal|RemoveScroll|ScrollArea|Stack|Tooltip|VisuallyHidden))[\\/]|src[\\/]ui[\\/](action-button|icon-button|overlay[\\/]confirm|feedback[\\/](inline-error|notify))\./,
              },
              // small parts without parts of their own, which most screens have: one file instead of a dozen
              {
                name: 'common',
                test: /src[\\/](lib[\\/]\w+[\\/](clean-text|is-dialog-open|is-text-field|composing|use-page-in-range|tidy-tree|relative-words|gather-pages)|ui[\\/](overlay[\\/]escape|table[\\/](visible-nodes|selection|page-math))|domain[\\/](dates|labels|device-rules))\.ts$|@mantine[\\/]hooks[\\/]esm[\\/](use-disclosure|use-force-update)[\\/]|src[\\/]ui[\\/]table[\\/]list-state\.|[\\/]Icon(ArrowDown|ArrowUp|ChevronDown|ChevronRight|ChevronUp|Download|Pencil|Refresh|Trash)\.mjs$/,
              },
              { name: 'select', test: /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Combobox|Select)[\\/]/ },
              // what lists share
              {
                name: 'list',
                test: /node_modules[\\/]@tanstack[\\/](table-core|react-table)[\\/]|@mantine[\\/]core[\\/]esm[\\/]components[\\/]Pagination[\\/]|src[\\/]ui[\\/]table[\\/](batch-bar|data-table|filter-bar|paging|row-action-buttons|row-checkbox|select-filter|table-[a-z-]+|use-without-gone)\./,
              },
            ],
          },
        },
      },
    },
  }
})
