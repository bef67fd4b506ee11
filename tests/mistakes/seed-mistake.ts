import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { mistakes, type Mistake } from './mistakes.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Why a mistake cannot be made or looked for, or undefined: its text moves with the code, and tests move. */
export function whyNot({ file, find, tests }: Mistake): string | undefined {
  const missing = [file, ...tests].find((name) => !fs.existsSync(path.join(root, name)))
  if (missing) return `${missing} does not exist`
  const places = fs.readFileSync(path.join(root, file), 'utf8').split(find).length - 1
  return places === 1 ? undefined : `${file} has ${places} places with ${find}`
}

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
      const impossible = whyNot(mistake)
      if (impossible) throw new Error(impossible)
      return code.replace(mistake.find, () => mistake.replace)
    },
  }
}
