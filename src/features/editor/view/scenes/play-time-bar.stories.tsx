import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleAd, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { EditorAround } from '../../tests/editor-around.tsx'
import { PlayTimeBar } from './play-time-bar.tsx'

const meta = { title: '编辑器/播放时长' } satisfies Meta

export default meta

const bar = (content: unknown) => (
  <EditorAround content={content}>
    <PlayTimeBar />
  </EditorAround>
)

export const Several: StoryObj = {
  name: '按比例，标出决定时长的内容，点击前往',
  render: () => bar(sampleAd),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('43秒')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '场景 3，8秒，没有计时的内容，按默认时长' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^场景 3，/ })).toHaveAttribute('aria-current', 'true'),
    )
    const mark = canvas.getByRole('button', { name: '选中决定场景 1 时长的图片轮播' })
    await userEvent.click(mark)
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'))
    await expect(canvas.getByRole('button', { name: '场景 1，15秒，由图片轮播决定：3 张，每张5秒' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    // the scene itself is chosen again, whose settings have its time
    await userEvent.click(canvas.getByRole('button', { name: /^场景 1，15秒/ }))
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'false'))
    // it looks as if it could be dragged: whoever tries marks no words
    await expect(mark.closest('ol')).toHaveStyle({ userSelect: 'none' })
    const wide = (name: RegExp) => canvas.getByRole('button', { name }).closest('li')!.getBoundingClientRect().width
    await expect(wide(/^场景 2，/) / wide(/^场景 1，/)).toBeCloseTo(20 / 15, 1)
  },
}

export const Many: StoryObj = {
  name: '十个场景，长短悬殊',
  render: () =>
    bar({
      pages: Array.from({ length: 10 }, (_, index) =>
        sampleScene([sampleText(String(index))], undefined, index === 0 ? 3600 : 5 * index),
      ),
    }),
}

export const None: StoryObj = { name: '没有场景', render: () => bar({}) }
