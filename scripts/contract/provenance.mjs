import fs from 'node:fs'
import path from 'node:path'
import { operationsOf } from './document.mjs'
import { root } from './redocly.mjs'

/**
 * Every statement of the contract with its provenance: operations, their parameters and bodies, schemas and their
 * fields. A field that only refers to a named schema may leave the statement to it.
 */
function statements(document) {
  const all = []
  const add = (where, node, needed = true) => {
    if (node['x-provenance'] || needed)
      all.push({ where, text: node.description ?? node.summary ?? '', provenance: node['x-provenance'] })
  }
  const walk = (where, schema) => {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      add(`${where}.${key}`, property, !property.$ref)
      walk(`${where}.${key}`, property)
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) walk(where, part)
    if (schema.items) walk(`${where}[]`, schema.items)
    if (typeof schema.additionalProperties === 'object') walk(`${where}{}`, schema.additionalProperties)
  }
  for (const { operation, method, path: url } of operationsOf(document)) {
    const where = operation.operationId
    all.push({
      where: `${where} (\`${method.toUpperCase()} ${url}\`)`,
      text: operation.description ?? operation.summary,
      provenance: operation['x-provenance'],
    })
    for (const parameter of operation.parameters ?? [])
      if (!parameter.$ref) add(`${where} parameter ${parameter.name}`, parameter)
    const body = operation.requestBody?.content['application/json'].schema
    if (body) {
      add(`${where} request`, body, !body.$ref)
      walk(`${where} request`, body)
    }
    const answer = operation.responses['200'].content?.['application/json'].schema
    if (answer) walk(`${where} answer`, answer)
  }
  for (const [name, parameter] of Object.entries(document.components.parameters ?? {}))
    add(`shared parameter ${name}`, parameter)
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    add(name, schema)
    walk(name, schema)
  }
  return all
}

/** Decisions as docs/decisions.md lists them: number to text. */
function decisions() {
  const page = fs.readFileSync(path.join(root, 'docs/decisions.md'), 'utf8')
  return new Map([...page.matchAll(/^- \*\*([A-Z]\d+)\*\* (.+)$/gm)].map((match) => [match[1], match[2]]))
}

/**
 * Sources that the document itself names, beside the product's description: `x-sources` at its top, name to title. A
 * statement cites one as `handbook:4.2`, its name and the place in it.
 */
function sourcesOf(document) {
  return new Map(Object.entries(document['x-sources'] ?? {}))
}

/** Why a source cannot be followed; undefined when it can. */
function sourceProblem(source, named) {
  for (const part of source.split(' ')) {
    const [, name] = /^([a-z][\w-]*):\S+$/.exec(part) ?? []
    if (name === undefined ? !/^[123]§[1-9]$/.test(part) : !named.has(name))
      return `source "${part}" is neither like "1§7" nor named: add "${name ?? 'name'}: <title>" to x-sources in openapi/openapi.yaml`
  }
  return undefined
}

export function checkProvenance(document) {
  const known = decisions()
  const named = sourcesOf(document)
  const problems = []
  /** Where each cause is met. */
  const causes = new Map()
  const add = (where, cause) => causes.set(cause, [...(causes.get(cause) ?? []), where])
  for (const { where, provenance } of statements(document)) {
    if (!provenance) problems.push(`${where} has no x-provenance`)
    else {
      const { status, source, decision } = provenance
      if (!['documented', 'inferred', 'disputed'].includes(status)) add(where, `status "${status}" is none`)
      if (status === 'documented' && !source) add(where, 'documented without a source')
      const lost = source && sourceProblem(source, named)
      if (lost) add(where, lost)
      if (status !== 'documented' && !known.has(decision))
        add(where, `decision "${decision}" is not in docs/decisions.md`)
    }
  }
  for (const [cause, [first, ...others]] of causes)
    problems.push(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${cause}`)
  const cited = new Set(
    JSON.stringify(document)
      .match(/\((?:[A-Z]\d+(?:, )?)+\)/g)
      ?.flatMap((text) => text.match(/[A-Z]\d+/g)),
  )
  for (const decision of cited)
    if (!known.has(decision)) problems.push(`a description cites ${decision}, which docs/decisions.md lacks`)
  return problems
}

export function provenancePage(document) {
  const known = decisions()
  const all = statements(document)
  const open = all.filter(({ provenance }) => provenance && provenance.status !== 'documented')
  const groups = group(open)
  const order = [...groups.keys()].sort((a, b) => a[0].localeCompare(b[0]) || Number(a.slice(1)) - Number(b.slice(1)))
  const disputed = open.filter(({ provenance }) => provenance.status === 'disputed').length
  const lines = [
    '<!-- Generated from openapi/ by "npm run contract". Do not edit. -->',
    '# Questions to the owners of the server',
    '',
    `Of ${all.length} statements in the contract ${all.length - open.length} are documented. The others are below, under the decision that the`,
    `console follows until somebody who knows answers: ${open.length - disputed} are inferred (no document says it), ${disputed} disputed (the documents`,
    'say more than one thing). An answer is worked in at the place named, and its `x-provenance` becomes `documented`.',
  ]
  const named = sourcesOf(document)
  if (named.size > 0) lines.push('', '## Sources', '', ...[...named].map(([name, title]) => `- \`${name}:\` ${title}`))
  for (const decision of order) {
    lines.push(
      '',
      `## ${decision}`,
      '',
      known.get(decision) ?? '',
      '',
      '| place | status | what we take it to be |',
      '|---|---|---|',
    )
    const rows = new Map()
    for (const { where, text, provenance } of groups.get(decision)) {
      const source = provenance.source ? ` (${provenance.source})` : ''
      const row = `${provenance.status}${source} | ${text.replaceAll('\n', ' ').replaceAll('|', '\\|').trim()}`
      rows.set(row, [...(rows.get(row) ?? []), where])
    }
    for (const [row, places] of rows) lines.push(`| ${places.join(', ')} | ${row} |`)
  }
  return lines.join('\n') + '\n'
}

function keyOf({ provenance }) {
  return provenance.decision
}

/** The statements by decision (`Map.groupBy` is missing in Node 20). */
function group(items) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
