import { createRoot } from 'react-dom/client'
import { configureApi, type ApiConfig } from '#src/api/config.ts'
import { createQueryClient } from '#src/api/query.ts'
import { keepKeysOfComposition } from '#src/lib/dom/composing.ts'
import { watchLoadFailures } from '#src/lib/errors/load-failures.ts'
import { App } from './app.tsx'
import { reportError } from './report-error.ts'
import { createAppRouter } from './router.tsx'
import { watchSession } from './session-watch.ts'

/** Puts the console on the page; gives what it goes and loads by. */
export function start(config: Partial<ApiConfig>) {
  // what has not been begun ahead by now is begun here
  globalThis.earlyAnswers ??= []
  watchLoadFailures()
  keepKeysOfComposition()
  configureApi(config)
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  watchSession(router, queryClient)
  // where the browser's extension TanStack Query Devtools looks
  if (import.meta.env.DEV) Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: queryClient })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root, { onCaughtError: reportError }).render(<App router={router} queryClient={queryClient} />)
  return { queryClient, router }
}
