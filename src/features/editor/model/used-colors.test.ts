import { expect, it } from 'vitest'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editDocument } from './edit-document.ts'
import { colorsOf } from './used-colors.ts'

const RED = { r: 200, g: 40, b: 40 }
const GREEN = { r: 15, g: 118, b: 110 }
const GROUND = { r: 120, g: 53, b: 15 }

it('has every colour that is seen, the most frequent first', () => {
  const border = { width: 3, style: 'solid', color: GREEN }
  const document = editDocument(
    {
      pages: [
        sampleScene(
          [sampleText('一', {}, { color: RED }), { ...sampleText('二', {}, { color: RED }), border }],
          GROUND,
        ),
        // a line that has no width is not seen
        sampleScene([{ ...sampleText('三', {}, { color: RED }), border: { ...border, width: 0 } }], GROUND),
      ],
    } as unknown as JsonObject,
    { name: '春茶上新', width: 1920, height: 1080 },
  )
  expect(colorsOf(document)).toEqual([RED, GROUND, GREEN])
})
