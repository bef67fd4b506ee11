import { session, startSession } from '#src/api/session.ts'
import { demoAccounts } from '#mocks/db/demo-company.ts'
import { createMemoryStore } from '#mocks/db/store.ts'
import type { PanelContext } from '#mocks/panel/context.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { createMemoryFiles } from '#mocks/transport/file-store.ts'
import type { RenderedConsole } from '#tests/support/render-console.tsx'

/** What the panel of a page has, on the server of a test; what loads the page anew is not for a page of tests. */
export function panelContext({ server, router }: RenderedConsole): PanelContext {
  return {
    server,
    control: {
      get switches() {
        return server.switches()
      },
      setSwitches: (patch: SwitchesPatch) => server.setSwitches(patch),
      report: () => server.report(),
      clearReport: () => server.clearReport(),
      now: () => server.clock.now(),
      advance: (milliseconds: number) => server.advance(milliseconds),
      setRate: (rate: number) => server.setRate(rate),
      smsCode: (phone: string) => server.smsCode(phone),
      stored: () => ({}),
      store: () => undefined,
      reset: () => server.reset(),
    },
    hooks: {
      account: () => (session.token === undefined ? undefined : session.account),
      enter: startSession,
      go: (address: string) => router.history.push(address),
      refresh: () => router.options.context.queryClient.invalidateQueries(),
    },
    base: '/',
    accounts: demoAccounts,
    store: createMemoryStore(),
    files: createMemoryFiles(),
  }
}
