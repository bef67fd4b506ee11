import { expect, it } from 'vitest'
import { sampleCarousel, sampleClock, sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { idsOf, storeOf } from '../tests/samples.ts'
import type { CommandId } from './commands.ts'
import { menuOf } from './menus.ts'

const OF_PICTURES: CommandId[] = ['asBackground', 'takeProportion']
const OF_LETTERS: CommandId[] = ['fitBox', 'fitLetters']

it.each<[string, unknown[], CommandId[]]>([
  ['a picture', [sampleCarousel(1)], ['write', ...OF_PICTURES, 'rename']],
  ['a text', [sampleText('特价')], ['write', ...OF_LETTERS, 'rename']],
  ['a clock', [sampleClock(4)], [...OF_LETTERS, 'rename']],
  ['several', [sampleText('特价'), sampleCarousel(1)], [...OF_PICTURES, ...OF_LETTERS]],
  ['what is not known', [sampleElement(1700, {}, {})], ['rename']],
])('the menu of %s offers what means something to it', (_, elements, expected) => {
  const store = storeOf([elements])
  const scene = store.scene()
  store.select(scene ? idsOf(scene) : [])
  const offered = menuOf(store, 'elements').flat()
  const some = new Set<CommandId>(['write', ...OF_PICTURES, ...OF_LETTERS, 'rename'])
  expect(offered.filter((id) => some.has(id))).toEqual(expected)
  // what stands in its way for now is said
  expect(offered).toEqual(expect.arrayContaining(['cut', 'pasteStyle', 'orderTop', 'lock']))
})
