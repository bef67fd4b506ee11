import { describe, expect, it } from 'vitest'
import { operations } from '#src/api/generated/operations.gen.ts'
import { allCalls, documentedCalls } from './calls.ts'
import { contractOperations } from './document.ts'

describe('the calls', () => {
  it('of the documents are 91', () => {
    expect(documentedCalls, 'a call of any other source goes to the second table of calls.ts').toHaveLength(91)
  })

  it('that none of them has do not claim one', () => {
    const others = new Set(allCalls.slice(documentedCalls.length).map(({ operationId }) => operationId))
    const claiming = contractOperations.filter(({ operationId, 'x-provenance': { status, source } }) => {
      // what a server's owner documents is cited by its name, as `handbook:4.2`
      const isOthers = status === 'inferred' || (status === 'documented' && !source?.includes('§'))
      return others.has(operationId) && !isOthers
    })
    expect(claiming.map(({ operationId }) => operationId)).toEqual([])
  })

  it('are all in the contract, to the letter, and nothing else is', () => {
    const inContract = contractOperations.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`)
    const documented = allCalls.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`)
    expect(
      inContract.sort(),
      'add a new call to the second table of tests/contract/calls.ts, or take it out of openapi/',
    ).toEqual(documented.sort())
  })

  it('are all known to the client', () => {
    const known = Object.entries(operations).map(([id, { method, path }]) => `${id} ${method} ${path}`)
    const documented = allCalls.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`)
    expect(known.sort(), 'run "npm run contract" after a change of openapi/').toEqual(documented.sort())
  })

  it.each(allCalls)('$operationId is open to: $access', ({ operationId, access }) => {
    const operation = contractOperations.find((one) => one.operationId === operationId)
    const isPublic = operation?.security?.length === 0
    expect(
      isPublic ? 'public' : operation?.['x-permission'].join(' ') || 'any',
      'x-permission of openapi/paths/ and the last column of tests/contract/calls.ts differ',
    ).toBe(access)
    expect('public' in operations[operationId as keyof typeof operations]).toBe(isPublic)
  })
})
