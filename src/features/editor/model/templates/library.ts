/*
 * All templates. They are a good deal of text that only the dialog needs: import this file with `import()` alone.
 */
import { boards } from './boards.ts'
import { hours } from './hours.ts'
import { media } from './media.ts'
import { menus } from './menus.ts'
import { notices } from './notices.ts'
import { page } from './parts.ts'
import { sales } from './sales.ts'
import type { Template } from './template.ts'
import { welcomes } from './welcomes.ts'

export const templates: readonly Template[] = [
  { name: '空白场景', orientation: undefined, page: page('#ffffff', []) },
  ...sales,
  ...media,
  ...menus,
  ...notices,
  ...welcomes,
  ...hours,
  ...boards,
]
