import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stored } from './stored.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's storage with one text in it. */
function storageWith(key: string, text: string) {
  const kept = new Map([[key, text]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

const session = stored('console.session', (value) => {
  const { account, since } = value as { account?: unknown; since?: unknown }
  return typeof account === 'string' && typeof since === 'number' ? { account, since } : undefined
})

describe('a stored value', () => {
  test('is read as it was written', () => {
    storageWith('other', '')
    session.write({ account: 'a', since: 1 })
    expect(session.read()).toEqual({ account: 'a', since: 1 })
  })

  test('that another program wrote is what it should be, or is dropped; it never throws', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ account: fc.anything(), since: fc.anything() }, { requiredKeys: [] })
        .map(
          (value) =>
            JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? '',
        ),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const kept = storageWith('console.session', text)
        const value = session.read()
        if (value === undefined) expect(kept.has('console.session')).toBe(false)
        else expect([typeof value.account, typeof value.since]).toEqual(['string', 'number'])
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['null', '7', '{"account":1,"since":2}', '{"account":"a"}', '{"account":"a","since":', '[]', ''])(
    '%j of a hostile hand is dropped',
    (text) => {
      const kept = storageWith('console.session', text)
      expect(session.read()).toBeUndefined()
      expect(kept.size).toBe(0)
    },
  )

  test('lives in memory where storage is refused', () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused })
    session.write({ account: 'b', since: 2 })
    expect(session.read()).toEqual({ account: 'b', since: 2 })
    session.remove()
    expect(session.read()).toBeUndefined()
  })

  test('lives in memory where storage is full, until there is room, or another tab has stored one or taken it', () => {
    const old = JSON.stringify({ account: 'a', since: 1 })
    const kept = storageWith('console.session', old)
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    session.write({ account: 'b', since: 2 })
    expect(session.read()).toEqual({ account: 'b', since: 2 })

    kept.set('console.session', JSON.stringify({ account: 'c', since: 3 }))
    expect(session.read()).toEqual({ account: 'c', since: 3 })
    kept.set('console.session', old)
    expect(session.read()).toEqual({ account: 'a', since: 1 })

    session.write({ account: 'd', since: 4 })
    kept.delete('console.session')
    expect(session.read()).toBeUndefined()

    session.write({ account: 'e', since: 5 })
    expect(session.read()).toEqual({ account: 'e', since: 5 })
    session.remove()
    expect(session.read()).toBeUndefined()

    session.write({ account: 'f', since: 6 })
    full.mockRestore()
    session.write({ account: 'g', since: 7 })
    expect(session.read()).toEqual({ account: 'g', since: 7 })
    kept.clear()
    expect(session.read()).toBeUndefined()
  })
})
