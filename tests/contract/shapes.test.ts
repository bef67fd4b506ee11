import { expect, it } from 'vitest'
import { coerceAnswer } from '#src/api/coerce-answer.ts'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { contractOperations } from './document.ts'

const answering = contractOperations.flatMap(({ operationId, responses }) => {
  const content = responses['200']?.content?.['application/json']
  return content ? [{ operationId: operationId as OperationId, data: content.examples.success.value.data }] : []
})

it('half of the calls answer something', () => {
  expect(answering.length).toBeGreaterThan(40)
})

it.each(answering)('the example of $operationId passes the run-time check unchanged', ({ operationId, data }) => {
  expect(coerceAnswer(operationId, data)).toEqual(data)
})
