import { Modal } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ScenePlayer } from './scene-player.tsx'
import { hostileTexts } from './tests/hostile-texts.ts'
import {
  sampleAd,
  sampleCarousel,
  sampleClock,
  sampleElement,
  sampleImage,
  sampleMarquee,
  sampleMediaBox,
  sampleScene,
  sampleText,
} from './tests/samples.ts'
import { withMotion } from './tests/with-motion.ts'

const meta = {
  title: '组件/广告预览',
  tags: ['autodocs'],
  component: ScenePlayer,
  args: { width: 1920, height: 1080 },
  parameters: {
    kit: {
      synonyms: '播放器 播放 player preview',
      use: '看一条广告播放起来的样子：场景依次播放，按可用的大小缩放。',
      avoid: '只看一个场景的画面用场景画面；单个文件用素材预览。',
      keys: '播放、暂停、上一个、下一个都是按钮，回车执行。',
    },
  },
} satisfies Meta<typeof ScenePlayer>

export default meta
type Story = StoryObj<typeof meta>

const selected = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')

export const Several: Story = {
  name: '多个场景：按钮、标签与键盘',
  args: { content: JSON.stringify(sampleAd), autoPlay: false },
  play: async ({ canvas }) => {
    await selected(canvas, '场景1')
    await userEvent.click(canvas.getByRole('button', { name: '下一个场景' }))
    await selected(canvas, '场景2')
    await expect(canvas.getByText('0:00:15 / 0:00:43')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '场景3' }))
    await selected(canvas, '场景3')

    const player = canvas.getByRole('region', { name: '广告预览' })
    player.focus()
    await userEvent.keyboard('{ArrowRight}')
    await selected(canvas, '场景1')
    await userEvent.keyboard('{ArrowLeft}')
    await selected(canvas, '场景3')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible()

    const progress = canvas.getByRole('slider', { name: '播放进度' })
    progress.focus()
    await userEvent.keyboard('{Home}')
    await expect(progress).toHaveAttribute('aria-valuetext', '场景1，0:00:00 / 0:00:43')
  },
}

const short = {
  pages: [
    sampleScene([sampleText('第一个场景')], undefined, 0),
    sampleScene([sampleText('第二个场景')], { r: 124, g: 45, b: 18 }, -5),
    sampleScene([sampleText('第三个场景')], { r: 30, g: 41, b: 59 }, 600),
  ],
}

export const Playing: Story = {
  name: '播放：场景依次出现，至少一秒',
  args: { content: short },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    await selected(canvas, '场景1')
    await expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible()
    await waitFor(() => selected(canvas, '场景2'))
    await waitFor(() => selected(canvas, '场景3'))
    await userEvent.click(canvas.getByRole('button', { name: '播放速度' }))
    await expect(canvas.getByRole('button', { name: '播放速度' })).toHaveTextContent('4×')
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }))
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible()
  },
}

export const Single: Story = {
  name: '一个场景：没有标签',
  args: { content: { pages: sampleAd.pages.slice(0, 1) }, autoPlay: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: '下一个场景' })).not.toBeInTheDocument()
    canvas.getByRole('region', { name: '广告预览' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('0:00:05 / 0:00:15')).toBeVisible()
  },
}

const upright = {
  pages: [
    sampleScene([
      sampleText('夏日冰饮季', { top: 4, height: 8, left: 6, width: 88 }),
      sampleCarousel(
        3,
        { left: 6, top: 20, width: 88, height: 56 },
        { images: [sampleImage(1, '冰饮', '#1d4ed8', 900, 1600), sampleImage(2, '鲜果', '#9f1239', 900, 1600)] },
      ),
      sampleClock(1, { left: 6, width: 88, top: 13, height: 5 }),
      sampleMarquee('第二杯半价，自带杯再减两元', { top: 92, height: 8 }, { size: 50 }),
    ]),
  ],
}

export const Upright: Story = { name: '竖屏', args: { content: upright, width: 1080, height: 1920, autoPlay: false } }

export const InSmallDialog: Story = {
  name: '小对话框里',
  args: { content: sampleAd, autoPlay: false },
  render: (args) => (
    <Modal opened onClose={() => {}} title="预览" size={360}>
      <ScenePlayer {...args} />
    </Modal>
  ),
  play: async () => {
    const scene = await screen.findByRole('img', { name: /文本“春茶上新 全场八折”/ })
    const box = scene.getBoundingClientRect()
    await expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
  },
}

