import { describe, expect, it } from 'vitest'
import { emptyDesk, idsOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { own } from '#src/scene/model/json.ts'
import { sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { newText } from '../kinds/text.ts'
import type { Desk } from './command.ts'
import { commandFor, commandIds, commandOf, type CommandId } from './commands.ts'
import { orderElementsTo } from './arrange.ts'
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

const deskOf = (): Desk => ({ ...emptyDesk, clipboard: clipboardOf() })

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
    ['group', press('g', 'KeyG', { ctrl: true })],
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

  it.each<[CommandId | undefined, 'canvas' | 'scenes' | undefined, string]>([
    ['zoomIn', undefined, press('=', 'Equal', { ctrl: true })],
    ['zoomIn', undefined, press('+', 'Equal', { ctrl: true, shift: true })],
    ['zoomIn', undefined, press('+', 'NumpadAdd', { ctrl: true })],
    // a German keyboard
    ['zoomIn', undefined, press('+', 'BracketRight', { ctrl: true })],
    ['zoomOut', undefined, press('-', 'Minus', { ctrl: true })],
    ['zoomFit', undefined, press('0', 'Digit0', { ctrl: true })],
    // a French one
    ['zoomPixels', undefined, press('&', 'Digit1', { ctrl: true })],
    ['zoomSelection', undefined, press('2', 'Numpad2', { ctrl: true })],
    ['help', undefined, press('?', 'Slash', { shift: true })],
    ['help', 'canvas', press('？', 'Slash', { shift: true })],
    ['write', 'canvas', press('Enter', 'Enter')],
    ['add text 0', 'canvas', press('t', 'KeyT')],
    ['add text 1', 'canvas', press('T', 'KeyT', { shift: true })],
    [undefined, undefined, press('t', 'KeyT')],
    [undefined, undefined, press('Enter', 'Enter')],
    ['duplicateScene', 'scenes', press('d', 'KeyD', { ctrl: true })],
    ['removeScene', 'scenes', press('Delete', 'Delete')],
    ['undo', 'scenes', press('z', 'KeyZ', { ctrl: true })],
    [undefined, 'canvas', press('ArrowUp', 'ArrowUp', { alt: true })],
  ])('%s where the focus is in %s', (id, part, keys) => {
    expect(commandFor(keys, part)).toBe(id)
  })

  it('no keys stand for two commands of one part, and all are shown in words', () => {
    const keys = commandIds.flatMap((id) => {
      const { keys, focus } = commandOf(id)
      return keys.map((each) => `${focus === 'scenes' ? 'scenes' : ''} ${each}`)
    })
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
    // what is only looked at, and what holds for this page alone
    const allowed: readonly string[] = [
      'copy',
      'copyStyle',
      'selectAll',
      'lock',
      'hide',
      'rename',
      'preview',
      'help',
      'copyScene',
      'leave',
    ]
    const walks: readonly string[] = ['previousScene', 'nextScene']
    for (const id of commandIds.filter((id) => ![...allowed, ...walks].includes(id) && commandOf(id).group !== 'view'))
      expect(commandOf(id).blocked(store), id).toBe('审核中')
    const before = store.state.document
    for (const id of commandIds) await commandOf(id).run(store, deskOf())
    expect(store.state.document).toBe(before)
  })

  it('cuts, pastes, duplicates, deletes, and takes it all back', async () => {
    const store = storeOf([[sampleText('一'), sampleText('二', { zIndex: 9 })]])
    const desk = deskOf()
    const start = store.state.document
    const run = async (id: CommandId) => await commandOf(id).run(store, desk)
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
    expect([
      removeElements(store, [one]),
      setPixels(store, [one], 'left', 5),
      orderElementsTo(store, [one], 1),
    ]).toEqual([locked, locked, locked])
    expect(store.state.document).toBe(before)
    expect(commandOf('duplicate').blocked(store)).toBeUndefined()
    expect(removeElements(store, [two])).toBeUndefined()
    expect(store.scene()?.elements.map(({ id }) => id)).toEqual([one])
  })

  it('takes all but what is locked or hidden', () => {
    const store = storeOf([[sampleText('一'), sampleText('二'), sampleText('三'), null]])
    const [one = '', two = '', three = ''] = store.scene()?.elements.map(({ id }) => id) ?? []
    store.set({ locked: [one], hidden: [three] })
    void commandOf('selectAll').run(store, deskOf())
    expect(store.state.selection).toEqual([two])
  })

  it('copies a scene with all that is in it, and puts it behind the one on the canvas, of this ad or another', async () => {
    const store = storeOf([[sampleText('一')], [sampleText('二')]])
    const desk = deskOf()
    await commandOf('copyScene').run(store, desk)
    store.goToScene(store.state.document.scenes[1]?.id ?? '')
    await commandOf('paste').run(store, desk)
    const words = ({ state }: typeof store) =>
      state.document.scenes.map(({ elements }) => elements.map(({ raw }) => own(own(raw, 'data'), 'value')))
    expect(words(store)).toEqual([['一'], ['二'], ['一']])
    expect(store.state.sceneId).toBe(store.state.document.scenes[2]?.id)
    expect(store.state.undoLabel).toBe('添加场景')

    const other = storeOf([[sampleText('三')]])
    await commandOf('paste').run(other, desk)
    expect(words(other)).toEqual([['三'], ['一']])

    // what only says that it is a scene is no text for the ad either
    await desk.clipboard.write('{"adscreen-scene":1,"page":[]}')
    expect(await commandOf('paste').run(other, desk)).toBe('剪贴板中没有可粘贴的元素')
  })

  it('locks and hides what is chosen, and all of it', () => {
    const store = storeOf([[sampleText('一'), sampleText('二')]])
    const [one = '', two = ''] = store.scene()?.elements.map(({ id }) => id) ?? []
    store.select([one])
    void commandOf('lock').run(store, deskOf())
    store.select([one, two])
    expect(commandOf('lock').isOn?.(store)).toBe(false)
    void commandOf('lock').run(store, deskOf())
    expect(store.state.locked.toSorted()).toEqual([one, two].toSorted())
    void commandOf('lock').run(store, deskOf())
    expect(store.state.locked).toEqual([])
    void commandOf('hide').run(store, deskOf())
    expect(store.state.hidden).toHaveLength(2)
  })
})
