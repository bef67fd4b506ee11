import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { endSession, session } from '#src/api/session.ts'
import { SignInAgainProvider } from '#src/ui/feedback/sign-in-again.tsx'
import { theme } from '#src/ui/theme.ts'
import '#src/ui/styles/entry.ts'
import type { AppRouter } from './router.tsx'

/** Ends a session that the server does not know any more: login leads back, and stands over unsaved work. */
const signInAgain = () => endSession('expired', session.token, '请重新登录')

export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" deduplicateCssVariables={false}>
      <QueryClientProvider client={queryClient}>
        <SignInAgainProvider value={signInAgain}>
          <RouterProvider router={router} />
        </SignInAgainProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