export const FixedHeight: Story = {
  name: '高度有限时仍完整显示',
  args: { content: sampleAd, autoPlay: false },
  render: (args) => (
    <div style={{ height: 260, width: 900, display: 'flex' }}>
      <ScenePlayer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('region', { name: '广告预览' }).parentElement?.getBoundingClientRect().bottom ?? 0
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '全屏' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom),
    )
  },
}

export const Empty: Story = {
  name: '没有场景',
  args: { content: { name: '空', pages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无场景')).toBeVisible()
  },
}

export const Blank: Story = {
  name: '空白场景',
  args: { content: { pages: [{ elements: [] }, {}] }, autoPlay: false },
  play: async ({ canvas }) => {
    // white on white, it has an edge
    const stage = canvas.getByRole('region', { name: '广告预览' }).querySelector('[style*="--ad-ratio"]')
    await expect(stage).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '1px' })
  },
}

export const Malformed: Story = {
  name: '内容无法解析',
  args: { content: '{"pages":[{"elements":[{"type":17' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('内容无法解析')
    await expect(canvas.getByRole('button', { name: '下载原始内容' })).toBeVisible()
  },
}

export const NoContent: Story = {
  name: '内容为空',
  args: { content: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('内容为空')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const TooMany: Story = {
  name: '场景过多',
  args: {
    content: { pages: Array.from({ length: 500 }, (_, index) => sampleScene([sampleText(`第 ${index + 1} 个`)])) },
    autoPlay: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('场景过多（共 500 个），仅显示前 50 个')).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(50)
    await userEvent.click(canvas.getByRole('button', { name: '上一个场景' }))
    await selected(canvas, '场景50')
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: '场景50' }).getBoundingClientRect().right).toBeLessThanOrEqual(
        list.right + 1,
      ),
    )
  },
}

export const Unknown: Story = {
  name: '含不可编辑的元素',
  args: {
    content: {
      pages: [
        sampleScene([
          sampleText('出行无忧'),
          sampleElement(900, { left: 52, top: 16, width: 42, height: 30 }, {}),
          sampleElement(1200, { left: 52, top: 54, width: 42, height: 30, zIndex: 2 }, {}, { ver: 9 }),
        ]),
      ],
    },
    autoPlay: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网页')).toBeInTheDocument()
    await expect(canvas.getByText('部分内容由更新的版本制作，显示可能有出入，且不可编辑')).toBeVisible()
  },
}

const gone = ['/no-such-folder/a.png', '/no-such-folder/b.png'].map((path, id) => ({ id, type: 0, path }))

export const MissingMedia: Story = {
  name: '素材加载失败：照常播放',
  tags: ['missing-files'],
  beforeEach: withMotion,
  args: {
    content: {
      pages: [
        sampleScene(
          [
            sampleCarousel(1, {}, { images: gone }),
            sampleMediaBox([{ id: 3, type: 1, path: '/no-such-folder/c.mp4', duration: 1 }]),
          ],
          undefined,
          1,
        ),
        sampleScene([sampleText('下一个场景')], undefined, 600),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => selected(canvas, '场景2'))
    await expect(await canvas.findByText('下一个场景')).toBeInTheDocument()
  },
}

export const Hostile: Story = {
  name: '恶意文本只是文本',
  tags: ['missing-files'],
  args: {
    content: {
      name: hostileTexts[0],
      pages: [
        {
          elements: hostileTexts.map((text, index) =>
            sampleElement(
              index % 5 === 4 ? 1400 : 170,
              { left: (index % 4) * 25, top: Math.floor(index / 4) * 19, width: 25, height: 18 },
              {
                value: text,
                font: text,
                color: text,
                size: 18,
                medias: [{ id: text, type: 0, path: text, name: text }],
              },
              { border: { width: 1, style: text, color: text } },
            ),
          ),
          background: { type: 1, color: hostileTexts[12] },
        },
      ],
    },
    autoPlay: false,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<script>window.__xss=1</script>')).toBeInTheDocument()
    await expect(canvasElement.querySelector('[role="img"] :is(script, svg, iframe, a)')).toBeNull()
    await expect('__xss' in window).toBe(false)
    const styles = [...canvasElement.querySelectorAll('[role="img"] [style]')].map((element) =>
      element.getAttribute('style'),
    )
    await expect(styles.filter((style) => style?.includes('url('))).toEqual([])
  },
}
