/*
 * A contract of two calls that is in order, to be spoilt in tests. It does not follow the one of the project, so that a
 * mistake there is said once, by `npm run contract`.
 */
const known = { 'x-provenance': { status: 'documented', source: '1§7' } }

const envelope = (data: object) => ({
  type: 'object',
  required: ['code', 'data'],
  properties: { code: { const: 1, ...known }, data: { ...data, ...known } },
})
const refusal = (code: number) => ({
  type: 'object',
  required: ['code'],
  properties: { code: { const: code, ...known }, msg: { type: 'string', ...known } },
})

const answer = (data: object, example: object) => ({
  200: {
    content: {
      'application/json': {
        schema: { oneOf: [envelope(data), refusal(0), refusal(2)] },
        examples: {
          success: { value: { code: 1, data: example } },
          failure: { value: { code: 0, msg: '终端不存在' } },
          invalidSession: { value: { code: 2, msg: '请重新登录' } },
        },
      },
    },
  },
})

const device = { id: 1, sn: 'A10F2C88', volume: 3 }

export const smallContract = {
  paths: {
    '/api/device/{id}': {
      get: {
        operationId: 'deviceGet',
        summary: 'One terminal',
        ...known,
        parameters: [{ name: 'id', in: 'path', schema: { $ref: '#/components/schemas/Id' }, example: 1, ...known }],
        responses: answer({ $ref: '#/components/schemas/Device' }, device),
      },
    },
    '/api/device': {
      patch: {
        operationId: 'deviceUpdate',
        summary: 'Change a terminal',
        ...known,
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Device' }, example: device } },
        },
        responses: answer({ type: 'integer' }, 1 as unknown as object),
      },
    },
  },
  components: {
    schemas: {
      Id: { type: 'integer', 'x-provenance': { status: 'inferred', decision: 'C16' } },
      Device: {
        type: 'object',
        ...known,
        properties: {
          id: { $ref: '#/components/schemas/Id' },
          sn: { type: 'string', ...known },
          volume: { type: 'integer', ...known },
        },
      },
    },
  },
}
