import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import bundled from '#openapi/bundled.json' with { type: 'json' }
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { Schema } from './answer-fields.ts'

interface Answer {
  $ref?: string
  content?: { 'application/json': { schema: Schema } }
}

const operations = Object.values(
  bundled.paths as unknown as Record<
    string,
    Record<string, { operationId: OperationId; responses: Record<string, Answer> }>
  >,
).flatMap((item) => Object.values(item))
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false })
ajv.addSchema({ $id: 'contract', components: bundled.components })
const compiled = new Map<OperationId, ValidateFunction>()

/** What a call may answer with HTTP 200: success first, then the envelopes of failure. */
function envelopesOf(operationId: OperationId): readonly Schema[] {
  const answer = operations.find((one) => one.operationId === operationId)?.responses['200']
  const { content } =
    answer?.$ref === undefined ? (answer ?? {}) : (named(bundled.components.responses, answer.$ref) as Answer)
  return content?.['application/json'].schema.oneOf ?? []
}

export function successOf(operationId: OperationId): Schema {
  return envelopesOf(operationId)[0] ?? {}
}

export function codesOf(operationId: OperationId): readonly number[] {
  return envelopesOf(operationId).flatMap((schema) => {
    const envelope = schema.$ref === undefined ? schema : (named(bundled.components.schemas, schema.$ref) as Schema)
    const code = envelope.properties?.code
    const { const: value } =
      (code?.$ref === undefined ? code : (named(bundled.components.schemas, code.$ref) as Schema)) ?? {}
    return value === undefined ? [] : [value]
  })
}

function named(components: object, reference: string): unknown {
  return Reflect.get(components, reference.slice(reference.lastIndexOf('/') + 1))
}

export function errorsOf(operationId: OperationId, envelope: unknown): readonly ErrorObject[] {
  let validate = compiled.get(operationId)
  if (!validate) {
    validate = ajv.compile(
      JSON.parse(
        JSON.stringify(successOf(operationId)).replaceAll('"#/components/', '"contract#/components/'),
      ) as object,
    )
    compiled.set(operationId, validate)
  }
  return validate(envelope) ? [] : (validate.errors ?? [])
}
