/**
 * The commit-msg hook: refuses a subject that history cannot show in one line.
 *
 *   node scripts/commit-message.mjs .git/COMMIT_EDITMSG
 */
import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

const LIMIT = 72

/** What is wrong with a message, in words; undefined when it is well. Merges and fixups have their own subjects. */
export function wrongWith(message) {
  const [subject = '', second = ''] = message.split('\n')
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined
  if (subject.length > LIMIT) return `The subject has ${subject.length} letters, at most ${LIMIT} are shown whole.`
  if (subject.endsWith('.')) return 'The subject ends without a full stop.'
  return second.trim() === '' || second.startsWith('#')
    ? undefined
    : 'A blank line separates the subject from the body.'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = wrongWith(fs.readFileSync(process.argv[2], 'utf8'))
  if (wrong) console.error(wrong)
  process.exitCode = wrong ? 1 : 0
}
