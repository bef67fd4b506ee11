import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyContent, anyDocument } from '#src/scene/tests/documents.ts'
import { sampleAd } from '#src/scene/tests/samples.ts'
import { cpuCost } from '#tests/support/cpu-time.ts'
import { isSide, readContent, readDocument, writeContent } from './content.ts'

const read = (content: unknown) => {
  const result = readContent(content)
  if (!result.ok) throw new Error(result.reason)
  return result.document
}
const page = (elements: unknown, more = {}) => ({ elements, ...more })
/** An object of so many levels. */
const nested = (levels: number): object => (levels === 1 ? {} : { more: nested(levels - 1) })

describe('reading a content', () => {
  it.each<[unknown, string]>([
    [undefined, '内容为空'],
    [null, '内容为空'],
    ['', '内容为空'],
    [' \n', '内容为空'],
    ['{"pages":[{"elem', '内容不是完整的 JSON'],
    ['<html>', '内容不是完整的 JSON'],
    ['null', '内容不是广告的数据'],
    ['[]', '内容不是广告的数据'],
    [7, '内容不是广告的数据'],
    [JSON.stringify(JSON.stringify(JSON.stringify(JSON.stringify({})))), '内容被多次重复编码'],
    [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, '内容不是广告的数据'],
    [`{"pages":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, '内容嵌套过深'],
    [{ pages: [], more: nested(100) }, '内容嵌套过深'],
    [`{"pages":"${'x'.repeat(20_000_000)}"}`, '内容过大'],
  ])('says what is wrong: %.40j', (content, reason) => {
    expect(readContent(content)).toEqual({ ok: false, reason, original: content })
  })

  it('refuses a value that contains itself', () => {
    const value: Record<string, unknown> = {}
    value['pages'] = [value, value]
    expect(readContent(value)).toMatchObject({ ok: false, reason: '内容嵌套过深' })
  })

  it.each([
    ['object', sampleAd],
    ['text', JSON.stringify(sampleAd)],
    ['text with a mark', `\uFEFF${JSON.stringify(sampleAd)}`],
  ])('takes an ad as %s', (_form, content) => {
    const { name, scenes, problems, viewOnly } = read(content)
    expect({ name, stays: scenes.map(({ stay }) => stay), problems, viewOnly }).toEqual({
      name: '春茶上新',
      stays: [15, 20, 8],
      problems: [],
      viewOnly: false,
    })
  })

  it.each([
    ['twice', JSON.stringify(JSON.stringify(sampleAd))],
    ['three times', JSON.stringify(JSON.stringify(JSON.stringify(sampleAd)))],
  ])('takes an ad that was put into a string %s, and says so', (_times, content) => {
    const { scenes, problems } = read(content)
    expect(scenes).toHaveLength(3)
    expect(problems).toEqual([{ message: '内容被重复编码，已还原', hides: false }])
  })

  it.each<[string, unknown]>([
    ['no list of scenes', {}],
    ['no scenes', { pages: null }],
    ['no list of elements', { pages: [{}] }],
    ['no elements', { pages: [page(null)] }],
    ['ten scenes', { pages: Array.from({ length: 10 }, () => page([])) }],
    ['two hundred elements', { pages: [page(Array.from({ length: 200 }, () => ({ type: 170 })))] }],
    ['a hundred levels', { pages: [], more: nested(99) }],
    ['as many characters as are read', `{"name":"${'x'.repeat(20_000_000 - 11)}"}`],
  ])('has nothing to say of %s', (_what, content) => {
    expect(read(content).problems).toEqual([])
  })

  it('reads an object that holds no encoding', () => {
    expect(readDocument({ pages: [] }).problems).toEqual([])
  })

  it('shows as many scenes and elements as a page bears', () => {
    const { scenes } = read({ pages: Array.from({ length: 51 }, () => page([])) })
    expect(scenes).toHaveLength(50)
    const crowded = read({ pages: [page(Array.from({ length: 201 }, () => ({ type: 170 })))] })
    expect(crowded.scenes[0]?.elements).toHaveLength(200)
  })

  it.each<[unknown, unknown, object | undefined]>([
    [1920, 1080, { width: 1920, height: 1080 }],
    ['1080', '1920', { width: 1080, height: 1920 }],
    [1, 20_000, { width: 1, height: 20_000 }],
    [20_000, 1, { width: 20_000, height: 1 }],
    [0.5, 1080, undefined],
    [1920, 0.5, undefined],
    [20_001, 1080, undefined],
    [1920, 20_001, undefined],
    [undefined, 1080, undefined],
    [1920, null, undefined],
  ])('the size %j × %j is %j', (pixelHorizontal, pixelVertical, size) => {
    expect(read({ pixelHorizontal, pixelVertical }).size).toEqual(size)
  })

  it('a side is a number, not its text', () => {
    expect([1, '1', undefined, Number.NaN].map(isSide)).toEqual([true, false, false, false])
  })

  it.each<[unknown, string[], boolean]>([
    [{ pages: Array.from({ length: 50 }, () => page([])) }, ['共 50 个场景，超过上限 10 个'], false],
    [{ pages: Array.from({ length: 500 }, () => page([])) }, ['场景过多（共 500 个），仅显示前 50 个'], true],
    [{ pages: Array.from({ length: 11 }, () => page([])) }, ['共 11 个场景，超过上限 10 个'], false],
    [{ pages: 'x' }, ['场景列表的数据异常，无法显示'], true],
    [{ pages: [null] }, ['场景1：数据异常，显示为空白'], true],
    [{ pages: [page({})] }, ['场景1：元素的数据异常，无法显示'], true],
    [{ pages: [page([]), page(['x', 7])] }, ['场景2：部分元素的数据异常，无法显示'], true],
    [
      { pages: [page(Array.from({ length: 300 }, () => ({ type: 170 })))] },
      ['场景1：元素过多（共 300 个），仅显示前 200 个'],
      true,
    ],
    [
      { pages: [page([{ type: 170, data: { value: 'x'.repeat(1_000_000) } }])] },
      ['场景1：文本过长，仅显示前 2,000 字'],
      true,
    ],
    [
      { pages: [page([{ type: 250, data: { images: Array.from({ length: 11 }, () => ({})) } }])] },
      ['场景1：轮播图片共 11 个，超过上限 10 个'],
      false,
    ],
    [{ pages: [page([{ type: 1400, data: { medias: 'x' } }])] }, ['场景1：混合媒体的数据异常，无法显示'], true],
    [{ pages: [page([{ type: 170, ver: 2 }])] }, ['部分内容由更新的版本制作，显示可能有出入，且不可编辑'], false],
  ])('shows what it can, and says what not: %.50j', (content, messages, hides) => {
    const { problems } = read(content)
    expect(problems).toEqual(messages.map((message) => ({ message, hides })))
  })

  it('is for looking only when a newer version made it', () => {
    expect(read({ pages: [page([{ type: 170, layout: { ver: 2 } }])] }).viewOnly).toBe(true)
    expect(read({ pages: [page([{ type: 170, layout: { ver: 1 } }]), null] }).viewOnly).toBe(false)
  })

  it('has no scenes where there are none', () => {
    expect(read({}).scenes).toEqual([])
    expect(read({ pages: [] }).scenes).toEqual([])
  })

  it('tells at most twenty problems', () => {
    expect(read({ pages: Array.from({ length: 50 }, () => null) }).problems).toHaveLength(20)
  })

  it('draws in the order of zIndex, then of place', () => {
    const layers = [3, 1.5, 3, -2, '2', undefined].map((zIndex) => ({ type: 170, layout: { zIndex } }))
    expect(read({ pages: [page(layers)] }).scenes[0]?.elements.map(({ index }) => index)).toEqual([3, 5, 1, 4, 0, 2])
  })

  it('is quick with ten million characters', () => {
    const pages = Array.from({ length: 10 }, () => page([{ type: 170, data: { value: '长'.repeat(1_000_000) } }]))
    const content = JSON.stringify({ pages })
    expect(cpuCost(() => expect(read(content).scenes).toHaveLength(10))).toBeLessThan(25)
  })
})

describe('writing a content', () => {
  it('writes what was read, byte for byte', () => {
    const text =
      '{"name":"春茶","pages":[{"elements":[{"ver":7,"type":900,"data":{"address":"x","__proto__":{"a":1}}}],"extra":null,"stay":0}],"constructor":[1.5,"\\u0000"],"id":9007199254740993}'
    expect(writeContent(read(text))).toBe(text)
  })

  it('leaves a byte order mark inside of a text', () => {
    expect(writeContent(read('{"name":"a\uFEFFb"}'))).toBe('{"name":"a\uFEFFb"}')
  })

  it('and reading are inverse for any document', () => {
    fc.assert(
      fc.property(anyDocument, (value) => {
        const text: string | undefined = JSON.stringify(value)
        const first = readContent(text)
        if (!first.ok) return
        expect(writeContent(first.document)).toBe(text)
      }),
      { numRuns: 1000 },
    )
  }, 30_000)

  it('and reading are inverse for any JSON object, whatever its keys', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'pages', 'toString')),
          fc.jsonValue(),
          { noNullPrototype: true },
        ),
        (value) => {
          const text = JSON.stringify(value)
          expect(writeContent(read(text))).toBe(text)
        },
      ),
      { numRuns: 1000 },
    )
  }, 30_000)
})

describe('whatever comes', () => {
  it('reading never throws, changes nothing of what it is given, and leaves no trace in prototypes (M1, M6)', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const before = structuredClone(content)
        const result = readContent(content)
        expect(content).toEqual(before)
        if (!result.ok) expect(result.original).toBe(content)
        expect(Object.keys(Object.prototype)).toEqual([])
        expect('x' in {} || 'r' in {} || 'ver' in {}).toBe(false)
      }),
      { numRuns: 1500 },
    )
  }, 30_000)

  it('every scene can be drawn: all numbers are within bounds (M2, M3, M13)', () => {
    const outside: string[] = []
    const within = (value: number, min: number, max: number) => {
      if (!(value >= min && value <= max)) outside.push(`${value} is not from ${min} to ${max}`)
    }
    fc.assert(
      fc.property(anyDocument, (content) => {
        const result = readContent(content)
        if (!result.ok) return
        for (const { stay, elements, background } of result.document.scenes) {
          within(stay, 1, 86_400)
          within(background.opacity, 0, 1)
          for (const { layout, border } of elements) {
            within(layout.width, 0, 100)
            within(layout.height, 0, 100)
            within(layout.left, 0, 100 - layout.width)
            within(layout.top, 0, 100 - layout.height)
            within(layout.rotate, -360, 360)
            within(border.width, 0, 500)
          }
        }
        expect(outside).toEqual([])
      }),
      { numRuns: 1000 },
    )
  }, 30_000)
})
