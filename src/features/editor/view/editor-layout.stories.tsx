import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createQueryClient } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { EditorAround } from '../tests/editor-around.tsx'
import { EditorLayout } from './editor-layout.tsx'

const actions = { onBack: fn(), onSave: fn() }
const WHITE = { r: 255, g: 255, b: 255 }

/** The whole editor of an ad with scenes of elements. */
function Editor({ scenes }: { scenes: unknown[][] }) {
  const [client] = useState(() => {
    const made = createQueryClient()
    made.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
    made.setQueryData(userInfoQuery().queryKey, { account: '13800000001', functionIds: ['31'] })
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <EditorAround content={{ name: '春茶上新', pages: scenes.map((elements) => sampleScene(elements, WHITE)) }}>
        <EditorLayout opensTemplates={false} {...actions} />
      </EditorAround>
    </QueryClientProvider>
  )
}

const meta = {
  title: '编辑器/键盘与鼠标',
  loaders: [() => loadSensitiveWords()],
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj

const one = [sampleText('春茶上新', { left: 20, top: 20, width: 40, height: 20 }, { size: 20 })]

export const KeysAfterThePanel: Story = {
  name: '在属性里改过之后，按键仍然有效',
  render: () => <Editor scenes={[one]} />,
  play: async ({ canvas, canvasElement }) => {
    const said = canvas.getByRole('status', { name: '播报' })
    const elements = () => canvasElement.querySelectorAll('[data-element]').length
    const application = canvas.getByRole('application', { name: '画布' })
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}a{/Control}')
    const panel = within(canvas.getByRole('complementary', { name: '属性与图层' }))

    // a font, by the mouse: arrows, Ctrl+D and undo mean the element
    await userEvent.click(await panel.findByRole('combobox', { name: '字体' }))
    await userEvent.click(await screen.findByRole('option', { name: '黑体' }))
    await waitFor(() => expect(application).toHaveFocus())
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(elements()).toBe(2))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(elements()).toBe(1))
    await userEvent.keyboard('{Control>}zzz{/Control}')
    await waitFor(() => expect(said).toHaveTextContent('已撤销：修改字体'))

    // the same by keys: the field keeps the focus
    await userEvent.click(application)
    await userEvent.keyboard('{Control>}a{/Control}')
    const font = await panel.findByRole('combobox', { name: '字体' })
    font.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: '宋体' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(font).toHaveValue('微软雅黑'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(font).toHaveValue('默认字体'))

    // an alignment
    await userEvent.click(panel.getByRole('radio', { name: '右对齐' }))
    await waitFor(() => expect(application).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(said).toHaveTextContent('已撤销：修改水平对齐'))

    // a figure: what is being typed is the field's, what was taken is the ad's
    const left = panel.getByRole('spinbutton', { name: '左边距' })
    const before = (left as HTMLInputElement).value
    await userEvent.clear(left)
    await userEvent.type(left, '7')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(said).toHaveTextContent('已撤销：修改水平对齐')
    await userEvent.clear(left)
    await userEvent.type(left, '100{Enter}')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(said).toHaveTextContent('已撤销：修改布局'))
    await expect(left).toHaveValue(before)
  },
}

export const NewText: Story = {
  name: '新加的文本可以直接输入，其他元素直接用方向键',
  render: () => <Editor scenes={[[]]} />,
  play: async ({ canvas, canvasElement }) => {
    const kinds = within(canvas.getByRole('group', { name: '添加元素' }))
    await userEvent.click(kinds.getByRole('button', { name: '文本' }))
    const field = await canvas.findByRole('textbox', { name: '文字内容' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('今日特价{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[data-element]')).toHaveTextContent(/^今日特价$/))
    await expect(canvas.getByRole('application')).toHaveFocus()

    await userEvent.click(kinds.getByRole('button', { name: '时间' }))
    await expect(canvas.getByRole('application')).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(2))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤销：移动' })).toBeVisible())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-element]')).toHaveLength(1))
  },
}
