import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { hasUnsavedWork } from '#src/lib/hooks/unsaved-work.ts'
import { createQueryClient } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { sampleMediaBox, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { EditorAround } from '../tests/editor-around.tsx'
import { EditorHeader } from './editor-header.tsx'

const screenActions = {
  save: fn<() => undefined>(),
  saveHere: fn<() => undefined>(),
  preview: fn<() => undefined>(),
  help: fn<() => undefined>(),
  addScene: fn<() => undefined>(),
  leave: fn<() => undefined>(),
}

/** The header of an ad with scenes of elements. */
function Header({ scenes, readOnly }: { scenes: unknown[][]; readOnly?: string }) {
  const [client] = useState(() => {
    const made = createQueryClient()
    made.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
    made.setQueryData(userInfoQuery().queryKey, {
      account: '13800000001',
      functionIds: ['31'],
      sysConfig: { resolutions: ['1920*1080', '1080*1920'] },
    })
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <EditorAround
        content={{ name: '浦东新区地铁站南广场春茶上新', pages: scenes.map((elements) => sampleScene(elements)) }}
        {...(readOnly !== undefined && { readOnly })}
        screen={screenActions}
      >
        <EditorHeader />
      </EditorAround>
    </QueryClientProvider>
  )
}

const meta = {
  title: '编辑器/顶栏',
  beforeEach: () => {
    for (const action of Object.values(screenActions)) action.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Adding: Story = {
  name: '添加元素、撤销、缩放、预览和保存',
  render: () => <Header scenes={[[sampleText('春茶上新')]]} />,
  play: async ({ canvas }) => {
    const kinds = within(canvas.getByRole('group', { name: '添加元素' }))
    const names = kinds.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['文本', '时间', '图片', '混合媒体0/2', '滚动文本'])
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveAccessibleDescription('没有可撤销的操作')
    await userEvent.click(kinds.getByRole('button', { name: '时间' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^撤销：/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^重做：/ }))
    await waitFor(() => expect(canvas.getByRole('status', { name: '播报' })).toHaveTextContent(/^已重做：/))

    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await userEvent.click(await canvas.findByRole('button', { name: '缩放 110%，恢复为 100%' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '缩放 100%，恢复为 100%' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '网格' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '网格' })).toHaveAttribute('aria-pressed', 'true'))

    for (const [name, action] of [
      ['预览', screenActions.preview],
      ['保存', screenActions.save],
      ['返回', screenActions.leave],
      ['快捷键', screenActions.help],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(action).toHaveBeenCalledOnce()
    }
  },
}

export const Naming: Story = {
  name: '就地修改广告名称',
  render: () => <Header scenes={[[sampleText('春茶上新')]]} />,
  play: async ({ canvas }) => {
    const title = (name: string) => canvas.findByRole('button', { name: `修改广告名称：${name}` })
    const middle = (what: HTMLElement) => what.getBoundingClientRect().top + what.offsetHeight / 2
    const name = await title('广告')
    await userEvent.click(name)
    const field = await canvas.findByRole('textbox', { name: '广告名称' })
    await waitFor(() => expect(field).toHaveFocus())
    // it is written on its own line, clear of the edge of the header
    await expect(Math.abs(middle(field) - middle(name))).toBeLessThan(2)
    // all of it is chosen: what is typed takes its place; what is too long stays, and is said
    await userEvent.keyboard('春'.repeat(21))
    await expect(field).toHaveAccessibleDescription('广告名称不能超过 20 个字符')
    const { left } = canvas.getByRole('combobox', { name: '分辨率' }).getBoundingClientRect()
    for (const what of [field, canvas.getByText('广告名称不能超过 20 个字符')])
      await expect(what.getBoundingClientRect().right).toBeLessThan(left)
    await userEvent.keyboard('{Enter}')
    await expect(field).toBeVisible()
    await expect(hasUnsavedWork()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(hasUnsavedWork()).toBe(false))
    // the ad is called so while it is being typed, for the draft has it; given up, nothing was changed
    await userEvent.click(await title('广告'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '广告名称' })).toHaveFocus())
    await userEvent.keyboard('春')
    await expect(canvas.getByText('有未保存的修改')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('有未保存的修改')).toBeNull()
    await userEvent.click(await title('广告'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '广告名称' })).toHaveFocus())
    await userEvent.keyboard('春茶 ')
    await expect(hasUnsavedWork()).toBe(false)
    await userEvent.keyboard('{Enter}')
    await title('春茶')
    await expect(canvas.getByText('有未保存的修改')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveAccessibleDescription('没有可撤销的操作')
  },
}

export const Resolution: Story = {
  name: '修改分辨率：先确认',
  render: () => <Header scenes={[[sampleText('春茶上新')]]} />,
  play: async ({ canvas }) => {
    const resolution = canvas.getByRole('combobox', { name: '分辨率' })
    await expect(resolution).toHaveValue('1920×1080')
    await userEvent.click(resolution)
    await userEvent.click(await screen.findByRole('option', { name: '1080×1920' }))
    const question = within(await screen.findByRole('dialog', { name: '修改分辨率' }))
    await userEvent.click(question.getByRole('button', { name: '修改' }))
    await waitFor(() => expect(resolution).toHaveValue('1080×1920'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Full: Story = {
  name: '混合媒体已满',
  render: () => <Header scenes={[[sampleMediaBox([]), sampleMediaBox([], { left: 50 })]]} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^混合媒体/ })
    await expect(button).toHaveTextContent('2/2')
    await expect(button).toHaveAccessibleDescription('每个场景最多 2 个混合媒体控件')
  },
}

export const NoScenes: Story = {
  name: '没有场景',
  render: () => <Header scenes={[]} />,
  play: async ({ canvas }) => {
    for (const name of ['文本', '预览', '保存'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('请先添加场景')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(screenActions.save).not.toHaveBeenCalled()
  },
}

export const ReadOnly: Story = {
  name: '只读',
  render: () => <Header scenes={[[sampleText('春茶上新')]]} readOnly="此广告正在另一窗口编辑" />,
  play: async ({ canvas }) => {
    for (const name of ['文本', '保存'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('此广告正在另一窗口编辑')
    await expect(canvas.getByRole('combobox', { name: '分辨率' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '预览' })).toBeEnabled()
  },
}
