const all: string[] = []
const allowed: RegExp[] = []

for (const kind of ['error', 'warn'] as const) {
  const write = console[kind].bind(console)
  console[kind] = (...values: unknown[]) => {
    all.push(`console.${kind}: ${values.map(String).join(' ')}`)
    write(...values)
  }
}
addEventListener('error', ({ error, message }) =>
  all.push(`exception: ${error instanceof Error ? error.stack : message}`),
)
addEventListener('unhandledrejection', ({ reason }) =>
  all.push(`rejection: ${reason instanceof Error ? reason.stack : String(reason)}`),
)

/** What must not happen in any screen test: exceptions, unhandled rejections, errors and warnings on the console. */
export const problems = {
  /** Says that a test causes problems that match on purpose. */
  allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
  /** What happened since `begin` and was not allowed. */
  found: () => all.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  begin() {
    all.length = 0
    allowed.length = 0
  },
}
