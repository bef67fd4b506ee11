import path from 'node:path'
import type { Plugin } from 'vite'
import { mistakes } from './mistakes.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Makes the mistake whose number is in SEEDED_MISTAKE while its file is read; the file itself stays as it is. Without
 * that variable it does nothing.
 */
export function seedMistake(number = process.env.SEEDED_MISTAKE): Plugin {
  const mistake = number === undefined ? undefined : mistakes[Number(number)]
  const file = mistake && path.join(root, mistake.file)
  return {
    name: 'seed-mistake',
    enforce: 'pre',
    transform(code, id) {
      if (!mistake || id.split('?')[0] !== file) return undefined
      const parts = code.split(mistake.find)
      if (parts.length !== 2)
        throw new Error(`${mistake.file} has ${parts.length - 1} places for the mistake about ${mistake.area}`)
      return parts.join(mistake.replace)
    },
  }
}
