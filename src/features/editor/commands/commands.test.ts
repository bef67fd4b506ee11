import { describe, expect, it } from 'vitest'
import { idsOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { newText } from '../kinds/text.ts'
import { commandFor, commandIds, commandOf, type CommandId } from './commands.ts'
import { orderElementTo } from './arrange.ts'
import { removeElements, setPixels } from './elements.ts'
import { insertElement } from './insert.ts'
import { keysOf, keysText } from './keys.ts'

const press = (
  key: string,
  code: string,
  held: { ctrl?: boolean; meta?: boolean; shift?: boolean; alt?: boolean } = {},
) =>
  keysOf({
    key,
    code,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
  })

function clipboardOf(text = '') {
  const held = { text }
  return { held, write: async (text: string) => void (held.text = text), read: async () => held.text }
}

describe('the table of commands', () => {
  it.each<[CommandId | undefined, string]>([
    ['undo', press('z', 'KeyZ', { ctrl: true })],
    ['undo', press('z', 'KeyZ', { meta: true })],
    ['redo', press('Z', 'KeyZ', { ctrl: true, shift: true })],
    ['redo', press('y', 'KeyY', { ctrl: true })],
    ['copy', press('c', 'KeyC', { ctrl: true })],
    ['cut', press('x', 'KeyX', { ctrl: true })],
    ['paste', press('v', 'KeyV', { ctrl: true })],
    ['duplicate', press('d', 'KeyD', { ctrl: true })],
    ['selectAll', press('a', 'KeyA', { ctrl: true })],
    ['delete', press('Delete', 'Delete')],
    ['delete', press('Backspace', 'Backspace')],
    ['orderUp', press(']', 'BracketRight')],
    ['orderDown', press('[', 'BracketLeft')],
    // as a Chinese input method has it
    ['orderTop', press('】', 'BracketRight', { ctrl: true })],
    ['orderBottom', press('[', 'BracketLeft', { ctrl: true })],
    ['undo', press('я', 'KeyZ', { ctrl: true })],
    [undefined, press('z', 'KeyZ')],
    [undefined, press('z', 'KeyZ', { ctrl: true, alt: true })],
  ])('%s', (id, keys) => {
    expect(commandFor(keys)).toBe(id)
  })

  it('no keys stand for two commands, and all are shown in words', () => {
    const keys = commandIds.flatMap((id) => commandOf(id).keys)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keysText('Mod+Shift+Z')).toBe('Ctrl+Shift+Z')
    expect(keysText('Mod+Shift+Z', true)).toBe('⌘⇧Z')
  })

  it('says why something cannot be done, and then does nothing', async () => {
    const store = storeOf([[sampleElement(1200, {}, {})]])
    const why = Object.fromEntries(commandIds.map((id) => [id, commandOf(id).blocked(store)]))
    expect(why).toMatchObject({
      undo: '没有可撤销的操作',
      redo: '没有可重做的操作',
      copy: '请先选择元素',
      delete: '请先选择元素',
      orderUp: '请先选择元素',
      alignLeft: '请先选择元素',
      distributeX: '请选择至少 3 个元素',
      previousScene: '已是第一个场景',
      nextScene: '已是最后一个场景',
      paste: undefined,
    })
    const scene = store.scene()
    store.select(scene ? idsOf(scene) : [])
    expect(commandOf('alignLeft').blocked(store)).toBe('所选元素不可编辑')
    store.set({ readOnly: '审核中' })
    for (const id of commandIds.filter((id) => id !== 'copy' && id !== 'selectAll' && commandOf(id).group !== 'scene'))
      expect(commandOf(id).blocked(store)).toBe('审核中')
    const before = store.state.document
    for (const id of commandIds) await commandOf(id).run(store, clipboardOf())
    expect(store.state.document).toBe(before)
  })

  it('cuts, pastes, duplicates, deletes, and takes it all back', async () => {
    const store = storeOf([[sampleText('一'), sampleText('二', { zIndex: 9 })]])
    const clipboard = clipboardOf()
    const start = store.state.document
    const run = async (id: CommandId) => await commandOf(id).run(store, clipboard)
    await run('selectAll')
    expect(store.state.selection).toHaveLength(2)
    await run('cut')
    expect(store.scene()?.elements).toHaveLength(0)
    expect(store.state.undoLabel).toBe('剪切元素')
    await run('paste')
    expect(store.scene()?.elements.map(({ raw }) => raw)).toMatchObject([
      { data: { value: '一' } },
      { data: { value: '二' } },
    ])
    expect(store.state.selection).toHaveLength(2)
    await run('duplicate')
    expect(store.scene()?.elements).toHaveLength(4)
    await run('delete')
    expect(store.scene()?.elements).toHaveLength(2)
    insertElement(store, newText(store.state.document))
    expect(store.state.undoLabel).toBe('添加文本')
    for (let step = 0; step < 5; step += 1) await run('undo')
    expect(store.state.document).toBe(start)
    expect(commandOf('undo').blocked(store)).toBe('没有可撤销的操作')
  })

  it('leaves what is locked as it is, wherever it is tried, but copies it', () => {
    const store = storeOf([[sampleText('一'), sampleText('二')]])
    const [one = '', two = ''] = store.scene()?.elements.map(({ id }) => id) ?? []
    store.set({ locked: [one] })
    store.select([one, two])
    const before = store.state.document
    const locked = '所选元素已锁定，请先解锁'
    for (const id of ['delete', 'cut', 'alignLeft'] as const) expect(commandOf(id).blocked(store), id).toBe(locked)
    expect([removeElements(store, [one]), setPixels(store, one, 'left', 5), orderElementTo(store, one, 1)]).toEqual([
      locked,
      locked,
      locked,
    ])
    expect(store.state.document).toBe(before)
    expect(commandOf('duplicate').blocked(store)).toBeUndefined()
    expect(removeElements(store, [two])).toBeUndefined()
    expect(store.scene()?.elements.map(({ id }) => id)).toEqual([one])
  })

  it('takes all but what is locked or hidden', () => {
    const store = storeOf([[sampleText('一'), sampleText('二'), sampleText('三'), null]])
    const [one = '', two = '', three = ''] = store.scene()?.elements.map(({ id }) => id) ?? []
    store.set({ locked: [one], hidden: [three] })
    void commandOf('selectAll').run(store, clipboardOf())
    expect(store.state.selection).toEqual([two])
  })
})
