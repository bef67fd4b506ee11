export interface Deployment {
  /**
   * Where the server is: an address, or a path below the page's own origin. Without it the simulated one runs, where
   * there is one.
   */
  apiBaseUrl?: string
  /** Appended to passwords before MD5 (C6). */
  passwordSalt?: string
  /** Addresses whose origins files may be sent to, comma-separated. */
  uploadOrigins?: string
  /** The zone that the server stands in, by its IANA name; without it Asia/Shanghai (T6). */
  serverZone?: string
  /** The zone that its texts of moments are written in, where that is another than its own. */
  momentZone?: string
  /** Where it differs from what the documents leave open: see server-differences.ts. */
  apiPrefix?: string
  tokenScheme?: string
  envelope?: string
  successCode?: string
  sessionCode?: string
  refusedCode?: string
  firstPage?: string
  saltPlace?: string
  uploadPart?: string
  /** `true` where the server has orders (C29). */
  orders?: string
  /** The filing (ICP) number in the footer of login, without its last digit. */
  filingNumber?: string
  /** The one host on which the filing number ends in 8. */
  filingHost?: string
}

/**
 * Read from `<meta name="deployment">`: the build writes it, `npm run point` and the container write it anew. It is
 * there before the first script, and costs no request. Stories and tests have no such page.
 */
export const deployment: Deployment = {
  ...(globalThis.document?.querySelector<HTMLMetaElement>('meta[name=deployment]')?.dataset as Deployment | undefined),
}
