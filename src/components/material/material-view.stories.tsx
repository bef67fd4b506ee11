import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MaterialView, type MaterialViewProps, type ViewedMaterial } from './material-view.tsx'
import { samples } from '#tests/support/story-samples.ts'

const [wide, , upright] = samples(3)
const image: ViewedMaterial = {
  name: '春茶主视觉',
  type: 0,
  status: 1,
  enabled: 1,
  snapshot: wide?.screenshot,
  path: wide?.screenshot,
  width: 1920,
  height: 1080,
  size: 482_133,
  duration: 0,
  mime: 'image/jpeg',
  createTime: '2026-11-18 14:20:00',
}

const args: MaterialViewProps = { material: image }

const meta = {
  title: '组件/素材预览',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '素材 图片 视频 预览 文件 material image video preview',
      use: '看一个素材：图片或视频、尺寸、大小、时长；文件没有时说明。',
      avoid: '列表里用素材卡片；整条广告用广告预览。',
      keys: '视频用浏览器自己的按键：空格播放、暂停，方向键前进、后退。',
    },
  },
  args,
  render: (props) => <MaterialView {...props} />,
} satisfies Meta<MaterialViewProps>

export default meta
type Story = StoryObj<MaterialViewProps>

export const Picture: Story = {
  name: '图片',
  args: { material: { ...image, snapshot: upright?.screenshot } },
  play: async ({ canvas }) => {
    // the picture itself, not the small one of lists
    await expect(canvas.getByRole('img', { name: '春茶主视觉' })).toHaveAttribute('src', wide?.screenshot)
    await expect(canvas.getByText('1920×1080')).toBeVisible()
    await expect(canvas.getByText('0.46 MB')).toBeVisible()
    await expect(canvas.queryByText('时长')).toBeNull()
  },
}
export const Upright: Story = {
  name: '竖图与超长名称',
  args: {
    material: {
      ...image,
      name: '春季新品茶饮门店橱窗与电梯间联动投放主视觉竖屏终稿第三版',
      path: upright?.screenshot,
      width: 1080,
      height: 1920,
      size: 82_000,
    },
  },
}
export const Rejected: Story = {
  name: '审核未通过',
  args: { material: { ...image, status: 5, checkReason: '画面含未授权元素' } },
}
export const Disabled: Story = { name: '已停用', args: { material: { ...image, enabled: 0 } } }
export const Video: Story = {
  name: '视频无法播放',
  args: { material: { ...image, type: 1, path: 'data:image/png;base64,AAAA', duration: 3_661, mime: 'video/mp4' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '春茶主视觉（视频无法播放）' })).toBeVisible())
    await expect(canvas.getByText('1:01:01')).toBeVisible()
  },
}
const half = new URL('../../../tests/support/films/no-moov.mp4', import.meta.url).href
export const Unplayable: Story = {
  name: '视频无法播放：原因来自文件，不能重试',
  args: { material: { ...image, type: 1, path: half, mime: 'video/mp4' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('文件不完整')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull()
  },
}
export const Foreign: Story = {
  name: '地址不可信',
  args: { material: { ...image, type: 1, path: 'https://evil.example/x.mp4' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /视频无法播放/ })).toBeVisible()
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}
export const Transcoding: Story = { name: '转码中', args: { material: { ...image, type: 1, status: 6, path: '' } } }
export const TranscodingFailed: Story = {
  name: '转码失败',
  args: { material: { ...image, type: 1, status: 7, path: '' } },
}
export const Bare: Story = { name: '什么都没有', args: { material: {} } }
export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } } }
