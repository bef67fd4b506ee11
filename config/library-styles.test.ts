import { expect, test } from 'vitest'
import { neededStyles } from './library-styles.ts'

test.each([
  ['a length at the scale of 1', '.a{width:calc(1.5rem * var(--mantine-scale))}', '.a{width:1.5rem}'],
  [
    'within a sum',
    '.a{width:calc(var(--b) - calc(-0.5rem * var(--mantine-scale)))}',
    '.a{width:calc(var(--b) - -0.5rem)}',
  ],
  [
    'a rule for text from right to left',
    `.a{top:0}\n:where([dir="rtl"]) .a > svg{top:1px}.b{top:0}`,
    '.a{top:0}\n.b{top:0}',
  ],
  [
    'but none with another',
    '.a{top:0}.b,:where([dir="rtl"]) .a{top:1px}',
    '.a{top:0}.b,:where([dir="rtl"]) .a{top:1px}',
  ],
])('styles of the component library without what no page needs: %s', (_what, css, needed) => {
  expect(neededStyles(css)).toBe(needed)
})
