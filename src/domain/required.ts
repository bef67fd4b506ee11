import { isUnseen } from '#src/lib/text/clean-text.ts'

export function required(message: string): (value: unknown) => string | null {
  return (value) => (isUnseen(String(value ?? '')) ? message : null)
}
