import type { Plugin } from 'vite'
import { withSettings, type Environment } from './deployment-settings.ts'

const INLINE_MODULE = /<script type="module">([\s\S]*?)<\/script>/g

/**
 * The development server inlines a script (the preamble of React's fast refresh), which the content security policy
 * forbids. This serves it as a file instead, so that development runs under the same policy as production.
 */
export function externalInlineScripts(): Plugin {
  const scripts: string[] = []
  return {
    name: 'external-inline-scripts',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(INLINE_MODULE, (_, code: string) => {
          const known = scripts.indexOf(code)
          const index = known === -1 ? scripts.push(code) - 1 : known
          return `<script type="module" src="/@inline/${index}.js"></script>`
        }),
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const index = /\/@inline\/(\d+)\.js$/.exec(request.url ?? '')?.[1]
        const code = index === undefined ? undefined : scripts[Number(index)]
        if (code === undefined) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(code)
      })
    },
  }
}

export function settingsInPage(env: Environment): Plugin {
  return { name: 'settings-in-page', transformIndexHtml: (html) => withSettings(html, env) }
}

/** The page itself under another name: hosts that answer an unknown path with 404.html open deep links with it. */
export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type === 'asset') this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}
