import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bmp, bytes, gif, jpeg, mp4, png, transportStream, webm, webp } from '#tests/support/media-files.ts'
import { extensionFits, extensionOf, fileKind, isPicture, mimeFits } from './file-kind.ts'

describe('fileKind', () => {
  it.each([
    ['png', png(1, 1)],
    ['jpeg', jpeg(1, 1)],
    ['gif', gif(1, 1)],
    ['bmp', bmp(1, 1)],
    ['webp', webp('VP8 ', 1, 1)],
    ['webp', webp('VP8L', 1, 1)],
    ['webp', webp('VP8X', 1, 1)],
    ['iso', mp4()],
    ['iso', mp4('qt  ')],
    ['iso', bytes(0, 0, 0, 8, 'wide', 0, 0, 0, 0, 'mdat')],
    ['webm', webm()],
    ['avi', bytes('RIFF', 0, 0, 0, 0, 'AVI LIST')],
    ['ts', transportStream()],
    ['mpeg', bytes(0, 0, 1, 0xba, 0x44)],
    ['flv', bytes('FLV', 1, 5)],
    ['wmv', bytes(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11)],
  ])('knows %s', (kind, content) => {
    expect(fileKind(content)).toBe(kind)
  })

  it.each([
    ['nothing', bytes()],
    ['text', bytes('hello, this is text and no picture at all, whatever its name')],
    ['text that begins like a bitmap', bytes('BMW and other cars, in a text of some length')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['SVG with a declaration', bytes('<?xml version="1.0"?><svg/>')],
    ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
    ['a program', bytes('MZ', 0x90, 0, 3)],
    ['an archive', bytes('PK', 3, 4, 20, 0)],
    ['PDF', bytes('%PDF-1.7')],
    ['sound', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt ')],
    ['HEIC', mp4('heic')],
    ['AVIF', mp4('avif')],
    ['half the signature of PNG', bytes(0x89, 'PNG')],
    ['one packet of a stream', bytes(0x47, new Uint8Array(187))],
  ])('takes %s for none', (_, content) => {
    expect(fileKind(content)).toBeUndefined()
  })

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1100 }), (content) => {
        expect([
          undefined,
          'jpeg',
          'iso',
          'mpeg',
          'ts',
          'png',
          'gif',
          'webp',
          'bmp',
          'webm',
          'avi',
          'flv',
          'wmv',
        ]).toContain(fileKind(content))
      }),
    )
  })

  it('takes no text for a file of media', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 0, maxLength: 300, unit: fc.constantFrom(...'abcdefgBM GIF89<>?=/"\n ') }),
        (text) => {
          fc.pre(!/^GIF8[79]a/.test(text))
          expect(fileKind(bytes(text))).toBeUndefined()
        },
      ),
    )
  })
})

describe('extensionOf', () => {
  it.each([
    ['a.PNG', 'png'],
    ['a.b.jpeg', 'jpeg'],
    ['没有扩展名', ''],
    ['a.', ''],
    ['.png', 'png'],
    ['a.png/../b', ''],
    ['a.png ', ''],
    ['', ''],
    ['a.png\n.exe', 'exe'],
  ])('of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })
})

it('compares extensions with kinds', () => {
  expect([
    extensionFits('jpg', 'jpeg'),
    extensionFits('jpeg', 'jpeg'),
    extensionFits('mov', 'iso'),
    extensionFits('mp4', 'iso'),
  ]).toEqual([true, true, true, true])
  expect([
    extensionFits('png', 'jpeg'),
    extensionFits('mp4', 'webm'),
    extensionFits('exe', 'png'),
    extensionFits('constructor', 'png'),
    extensionFits('', 'png'),
  ]).toEqual([false, false, false, false, false])
})

it('compares declared types with kinds', () => {
  expect([
    mimeFits('', 'png'),
    mimeFits('image/png', 'png'),
    mimeFits('IMAGE/JPEG; q=1', 'jpeg'),
    mimeFits('application/octet-stream', 'gif'),
    mimeFits('text/vnd.trolltech.linguist', 'ts'),
  ]).toEqual([true, true, true, true, true])
  expect([
    mimeFits('text/plain', 'png'),
    mimeFits('image/png', 'jpeg'),
    mimeFits('image/svg+xml', 'png'),
    mimeFits('image/png', 'iso'),
    mimeFits('video/mp4', 'png'),
  ]).toEqual([false, false, false, false, false])
})

it('tells pictures from videos', () => {
  expect([isPicture('png'), isPicture('bmp'), isPicture('iso'), isPicture('webm')]).toEqual([true, true, false, false])
})
