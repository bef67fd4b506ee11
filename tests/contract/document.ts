import bundled from '#openapi/bundled.json' with { type: 'json' }

export interface ContractOperation {
  operationId: string
  method: string
  path: string
  security?: unknown[]
  'x-permission': string[]
  'x-messages'?: Record<string, string>
  'x-provenance': { status: string; source?: string }
  responses: Record<
    string,
    { $ref?: string; content?: { 'application/json': { examples: { success: { value: { data: unknown } } } } } }
  >
}

export interface ContractSchema {
  enum?: number[]
  'x-enumDescriptions'?: Record<string, string>
}

const paths = bundled.paths as unknown as Record<string, Record<string, Omit<ContractOperation, 'method' | 'path'>>>

export const contractOperations: readonly ContractOperation[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
)

export const contractSchemas = bundled.components.schemas as unknown as Readonly<Record<string, ContractSchema>>
