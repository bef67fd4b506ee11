import { isUnseen } from '#src/lib/text/clean-text.ts'

/** Refuses what nothing is seen of, such as spaces. */
export function required(message: string): (value: unknown) => string | null {
  return (value) => (isUnseen(String(value ?? '')) ? message : null)
}
