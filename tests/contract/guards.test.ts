import { describe, expect, it } from 'vitest'
import bundled from '#openapi/bundled.json' with { type: 'json' }
import { checkExamples } from '../../scripts/contract/examples.mjs'
import { checkProvenance, provenancePage } from '../../scripts/contract/provenance.mjs'

/** The contract with one thing spoilt. */
function spoilt(change: (document: typeof bundled) => void): typeof bundled {
  const document = structuredClone(bundled)
  change(document)
  return document
}

/** The same with one path alone, whose examples are soon looked through. */
function onlyPath(path: keyof typeof bundled.paths, change: (document: typeof bundled) => void) {
  const document = spoilt(change)
  return { ...document, paths: { [path]: document.paths[path] } }
}

describe('the checks of the contract', () => {
  it('find nothing in it', () => {
    expect(checkProvenance(bundled)).toEqual([])
    expect(checkExamples(bundled)).toEqual([])
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
    const cite = (one: typeof bundled) =>
      Object.assign(one.components.schemas.Id['x-provenance'], { status: 'documented', source: '1§7 handbook:4.2' })
    expect(checkProvenance(spoilt(cite))).toEqual([
      'Id: source "handbook:4.2" is neither like "1§7" nor like "name:place" with a name of x-sources',
    ])
    const named = spoilt((one) => {
      cite(one)
      Object.assign(one, { 'x-sources': { handbook: 'Handbook of the interface, 3rd edition' } })
    })
    expect(checkProvenance(named)).toEqual([])
    expect(provenancePage(named)).toContain('- `handbook:` Handbook of the interface, 3rd edition')
  })

  it('see an example of the wrong type', () => {
    const document = onlyPath('/api/device/{id}', (one) => {
      const answer = one.paths['/api/device/{id}'].get.responses['200'].content['application/json']
      Object.assign(answer.examples.success.value.data, { volume: 'loud' })
    })
    expect(checkExamples(document).join()).toContain('deviceGet success')
  })

  it('see an example with a field that no schema has', () => {
    const document = onlyPath('/api/device/{id}', (one) => {
      const answer = one.paths['/api/device/{id}'].get.responses['200'].content['application/json']
      Object.assign(answer.examples.success.value.data, { colour: 'red' })
    })
    expect(checkExamples(document).join()).toContain('colour')
  })

  it('see a request without an example', () => {
    const document = onlyPath('/api/device', (one) =>
      Reflect.deleteProperty(one.paths['/api/device'].patch.requestBody.content['application/json'], 'example'),
    )
    expect(checkExamples(document)).toEqual(['deviceUpdate: the request has no example'])
  })
})
