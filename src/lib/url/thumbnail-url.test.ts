import { expect, test } from 'vitest'
import { thumbnailUrl } from './thumbnail-url.ts'

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png?x-oss-process=image/resize,l_400'],
  ['https://cdn.example/a.png?Signature=x', 'https://cdn.example/a.png?Signature=x'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['blob:https://a.example/1#img/x.png', 'blob:https://a.example/1#img/x.png'],
])('%s is asked for as %s', (url, asked) => expect(thumbnailUrl(url, 400)).toBe(asked))
