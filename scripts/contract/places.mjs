import fs from 'node:fs'
import path from 'node:path'

/**
 * A problem with its place before it, as the linter writes places: checks of our own read the bundled document, which
 * no longer knows the files.
 */
export function placed(root, problem) {
  const place = placeOf(root, problem)
  return place ? `${place} ${problem}` : problem
}

/** Where the first name of a problem is declared, and as far in as its further names lead. */
function placeOf(root, problem) {
  const subject = problem
    .replace(/^(example of (schema )?|shared parameter )/, '')
    .split(/: | has no | and \d+ more/)[0]
  const [name, ...inner] = subject.match(/\w+/g) ?? []
  for (const folder of ['schemas', 'paths', 'common']) {
    for (const file of fs.readdirSync(path.join(root, 'openapi', folder))) {
      const lines = fs.readFileSync(path.join(root, 'openapi', folder, file), 'utf8').split('\n')
      let at = lines.findIndex((line) => line === `${name}:` || line.trim() === `operationId: ${name}`)
      if (at < 0) continue
      for (const key of inner) at = within(lines, at, key) ?? at
      return `openapi/${folder}/${file}:${at + 1}:${indent(lines[at]) + 1}`
    }
  }
  return undefined
}

const indent = (line) => line.search(/\S|$/)

/** The line of a property or parameter inside what begins at a line. */
function within(lines, start, key) {
  // an operation's name stands among its parts, everything else above them
  const outer = indent(lines[start]) - (lines[start].includes('operationId:') ? 1 : 0)
  const above = []
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at]
    if (line.trim() === '') continue
    if (indent(line) <= outer) return undefined
    while (above.length > 0 && indent(above.at(-1)) >= indent(line)) above.pop()
    const isProperty = line.trim().startsWith(`${key}:`) && above.at(-1)?.trim() === 'properties:'
    if (isProperty || line.trim() === `- name: ${key}`) return at
    above.push(line)
  }
  return undefined
}
