import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import { editScene, emptyDocument } from '../model/edit-document.ts'
import { EditorContext, useEditor } from '../session/editor-context.ts'
import { createEditorStore } from '../session/editor-store.ts'
import { useStoreValue } from '../session/use-store-value.ts'
import { EditorBoundary } from './editor-boundary.tsx'

const empty = emptyDocument({ name: '广告', width: 1920, height: 1080 })
const store = createEditorStore(empty)
const media = browserMedia(undefined, undefined)
let broken = true

/** Cannot draw a second scene. */
function Fragile() {
  const document = useStoreValue(useEditor().store, (state) => state.document)
  if (broken && document.scenes.length > 1) throw new Error('a defect')
  return <p>{document.scenes.length} 个场景</p>
}

const meta = {
  title: '编辑器/异常恢复',
  component: EditorBoundary,
  args: { onError: fn(), onBack: fn(), children: <Fragile /> },
  beforeEach: () => {
    broken = true
    store.open(empty)
    // what is caught here is what React tells of too
    const { error } = console
    console.error = fn()
    return () => {
      console.error = error
    }
  },
  decorators: [
    (Story) => (
      <EditorContext value={{ store, media }}>
        <Story />
      </EditorContext>
    ),
  ],
} satisfies Meta<typeof EditorBoundary>

export default meta
type Story = StoryObj<typeof meta>

const breakIt: NonNullable<Story['play']> = async ({ canvas, args }) => {
  const add = () =>
    store.edit('添加场景', ({ document }) => ({
      ...document,
      scenes: [...document.scenes, editScene({ elements: [] })],
    }))
  add()
  await canvas.findByText('1 个场景')
  add()
  await canvas.findByRole('heading', { name: '编辑器出现异常' })
  await expect(args.onError).toHaveBeenCalled()
}

export const Retry: Story = {
  name: '异常：内容还在，可以重试、下载',
  play: async (context) => {
    await breakIt(context)
    await expect(context.canvas.getByRole('button', { name: '下载广告内容' })).toBeVisible()
    broken = false
    await userEvent.click(context.canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(context.canvas.getByText('2 个场景')).toBeVisible())
  },
}

export const LastGood: Story = {
  name: '异常：恢复到异常前的版本，可以撤销',
  play: async (context) => {
    await breakIt(context)
    await userEvent.click(context.canvas.getByRole('button', { name: '恢复到异常前的版本' }))
    await waitFor(() => expect(context.canvas.getByText('1 个场景')).toBeVisible())
    await waitFor(() => expect(store.state.undoLabel).toBe('恢复到异常前的版本'))
  },
}
