import { expect, test } from 'vitest'
import { editorSearch } from './editor-search.ts'

test.each([
  [{}, {}],
  [{ id: '7', type: '1' }, { id: '7', type: '1' }],
  [{ id: 7, type: 2 }, { id: '7', type: '2' }],
  [{ id: ' ', type: '3' }, {}],
  // an older link: text in an address, an object from elsewhere
  [{ reviewForm: '{"content":"{}","id":7}', type: '1' }, { id: '7', type: '1' }],
  [{ reviewForm: '{"id":9007199254740993}', type: '2' }, { id: '9007199254740993', type: '2' }],
  [{ reviewForm: { id: '7' } }, { id: '7' }],
  [{ id: '8', reviewForm: '{"id":7}' }, { id: '8' }],
  [{ reviewForm: '{"id":' }, {}],
  [{ reviewForm: '{"id":{"toString":1}}' }, {}],
  [{ reviewForm: '[object Object]' }, {}],
])('%j is %j', (given, read) => {
  expect(editorSearch(given)).toEqual({ id: undefined, type: undefined, ...read })
})
