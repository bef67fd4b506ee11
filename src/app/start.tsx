import { createRoot } from 'react-dom/client'
import { configureApi, type ApiConfig } from '#src/api/config.ts'
import { createQueryClient } from '#src/api/query.ts'
import { isLoadFailure, watchLoadFailures } from '#src/lib/load-failures.ts'
import { UserError } from '#src/lib/user-error.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'
import { watchSession } from './session-watch.ts'

/** Puts the console on the page; gives how to load anew what it shows. */
export function start(config: Partial<ApiConfig>): { refresh: () => Promise<void> } {
  watchLoadFailures()
  configureApi(config)
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  watchSession(router, queryClient)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root, { onCaughtError: report }).render(<App router={router} queryClient={queryClient} />)
  return { refresh: () => queryClient.invalidateQueries() }
}

/** Errors that an error page shows are no defects when they are meant for people; the others are worth a line. */
function report(error: unknown) {
  if (!(error instanceof UserError || isLoadFailure(error))) console.error(error)
}
