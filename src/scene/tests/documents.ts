import fc from 'fast-check'
import { hostileTexts } from './hostile-texts.ts'

/*
 * Contents as a hostile or broken server may send them, for property tests: most have the form of an ad, with anything
 * in the place of anything.
 */

const oddNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1e308,
    -1e308,
    Number.MIN_VALUE,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e9,
    0.1,
    100,
    255,
    2 ** 53,
  ),
  fc.double(),
  fc.integer({ min: -200, max: 400 }),
)
const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('center', 'left', 'top', 'solid', '12', '1e3', ' 7 ', 'materials/1.svg', 'Noto Sans SC'),
)
const scalar = fc.oneof(oddNumber, text, fc.boolean(), fc.constant(null), fc.constant(undefined))
const anything = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('__proto__', 'constructor', 'toString', 'r', 'g', 'b', 'ver', 'x'),
      scalar,
      { maxKeys: 4 },
    ),
  },
)

/** An object of some of the keys, which may each hold what it should, or anything. */
function shape(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const mixed = Object.fromEntries(
    Object.entries(fields).map(([key, right]) => [
      key,
      fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: anything }),
    ]),
  )
  return fc.oneof({ weight: 9, arbitrary: fc.record(mixed, { requiredKeys: [] }) }, { weight: 1, arbitrary: anything })
}

const percent = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), oddNumber)
const color = shape({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) })
const media = shape({
  id: fc.nat(),
  type: fc.constantFrom(0, 1),
  path: text,
  name: text,
  duration: oddNumber,
  snapshot: text,
})
const background = shape({ ver: fc.constant(1), type: fc.constantFrom(0, 1, 2), color, image: media, opacity: percent })
const data = shape({
  ver: fc.constantFrom(1, 2),
  isScroll: fc.boolean(),
  speed: oddNumber,
  value: text,
  font: text,
  size: oddNumber,
  color,
  horizontalAlign: text,
  verticalAlign: text,
  formatter: fc.constantFrom(1, 2, 3, 4, 9),
  images: fc.array(media, { maxLength: 12 }),
  medias: fc.array(media, { maxLength: 12 }),
  animation: shape({ inId: fc.constantFrom(1, 2, 3, 4, 5, 6, 7), groups: fc.array(anything, { maxLength: 2 }) }),
  stay: oddNumber,
  duration: oddNumber,
  disableAnimation: fc.boolean(),
  isMuted: fc.boolean(),
})
const element = shape({
  ver: fc.constant(1),
  type: fc.constantFrom(160, 170, 250, 500, 1400, 1400, 250, 900, 1200, 77),
  layout: shape({
    left: percent,
    top: percent,
    width: percent,
    height: percent,
    zIndex: oddNumber,
    rotate: oddNumber,
    lineHeight: oddNumber,
  }),
  background,
  border: shape({ color, width: oddNumber, style: text, radius: oddNumber, padding: oddNumber, opacity: percent }),
  data,
})
const page = shape({ elements: fc.array(element, { maxLength: 6 }), background, stay: oddNumber })

export const anyDocument = shape({
  name: text,
  pages: fc.array(page, { maxLength: 12 }),
  pixelHorizontal: oddNumber,
  pixelVertical: oddNumber,
})

export const anyContent: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyDocument },
  { weight: 4, arbitrary: anyDocument.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: anyDocument.map((value) => JSON.stringify(JSON.stringify(value))) },
  {
    weight: 1,
    arbitrary: fc.tuple(anyDocument, fc.nat(400)).map(([value, at]) => JSON.stringify(value)?.slice(0, at)),
  },
  { weight: 1, arbitrary: anything },
)
