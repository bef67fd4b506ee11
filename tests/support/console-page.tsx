import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { screen } from 'storybook/test'
import { call } from '#src/api/client.ts'
import { configureApi } from '#src/api/config.ts'
import { hashPassword } from '#src/api/password.ts'
import { createQueryClient } from '#src/api/query.ts'
import { endSession, startSession } from '#src/api/session.ts'
import { answerFetch } from './story-server.ts'
import { forgetUser } from '#src/api/user-info.ts'
import { reportError } from '#src/app/report-error.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { createMockServer } from '#mocks/server/create-mock-server.ts'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import type { Fault } from '#mocks/server/faults.ts'
import { firstFrame } from '#mocks/media/first-frame.ts'
import { createMemoryFiles } from '#mocks/transport/file-store.ts'
import { createPageMedia } from '#mocks/transport/page-media.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { accountOf } from './story-roles.ts'

export interface ConsolePageProps {
  /** Such as `/terminalManage?q=橱窗`. */
  at: string
  /** What goes wrong; `hold` keeps a call waiting for good. */
  faults?: Fault[]
  /** As nobody: for the pages before a session. */
  signedOut?: boolean
  /** The permission codes of the account, instead of those of its role. */
  holds?: string[]
}

/** What the toolbar says: the account that is signed in, and the scene, empty for an ordinary day. */
interface Toolbar {
  role: string
  scenario: ScenarioName | ''
}

type Console = Awaited<ReturnType<typeof openConsole>>

/** A page of the console as it is, menu and all, on a simulated server of its own. */
function ConsolePage({ at, faults, signedOut, holds, role, scenario }: ConsolePageProps & Toolbar) {
  const [shown, setShown] = useState<Console>()
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    let gone = false
    let close: (() => void) | undefined
    openConsole({ at, faults, signedOut, holds, role, scenario }).then((opened) => {
      close = opened.close
      if (gone) close()
      else setShown(opened)
    }, setFailure)
    return () => {
      gone = true
      close?.()
    }
  }, [at, faults, signedOut, holds, role, scenario])
  if (failure) throw failure
  if (!shown) return null
  return (
    <QueryClientProvider client={shown.client}>
      <RouterProvider router={shown.router} />
    </QueryClientProvider>
  )
}

async function openConsole({ at, faults, signedOut, holds, role, scenario }: ConsolePageProps & Toolbar) {
  const media = createPageMedia(createMemoryFiles())
  await media.begin()
  const server = createMockServer({
    switches: { latency: [0, 0], simulation: { flips: false } },
    files: media.files,
    media: (path) => media.address(path),
    readClip: async ({ url }) => (await fetch(url)).blob(),
    firstFrame,
  })
  await server.setSwitches({ scenario: { name: scenario, ...(holds && { functionIds: { [role]: holds } }) } })
  const stop = answerFetch((request) => server.handle(request))
  configureApi({ passwordSalt: DEMO_PASSWORD_SALT })
  // what a page that was reloaded has left behind
  endSession(undefined)
  forgetUser()
  if (!signedOut)
    startSession(
      (await call('authLogin', { body: { account: role, password: await hashPassword(DEMO_PASSWORD) } })).Authorization,
      role,
    )
  if (faults) await server.setSwitches({ faults })
  const client = createQueryClient()
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }))
  const close = () => {
    client.clear()
    stop()
    endSession(undefined)
  }
  return { client, router, close }
}

/** What every story of a whole page is made of; role and scene come from the toolbar, or from the story's `globals`. */
export const consolePage = {
  parameters: { layout: 'fullscreen', wholeConsole: true, react: { rootOptions: { onCaughtError: reportError } } },
  render: (args: ConsolePageProps, { globals }: { globals: Record<string, unknown> }) => {
    const { role, scenario } = globals as unknown as Toolbar
    return <ConsolePage key={`${role} ${scenario}`} {...args} role={accountOf(role)} scenario={scenario} />
  },
}

/** A story's play function: waits until the page says this, which is what the story is of. */
export function sees(text: string | RegExp): () => Promise<void> {
  return async () => void (await screen.findAllByText(text))
}

/** A story's play function: waits until the list says how many rows it has, and has some. */
export const seesRows = sees(/^共 [1-9][\d,]* 条$/)
