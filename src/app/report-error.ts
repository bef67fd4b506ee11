import { isLoadFailure } from '#src/lib/errors/load-failures.ts'
import { UserError } from '#src/lib/errors/user-error.ts'

/** Errors that an error page shows are no defects when they are meant for people; the others are worth a line. */
export function reportError(error: unknown) {
  if (!(error instanceof UserError || isLoadFailure(error))) console.error(error)
}
