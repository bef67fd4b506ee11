import type { MockControl } from '../browser.ts'
import type { MockServer } from '../server/create-mock-server.ts'
import type { DemoAccount } from '../db/demo-company.ts'
import type { Kept } from '../db/state-file.ts'

export interface ConsoleHooks {
  /** The account that is signed in. */
  account(): string | undefined
  /** Signs an account in with a token; the page should be loaded anew afterwards. */
  enter(token: string, account: string): void
  /** Goes to an address of the console, as a link does. */
  go(address: string): void
  /** Loads anew what the console shows. */
  refresh(): Promise<void>
}

export interface PanelContext extends Kept {
  server: MockServer
  control: MockControl
  hooks: ConsoleHooks
  /** The folder of the console, with slashes around it. */
  base: string
  accounts: readonly DemoAccount[]
}
