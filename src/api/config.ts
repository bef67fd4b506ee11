export interface DemoAccount {
  account: string
  name: string
}

export interface Demo {
  accounts: readonly DemoAccount[]
  /** The password of every one of them. */
  password: string
  passwordSalt: string
  /** Gives an account the codes of a role in place of its own; without a role it has its own back. */
  viewAs(account: string, role?: { name: string; codes: string[] }): Promise<void>
  /** The name of the role that an account is seen as. */
  viewedAs(account: string): string | undefined
  /** Begins the tour that plays by itself, signed in as somebody who sees everything. */
  tour(): Promise<void>
  /** The last code that was sent to a phone, which nobody receives. */
  smsCode(phone: string): Promise<string | undefined>
}

export interface ApiConfig {
  /** Origin and base path of the server without a trailing slash; empty for the page's own origin. */
  baseUrl: string
  /** Appended to every password before MD5 (C6). Undefined when the deployment has not set it. */
  passwordSalt: string | undefined
  /** Present when the server is simulated: resolves when calls can be sent. */
  demo: Promise<Demo> | undefined
  /** Addresses beside the page's and the server's own whose origins files may be sent to. */
  uploadOrigins: readonly string[] | undefined
  /** Milliseconds after which a read is given up. */
  readTimeout: number
  /** Milliseconds after which a write is given up; its result is then unknown. */
  writeTimeout: number
}

export const apiConfig: ApiConfig = {
  baseUrl: '',
  passwordSalt: undefined,
  demo: undefined,
  uploadOrigins: undefined,
  readTimeout: 10_000,
  writeTimeout: 30_000,
}

export function configureApi(config: Partial<ApiConfig>) {
  Object.assign(apiConfig, config)
}
