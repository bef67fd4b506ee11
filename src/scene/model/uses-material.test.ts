import { expect, test } from 'vitest'
import { usesMaterial } from './uses-material.ts'

const page = (more: object) =>
  JSON.stringify({ name: '春茶', pages: [{ elements: [], background: { type: 0 }, ...more }] })

test.each<[string, unknown, string | number, boolean | undefined]>([
  ['a background', page({ background: { type: 2, image: { id: 5001, path: 'a.jpg' } } }), '5001', true],
  [
    'a carousel',
    page({
      elements: [
        {
          type: 250,
          data: {
            images: [
              { id: 7, size: 3 },
              { id: 5001, size: 9 },
            ],
          },
        },
      ],
    }),
    5001,
    true,
  ],
  ['a media box', page({ elements: [{ type: 1400, data: { medias: [{ id: '5001', path: 'a.mp4' }] } }] }), 5001, true],
  [
    'an element that nobody knows',
    page({ elements: [{ type: 1700, data: { any: [{ id: 5001, path: 'a.jpg' }] } }] }),
    5001,
    true,
  ],
  [
    'an id of 64 bits',
    '{"pages":[{"elements":[{"type":1400,"data":{"medias":[{"id":9007199254740993123,"path":"a"}]}}]}]}',
    '9007199254740993123',
    true,
  ],
  ['another material', page({ background: { type: 2, image: { id: 50011, path: 'a.jpg' } } }), 5001, false],
  ['an element with that id', page({ elements: [{ id: 5001, type: 170, data: { value: '5001' } }] }), 5001, false],
  ['a list for an id', page({ background: { type: 2, image: { id: [5001], path: 'a.jpg' } } }), 5001, false],
  ['what cannot be read', '{"pages":[', 5001, undefined],
  ['nothing', undefined, 5001, undefined],
])('%s', (_what, content, id, used) => {
  expect(usesMaterial(content, id)).toBe(used)
})
