import { readContent } from './content.ts'
import { READ_LIMIT } from './said-seconds.ts'

/** How long an ad lasts, seconds: the sum of its scenes (E2); undefined when its content cannot say. */
export function contentSeconds(content: unknown): number | undefined {
  if (typeof content === 'string' && content.length > READ_LIMIT) return undefined
  const read = readContent(content)
  if (!read.ok || read.document.scenes.length === 0) return undefined
  return read.document.scenes.reduce((sum, { stay }) => sum + stay, 0)
}
