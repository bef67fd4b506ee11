import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { answerOf, operationsOf, resolve } from './document.mjs'

/** Problems of the examples: every request and answer has one, fits its schema, and names no field the schema lacks. */
export function checkExamples(document) {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictRequired: false, strictTypes: false })
  addFormats(ajv)
  for (const word of ['x-provenance', 'x-enumDescriptions', 'example']) ajv.addKeyword(word)
  const schemas = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, closed(schema, true)]),
  )
  ajv.addSchema(absolute({ $id: 'contract', $defs: schemas }))
  const problems = []
  // compiling is most of the time, and many schemas are written alike
  const validators = new Map()

  function validatorOf(schema) {
    const text = JSON.stringify(schema)
    const known = validators.get(text) ?? ajv.compile(absolute(closed(schema)))
    validators.set(text, known)
    return known
  }

  function check(where, schema, value) {
    const validate = validatorOf(schema)
    if (validate(value)) return
    const reasons = validate.errors.map(
      (error) => `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
    )
    problems.push(`example of ${where}: ${reasons.slice(0, 4).join('; ')}`)
  }

  for (const { operation, parameters } of operationsOf(document)) {
    const id = operation.operationId
    for (const parameter of parameters) {
      if (parameter.example !== undefined) check(`${id} ${parameter.name}`, parameter.schema, parameter.example)
      else if (parameter.in === 'path') problems.push(`${id}: path parameter ${parameter.name} has no example`)
    }
    const body = operation.requestBody?.content['application/json']
    if (body && body.example === undefined) problems.push(`${id}: the request has no example`)
    if (body?.example !== undefined) check(`${id} request`, body.schema, body.example)
    const answer = answerOf(document, operation)
    const examples = Object.fromEntries(
      Object.entries(answer.examples ?? {}).map(([name, one]) => [name, resolve(document, one).value]),
    )
    const kinds = ['success', 'failure', 'invalidSession'].slice(0, operation.security?.length === 0 ? 2 : 3)
    for (const [index, kind] of kinds.entries()) {
      if (!examples[kind]) problems.push(`${id}: the answer has no example "${kind}"`)
      else check(`${id} ${kind}`, answer.schema.oneOf.at(kind === 'success' ? 0 : index - kinds.length), examples[kind])
    }
    for (const [name, value] of Object.entries(examples)) check(`${id} ${name}`, answer.schema, value)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const value of schema.examples ?? []) check(`schema ${name}`, { $ref: `#/components/schemas/${name}` }, value)
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      for (const value of property.examples ?? []) check(`${name}.${key}`, property, value)
    }
  }
  return problems
}

/**
 * The schema with every object closed where it is used, so that an example cannot hold a field nobody described.
 * The root of a named schema stays open: what uses it (or combines it by `allOf`) closes it.
 */
function closed(schema, isRoot = false) {
  if (Array.isArray(schema)) return schema.map((one) => closed(one))
  if (!schema || typeof schema !== 'object') return schema
  const out = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties')
      out[key] = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]))
    else if (key === 'allOf') out[key] = value.map((one) => closed(one, true))
    else if (['items', 'additionalProperties', 'contentSchema'].includes(key)) out[key] = closed(value)
    else if (['oneOf', 'anyOf'].includes(key)) out[key] = value.map((one) => closed(one))
    else out[key] = value
  }
  const describes = schema.$ref || schema.properties || schema.allOf
  if (describes && !isRoot && schema.additionalProperties === undefined) out.unevaluatedProperties = false
  return out
}

/** References made absolute, so that they reach the one registered document. */
function absolute(schema) {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/'))
}
