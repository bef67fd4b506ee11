import { browserPackages } from '../tests/support/browser-packages.ts'

/** Not imported by pages: icons come from their own files, and the others by way of another package or a worker. */
const ELSEWHERE = new Set(['@tabler/icons-react', 'recharts', 'xlsx'])

/** The packages behind the stories. One that is found late reloads the page. */
export const storyPackages = [
  ...browserPackages.filter((name) => !ELSEWHERE.has(name)),
  'fast-check',
  '@storybook/addon-docs/blocks',
  'storybook/internal/core-events',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming',
]
