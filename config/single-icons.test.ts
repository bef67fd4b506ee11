import { expect, test } from 'vitest'
import { importSingleIcons } from './single-icons.ts'

const file = (name: string) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`

test.each([
  ['one', "import { IconX } from '@tabler/icons-react'", file('IconX')],
  [
    'several, on their lines',
    "import {\n  IconX,\n  IconPlus,\n} from '@tabler/icons-react'",
    `${file('IconX')}; ${file('IconPlus')}\n\n\n`,
  ],
  ['beside a type', "import { IconX, type Icon } from '@tabler/icons-react'", file('IconX')],
  [
    'not types alone',
    "import type { Icon } from '@tabler/icons-react'",
    "import type { Icon } from '@tabler/icons-react'",
  ],
])('icons come from their own files: %s', (_what, code, single) => {
  expect(importSingleIcons(code)).toBe(single)
})
