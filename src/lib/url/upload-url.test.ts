import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadUrl } from './upload-url.ts'

const page = 'https://console.example.invalid/demo/materialManage'
const origins = ['https://store.example.invalid/some/path', 'http://plain.example.invalid']
const to = (host: unknown, from = page) => uploadUrl(host, { page: from, origins })?.href

describe('uploadUrl', () => {
  it.each([
    ['https://store.example.invalid/bucket', 'https://store.example.invalid/bucket'],
    ['https://store.example.invalid', 'https://store.example.invalid/'],
    ['https://console.example.invalid/oss', 'https://console.example.invalid/oss'],
    ['/oss/upload', 'https://console.example.invalid/oss/upload'],
  ])('allows %s', (host, href) => {
    expect(to(host)).toBe(href)
  })

  it.each([
    ['a script', ['javascript', ':alert(1)'].join('')],
    ['data', 'data:text/html,x'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://console.example.invalid/1'],
    ['ftp', 'ftp://store.example.invalid/'],
    ['http on a page that is https', 'http://plain.example.invalid/'],
    ['a host nobody named', 'https://elsewhere.example.invalid/'],
    ['a host that begins alike', 'https://store.example.invalid.elsewhere.test/'],
    ['a host behind a name', 'https://store.example.invalid@elsewhere.test/'],
    ['a name and a password', 'https://user:secret@store.example.invalid/'],
    ['a name without a password', 'https://user@store.example.invalid/'],
    ['another port', 'https://store.example.invalid:8443/'],
    ['two slashes to elsewhere', '//elsewhere.example.invalid/'],
    ['backslashes to elsewhere', '\\\\elsewhere.example.invalid/'],
    ['a fragment', 'https://store.example.invalid/#x'],
    ['a line break inside', 'https://store.example\n.invalid/'],
    ['nothing', ''],
    ['spaces', '   '],
    ['no text', 7],
    ['null', null],
    ['no address', 'https://'],
  ])('refuses %s', (_, host) => {
    expect(to(host)).toBeUndefined()
  })

  it('allows http from a page that is http', () => {
    expect(to('http://plain.example.invalid/x', 'http://127.0.0.1:5173/')).toBe('http://plain.example.invalid/x')
    expect(to('http://elsewhere.example.invalid/x', 'http://127.0.0.1:5173/')).toBeUndefined()
  })

  it('never leads to another origin, whatever the server says', { timeout: 60_000 }, () => {
    const hostile = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc
        .constantFrom(
          ['javascript', ':'].join(''),
          '//',
          '\\\\',
          'https:',
          'https:/store.example.invalid',
          'HTTPS://STORE.EXAMPLE.INVALID',
          '@',
          ' ',
        )
        .chain((start) => fc.string().map((rest) => start + rest)),
    )
    fc.assert(
      fc.property(hostile, (host) => {
        const url = uploadUrl(host, { page, origins })
        expect(
          url === undefined ||
            (['https://console.example.invalid', 'https://store.example.invalid'].includes(url.origin) &&
              url.username === ''),
        ).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
