import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { adoptedStyles } from './config/adopted-styles.ts'
import { aheadScript } from './config/ahead-plugin.ts'
import { chunkGroups } from './config/chunk-groups.ts'
import { contractWatch } from './config/contract-plugin.ts'
import { originsIn } from './config/deployment-settings.ts'
import { compressedAssets, filesForHosts, missingAssets } from './config/host-plugins.ts'
import { externalInlineScripts, notFoundPage, settingsInPage } from './config/html-plugins.ts'
import { JSX_SOURCE } from './config/jsx-source.ts'
import { libraryStyles } from './config/library-styles.ts'
import { isUnwatched } from './config/unwatched.ts'
import { securityHeaders } from './config/security-headers.ts'
import { workerFile } from './config/worker-file.ts'
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
      react({ jsxImportSource: JSX_SOURCE }),
      libraryStyles(),
      adoptedStyles(),
      externalInlineScripts(),
      contractWatch(import.meta.dirname),
      slimMock(),
      settingsInPage(env),
      aheadScript(import.meta.dirname, base),
      filesForHosts(headers, base),
      notFoundPage(),
      workerFile(Boolean(env.VITE_API_BASE_URL)),
      compressedAssets(),
      missingAssets(),
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
          codeSplitting: { groups: chunkGroups },
          // named by content alone: the first script and the entry name most of them, at half a kilobyte of words each
          chunkFileNames: 'assets/c-[hash].js',
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.css') ? 'c-[hash]' : '[name]-[hash]'}[extname]`,
        },
      },
    },
  }
})
