import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { sampleAd, sampleScene } from '#src/scene/tests/samples.ts'
import { EditorAround } from '../../tests/editor-around.tsx'
import { SceneList } from '../scenes/scene-list.tsx'
import { TemplateDialog } from './template-dialog.tsx'

const meta = {
  title: '编辑器/选择模板',
  component: TemplateDialog,
  args: { opened: true, onClose: fn() },
} satisfies Meta<typeof TemplateDialog>

export default meta
type Story = StoryObj<typeof meta>

const RESOLUTIONS = ['1920*1080', '1080*1920', '3840*2160', '1366*768', '800*1280', '1280*800']

const inEditor = (content: unknown, more: { width?: number; height?: number } = {}): Story['render'] =>
  function InEditor(args) {
    const [client] = useState(() => storyClient(['31'], { sysConfig: { resolutions: RESOLUTIONS } }))
    return (
      <QueryClientProvider client={client}>
        <EditorAround content={content} {...more}>
          <div style={{ width: 184, height: 620 }}>
            <SceneList />
          </div>
          <TemplateDialog {...args} />
        </EditorAround>
      </QueryClientProvider>
    )
  }

/** The templates shown. Asking for roles would look through all that is drawn in the thumbnails. */
const cards = () => [...document.querySelectorAll('ul[aria-label="版式模板"] > li > button')]
const shown = () => waitFor(() => expect(cards()).toHaveLength(10))

export const Landscape: Story = {
  name: '横屏广告：先是空白与横屏的，选一个加在当前场景之后',
  render: inEditor(sampleAd),
  play: async ({ canvas, args }) => {
    await shown()
    await expect(cards()[0]).toHaveAccessibleName('空白场景 通用')
    for (const card of cards().slice(1)) await expect(card).toHaveAccessibleName(/ 横屏$/)
    await userEvent.click(screen.getByLabelText('第 2 页'))
    await waitFor(() => expect(cards()[0]).not.toHaveAccessibleName('空白场景 通用'))
    await userEvent.click(cards()[0]!)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getAllByLabelText(/^场景 \d+\/4/)[1]).toHaveAttribute('aria-current', 'true'))
  },
}

export const DoubleClick: Story = {
  name: '双击模板只添加一个场景',
  render: inEditor(sampleAd),
  play: async ({ canvas, args }) => {
    await shown()
    await userEvent.dblClick(cards()[0]!)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getAllByLabelText(/^场景 \d+\/4/)).toHaveLength(4))
  },
}

export const Portrait: Story = {
  name: '竖屏广告：先是竖屏的',
  render: inEditor({}, { width: 1080, height: 1920 }),
  play: async () => {
    await shown()
    for (const card of cards().slice(1)) await expect(card).toHaveAccessibleName(/ 竖屏$/)
    // a usual number of sizes takes one row from the templates
    const sizes = screen.getAllByRole('radio').map((size) => size.getBoundingClientRect().top)
    await expect(sizes).toHaveLength(6)
    await expect(new Set(sizes).size).toBe(1)
  },
}

export const Full: Story = {
  name: '已有十个场景',
  render: inEditor({ pages: Array.from({ length: 10 }, () => sampleScene([])) }),
  play: async ({ args }) => {
    await shown()
    await userEvent.click(cards()[0]!)
    await expect(await screen.findByRole('alert')).toHaveTextContent('每个广告最多 10 个场景')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
