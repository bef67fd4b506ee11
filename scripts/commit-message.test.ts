import { expect, test } from 'vitest'
import { wrongWith } from './commit-message.mjs'

test.each([
  ['Say why a plan cannot be sent', undefined],
  ['Say why a plan cannot be sent\n\nIt was refused without a word.\n', undefined],
  ['Say why a plan cannot be sent\n# Please enter the commit message', undefined],
  [`Merge branch '${'x'.repeat(80)}'`, undefined],
  ['x'.repeat(72), undefined],
  ['x'.repeat(73), 'The subject has 73 letters, at most 72 are shown whole.'],
  ['Say why.', 'The subject ends without a full stop.'],
  ['Say why\nand more', 'A blank line separates the subject from the body.'],
])('%j', (message, wrong) => expect(wrongWith(message)).toBe(wrong))
