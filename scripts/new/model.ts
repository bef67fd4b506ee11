/*
 * The project's own files are the models of new ones: they are copied, and a few places changed. A place that is not
 * there any more is an error, so that a model is not changed without those who copy it.
 */

/** Reads a file of the project, by its path from the root. */
export type Read = (file: string) => string

export class Model {
  readonly file: string
  private text: string

  constructor(read: Read, file: string) {
    this.file = file
    this.text = read(file)
  }

  /** Puts something in the place of each match; there must be one. */
  put(place: RegExp | string, by: string): this {
    const all = typeof place === 'string' ? place : new RegExp(place.source, `${place.flags.replace('g', '')}g`)
    const changed = this.text.replaceAll(all, by)
    if (changed === this.text && !this.text.includes(by)) throw this.lost(place)
    this.text = changed
    return this
  }

  cut(place: RegExp | string): this {
    return this.put(place, '')
  }

  /** A part of it, such as an entry of a table. */
  part(place: RegExp): string {
    const found = place.exec(this.text)?.[0]
    if (found === undefined) throw this.lost(place)
    return found
  }

  /** Puts the like of a part behind it. */
  repeat(place: RegExp, change: (part: string) => string): this {
    const part = this.part(place)
    this.text = this.text.replace(part, () => part + change(part))
    return this
  }

  /** What is in it now, without imports of what it does not name any more. */
  toString(): string {
    return withoutUnusedImports(this.text)
  }

  private lost(place: RegExp | string) {
    return new Error(`${this.file} is a model of scripts/new/, which looks there in vain for ${String(place)}`)
  }
}

const IMPORT = /^import (type )?\{([^}]*)\} from ('[^']+')\n/gm

function withoutUnusedImports(text: string): string {
  const code = text.replaceAll(IMPORT, '')
  return text.replaceAll(IMPORT, (_, type: string | undefined, names: string, from: string) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && new RegExp(`\\b${name.split(/ +/).at(-1)}\\b`).test(code))
    return used.length === 0 ? '' : `import ${type ?? ''}{ ${used.join(', ')} } from ${from}\n`
  })
}
