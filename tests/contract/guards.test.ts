import { describe, expect, it } from 'vitest'
import { checkExamples } from '../../scripts/contract/examples.mjs'
import { checkProvenance, provenancePage } from '../../scripts/contract/provenance.mjs'
import { smallContract } from './small-contract.ts'

/** A contract with one thing spoilt. */
function spoilt(change: (document: typeof smallContract) => void): typeof smallContract {
  const document = structuredClone(smallContract)
  change(document)
  return document
}

describe('the checks of the contract', () => {
  it('find nothing in it', () => {
    expect(checkProvenance(smallContract)).toEqual([])
    expect(checkExamples(smallContract)).toEqual([])
  })

  it('see a field without provenance', () => {
    const document = spoilt((one) =>
      Reflect.deleteProperty(one.components.schemas.Device.properties.sn, 'x-provenance'),
    )
    expect(checkProvenance(document)).toEqual(['Device.sn has no x-provenance'])
  })

  it('see a decision that nobody took', () => {
    const document = spoilt((one) => {
      one.components.schemas.Id['x-provenance'].decision = 'C99'
    })
    expect(checkProvenance(document)).toEqual(['Id: decision "C99" is not in docs/decisions.md'])
  })

  it('take the documentation of an owner, where it is named', () => {
    const cite = (one: typeof smallContract) =>
      Object.assign(one.components.schemas.Id['x-provenance'], { status: 'documented', source: '1§7 handbook:4.2' })
    expect(checkProvenance(spoilt(cite))).toEqual([
      'Id: source "handbook:4.2" is neither like "1§7" nor named: add "handbook: <title>" to x-sources in openapi/openapi.yaml',
    ])
    const named = spoilt((one) => {
      cite(one)
      Object.assign(one, { 'x-sources': { handbook: 'Handbook of the interface, 3rd edition' } })
    })
    expect(checkProvenance(named)).toEqual([])
    expect(provenancePage(named)).toContain('- `handbook:` Handbook of the interface, 3rd edition')
  })

  it('say one cause once, with the first of its places', () => {
    // all documented statements share theirs
    const document = spoilt((one) => {
      one.components.schemas.Device['x-provenance'].source = 'manual:1'
    })
    expect(checkProvenance(document)).toEqual([
      'deviceGet (`GET /api/device/{id}`) and 17 more: source "manual:1" is neither like "1§7" nor named: add "manual: <title>" to x-sources in openapi/openapi.yaml',
    ])
  })

  it('see an example of the wrong type', () => {
    const document = spoilt((one) => {
      const answer = one.paths['/api/device/{id}'].get.responses[200].content['application/json']
      Object.assign(answer.examples.success.value.data, { volume: 'loud' })
    })
    expect(checkExamples(document).join()).toContain('deviceGet success')
  })

  it('see an example with a field that no schema has', () => {
    const document = spoilt((one) => {
      const answer = one.paths['/api/device/{id}'].get.responses[200].content['application/json']
      Object.assign(answer.examples.success.value.data, { colour: 'red' })
    })
    expect(checkExamples(document).join()).toContain('colour')
  })

  it('see a request without an example', () => {
    const document = spoilt((one) =>
      Reflect.deleteProperty(one.paths['/api/device'].patch.requestBody.content['application/json'], 'example'),
    )
    expect(checkExamples(document)).toEqual(['deviceUpdate: the request has no example'])
  })
})
