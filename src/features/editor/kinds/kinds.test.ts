import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Box } from '#src/scene/draw/box.ts'
import type { ElementKind } from '#src/scene/kinds/element-kind.ts'
import type { Kind } from '#src/scene/kinds/kinds.ts'
import { decodeContent } from '#src/scene/model/decode-content.ts'
import { sampleText } from '#src/scene/tests/samples.ts'
import type { EditorKind } from './editor-kind.ts'
import type { editorKinds } from './kinds.ts'
import { qrCode as sceneQrCode, type QrCodeElement } from './tests/qr-code.ts'
import { qrCode as editorQrCode } from './tests/qr-code-editor.tsx'

/** The names of what may be left out. */
type Optional<Type> = { [Name in keyof Type]-?: object extends Pick<Type, Name> ? Name : never }[keyof Type]

describe('a kind of element', () => {
  it('does not compile without any part of it, nor without its line in both tables', () => {
    expectTypeOf<Optional<ElementKind<QrCodeElement>>>().toBeNever()
    expectTypeOf<Optional<EditorKind<QrCodeElement>>>().toBeNever()
    expectTypeOf<keyof typeof editorKinds>().toEqualTypeOf<Kind>()
    expectTypeOf<Optional<typeof editorKinds>>().toBeNever()
  })
})

describe('a kind that is added by two files and two lines', () => {
  const size = { width: 1000, height: 500 }
  const media = () => ({ src: undefined })
  const client = new QueryClient()

  beforeAll(() => {
    vi.resetModules()
    vi.doMock('#src/scene/kinds/kinds.ts', async (original) => {
      const { kinds } = await original<typeof import('#src/scene/kinds/kinds.ts')>()
      return { kinds: { qrCode: sceneQrCode, ...kinds } }
    })
    vi.doMock('./kinds.ts', async (original) => {
      const { editorKinds } = await original<typeof import('./kinds.ts')>()
      return { editorKinds: { qrCode: editorQrCode, ...editorKinds } }
    })
  })

  afterAll(() => {
    vi.doUnmock('#src/scene/kinds/kinds.ts')
    vi.doUnmock('./kinds.ts')
    vi.resetModules()
  })

  /** An editor with a text and a code that was added by its button, which is chosen. */
  async function opened() {
    const [{ AddButtons }, { EditorContext }, { storeOf }] = await Promise.all([
      import('../view/layers/add-buttons.tsx'),
      import('../session/editor-context.ts'),
      import('../tests/samples.ts'),
    ])
    const { insertElement } = await import('../commands/insert.ts')
    const store = storeOf([[sampleText('春茶')]], size)
    const shown = (component: FunctionComponent) => {
      const editor = createElement(EditorContext, { value: { store, media } }, createElement(component))
      const page = createElement(QueryClientProvider, { client }, createElement(MantineProvider, null, editor))
      return renderToStaticMarkup(page)
    }
    const add = () => editorQrCode.additions.map(({ make }) => insertElement(store, make(store.state.document, [])))
    return { store, shown, add, AddButtons }
  }

  it('is added by a button, once a scene', async () => {
    const { store, shown, add, AddButtons } = await opened()
    expect(shown(AddButtons)).toMatch(/二维码<span[^>]*>0\/1</)
    expect(add()).toEqual([undefined])
    expect(store.state.undoLabel).toBe('添加二维码')
    expect(shown(AddButtons)).toMatch(/二维码<span[^>]*>1\/1</)
    expect(add()).toEqual(['每个场景最多 1 个二维码控件'])
  })

  it('is named in the layers, and has its fields in the panel', async () => {
    const { shown, add } = await opened()
    add()
    const [{ LayersList }, { PropertiesPanel }, { kindSettings }] = await Promise.all([
      import('../view/layers/layers-list.tsx'),
      import('../view/panel/properties-panel.tsx'),
      import('../view/panel/kind-settings.tsx'),
    ])
    await kindSettings.preload()
    expect(shown(LayersList)).toContain('二维码：会员码')
    expect(shown(LayersList)).toContain('tabler-icon-qrcode')
    expect(shown(PropertiesPanel)).toContain('二维码设置')
    expect(shown(PropertiesPanel)).toMatch(/<input[^>]*aria-label="二维码内容"[^>]*value="会员码"/)
    // it can be moved and framed as any other
    expect(shown(PropertiesPanel)).toContain('边框宽度')
  })

  it('is drawn, checked, and saved as it was made', async () => {
    const { store, add } = await opened()
    add()
    const [{ contentOf, editDocument, setIn, viewOf, withElements, withScene }, { drawScene }, { preflight }] =
      await Promise.all([
        import('../model/edit-document.ts'),
        import('#src/scene/draw/draw-scene.ts'),
        import('../model/preflight.ts'),
      ])
    const { document } = store.state
    const drawn = document.scenes.map((scene) =>
      drawScene(viewOf(scene), size, { time: null, clock: new Date(0), media, composing: true }),
    )
    expect(keysIn(drawn)).toContain('code')
    const find = () => []
    expect(preflight(document, { find })).toEqual([])
    const empty = withScene(document, store.state.sceneId, (scene) =>
      withElements(scene, store.state.selection, (raw) => setIn(raw, ['data', 'value'], '')),
    )
    expect(preflight(empty, { find })).toMatchObject([{ message: '二维码没有内容', elementName: '二维码' }])

    const saved = JSON.stringify(contentOf(document))
    const again = decodeContent(saved)
    if (!again.ok) throw new Error(again.reason)
    expect(JSON.stringify(contentOf(editDocument(again.raw, { ...size, name: document.name })))).toBe(saved)
    expect(saved).toContain('"type":1700,"data":{"ver":1,"value":"会员码"}')
  })
})

function keysIn(boxes: readonly Box[]): string[] {
  return boxes.flatMap(({ key, children = [] }) => [key, ...keysIn(children)])
}
