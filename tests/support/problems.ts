import type { BrowserContext } from '@playwright/test'

export interface Problems {
  /**
   * Says that a test causes problems that match on purpose, such as the browser's line about an answer with status 500.
   */
  allow(...patterns: RegExp[]): void
  /** What happened and was not allowed. */
  found(): string[]
}

/**
 * Watches everything that happens in a browser context: exceptions and unhandled rejections, errors and warnings on the
 * console, violations of the security policy and of Trusted Types, requests to anywhere but `origins`, and a token that
 * goes along where no call of the API is made.
 */
export async function watchProblems(context: BrowserContext, origins: readonly string[]): Promise<Problems> {
  const all: string[] = []
  const allowed: RegExp[] = []

  context.on('weberror', (error) => all.push(`exception: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      all.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:|^wss?:/.test(url.protocol) && !origins.includes(url.origin))
      all.push(`foreign request: ${request.method()} ${request.url()}`)
    if (request.headers().authorization && !url.pathname.startsWith('/api/'))
      all.push(`token sent elsewhere: ${request.method()} ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        console.error(`policy violated: ${effectiveDirective} ${blockedURI} "${sample}" at ${sourceFile}:${lineNumber}`)
      },
    )
  })

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    found: () => all.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
