import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFileUrl, safeMediaUrl } from './safe-url.ts'

const page = 'https://console.example/demo/list?x=1'
const base = 'https://cdn.example/media/'

describe('safeMediaUrl', () => {
  it.each([
    ['a/b.png', 'https://cdn.example/media/a/b.png'],
    ['/a b.png', 'https://cdn.example/media/a%20b.png'],
    ['https://cdn.example/x.png', 'https://cdn.example/x.png'],
    ['https://console.example/x.png', 'https://console.example/x.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['DATA:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['blob:https://console.example/1-2', 'blob:https://console.example/1-2'],
  ])('allows %s', (address, url) => {
    expect(safeMediaUrl(address, { page, base })).toBe(url)
  })

  it.each([
    '',
    ' ',
    undefined,
    null,
    7,
    {},
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'data:image/../html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/x.png',
    '\\\\evil.example/x.png',
    '/\\evil.example/x.png',
    'https:evil.example/x.png'.replace('https:', 'https://'),
    'http://cdn.example/x.png',
    'https://user:pass@cdn.example/x.png',
    'https://cdn.example.evil.example/x.png',
    'blob:https://evil.example/1-2',
    'https://[bad',
  ])('refuses %o', (address) => {
    expect(safeMediaUrl(address, { page, base })).toBeUndefined()
  })

  it.each(['data:image/png;base64,AAAA', 'DATA:image/gif,AAAA', 'javascript:alert(1)'])('is no file: %s', (address) => {
    expect(safeFileUrl(address, { page, base })).toBeUndefined()
  })

  it('takes http only on a page that is http', () => {
    expect(safeMediaUrl('http://cdn.example/x.png', { page: 'http://lan/', base: 'http://cdn.example' })).toBe(
      'http://cdn.example/x.png',
    )
  })

  it('resolves against the page without a base, and survives a base that is none', () => {
    expect(safeMediaUrl('x.png', { page })).toBe('https://console.example/demo/x.png')
    expect(safeMediaUrl('x.png', { page, base: 'https://[bad' })).toBe('https://console.example/demo/x.png')
    expect(safeMediaUrl('x.png', { page, base: 'javascript:1' })).toBeUndefined()
  })

  it('never leaves the two origins, whatever it is given', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'https:',
        'http:',
        'javascript:',
        'data:',
        'blob:',
        '//',
        '\\',
        '/',
        '@',
        ':',
        '..',
        'evil.example',
        'cdn.example',
        'x.png',
        '\t',
        '\n',
        '#',
        '?',
        ' ',
        '%2f',
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const url = safeMediaUrl(parts.join(''), { page, base })
        if (url === undefined) return
        const { origin, protocol } = new URL(url)
        expect(['https:', 'blob:']).toContain(protocol)
        expect(['https://console.example', 'https://cdn.example']).toContain(origin)
      }),
      { numRuns: 5000 },
    )
  })
})
