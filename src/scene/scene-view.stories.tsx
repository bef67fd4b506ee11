import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { browserMedia } from './browser-media.ts'
import { readContent } from './model/content.ts'
import { SceneView } from './scene-view.tsx'
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
import { drawScene } from './draw/draw-scene.ts'
import { writeSvg } from './draw/write-svg.ts'

const meta = {
  title: '组件/场景画面',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '画面 场景 缩略图 渲染 scene view render thumbnail',
      use: '一个场景的画面，任何缩放下都是同样的内容。',
      avoid: '要播放时用广告预览；要编辑时用编辑器的画布。',
      keys: '没有按键，只是画面；读屏软件读出画面的描述。',
    },
  },
} satisfies Meta

export default meta

const clock = new Date(2026, 10, 20, 14, 5, 9)
const media = browserMedia(undefined, undefined)

interface FrameProps {
  elements?: unknown[]
  page?: unknown
  /** Milliseconds into the scene. */
  time?: number | null
  scale?: number
  width?: number
  height?: number
}

function sceneOf(page: unknown) {
  const read = readContent({ pages: [page] })
  if (!read.ok || !read.document.scenes[0]) throw new Error('no scene')
  return read.document.scenes[0]
}

function Frame({
  elements,
  page = sampleScene(elements ?? []),
  time = null,
  scale = 0.3,
  width = 1920,
  height = 1080,
}: FrameProps) {
  return (
    <SceneView
      scene={sceneOf(page)}
      width={width}
      height={height}
      scale={scale}
      time={time}
      clock={clock}
      media={media}
    />
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const

export const WholePixels: StoryObj = {
  name: '边上没有半个像素的白线',
  render: () => <Frame scale={0.2634} />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([505, 284])
  },
}

export const Texts: StoryObj = {
  name: '文本：位置、对齐、边框、背景、旋转',
  render: () => (
    <Frame
      scale={0.5}
      elements={[
        sampleText(
          '左上',
          { left: 2, top: 4, width: 30, height: 20 },
          { horizontalAlign: 'left', verticalAlign: 'top' },
          { border: { width: 2, color: { r: 255, g: 255, b: 255 } } },
        ),
        sampleText(
          '居中',
          { left: 35, top: 4, width: 30, height: 20 },
          { horizontalAlign: 'center', verticalAlign: 'middle' },
          { border: { width: 5, style: 'dashed', radius: 20, color: { r: 250, g: 204, b: 21 } } },
        ),
        sampleText(
          '右下',
          { left: 68, top: 4, width: 30, height: 20 },
          { horizontalAlign: 'right', verticalAlign: 'bottom' },
          { border: { width: 2, style: 'dotted', padding: 12, color: { r: 255, g: 255, b: 255 } } },
        ),
        sampleText(
          '第一行\n第二行，行高两倍',
          { left: 2, top: 30, width: 46, height: 40, lineHeight: 2 },
          { size: 30 },
        ),
        sampleText(
          '半透明底色',
          { left: 52, top: 34, width: 40, height: 14 },
          { horizontalAlign: 'center' },
          { background: { type: 1, color: { r: 0, g: 0, b: 0 }, opacity: 50 } },
        ),
        sampleText(
          '旋转',
          { left: 60, top: 62, width: 24, height: 14, rotate: -15 },
          { horizontalAlign: 'center', color: { r: 31, g: 41, b: 55 } },
          { background: { type: 1, color: { r: 254, g: 215, b: 170 } }, border: { radius: 100 } },
        ),
        sampleText('滚动文本静止时从左边开始', { left: 0, top: 88, width: 100, height: 12 }, { isScroll: true }),
      ]}
    />
  ),
}

export const Marquee: StoryObj = {
  name: '滚动文本：0、3、9 秒',
  render: () => (
    <div style={row}>
      {[0, 3000, 9000].map((time) => (
        <Frame key={time} time={time} elements={[sampleMarquee('限时七天', { top: 40 })]} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [atFirst, later, back] = [...canvasElement.querySelectorAll('[role="img"]')].map((scene) => {
      const line = [...scene.querySelectorAll('div')].find(
        ({ textContent, childElementCount }) => childElementCount === 0 && textContent === '限时七天',
      )
      return (
        ((line?.getBoundingClientRect().left ?? Number.NaN) - scene.getBoundingClientRect().left) /
        scene.getBoundingClientRect().width
      )
    })
    // 10 percent of the scene a second; after one in which they stand, four letters of three percent each leave for
    // 1.2 s and come back from the right
    await expect(atFirst).toBeCloseTo(0, 2)
    await expect(later).toBeCloseTo(1.12 - 0.2, 1)
    await expect(back).toBeCloseTo(1.12 - 0.8, 1)
  },
}

export const Clocks: StoryObj = {
  name: '日期时间',
  render: () => (
    <Frame
      elements={[4, 1, 2, 3].map((formatter, index) =>
        sampleClock(formatter, { top: 10 + index * 20, left: 10, width: 80 }),
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of ['2026年11月20日 星期五', '2026-11-20 14:05:09', '2026-11-20', '14:05:09'])
      await expect(canvas.getByText(text)).toBeInTheDocument()
  },
}

export const Carousels: StoryObj = {
  name: '图片轮播：静止，与五种效果的中途',
  render: () => (
    <div style={row}>
      <Frame elements={[sampleCarousel(1)]} />
      {[1, 2, 3, 4, 5].map((effect) => (
        <Frame key={effect} time={5200} elements={[sampleCarousel(effect)]} />
      ))}
    </div>
  ),
}

/** An address at which nothing is. */
const NOWHERE = '/no-such-folder/x.png'

export const Boxes: StoryObj = {
  name: '混合媒体：图片，缺失、无效与加载失败的素材',
  tags: ['missing-files'],
  render: () => (
    <Frame
      scale={0.5}
      elements={[
        sampleMediaBox([sampleImage(1, '图片', '#6d28d9')], { left: 2, top: 4, width: 30, height: 40 }),
        sampleMediaBox([{ id: 2, type: 0, name: '没有地址' }], { left: 35, top: 4, width: 30, height: 40 }),
        sampleMediaBox([{ id: 3, type: 0, path: 'javascript:window.__xss=1' }], {
          left: 68,
          top: 4,
          width: 30,
          height: 40,
        }),
        sampleMediaBox([{ id: 4, type: 0, path: NOWHERE }], { left: 2, top: 50, width: 30, height: 40 }),
        sampleMediaBox([{ id: 5, type: 1, path: NOWHERE }], { left: 35, top: 50, width: 30, height: 40 }),
        sampleMediaBox([], { left: 68, top: 50, width: 30, height: 40 }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('素材缺失')).toBeInTheDocument()
    await expect(canvas.getByText('素材地址无效')).toBeInTheDocument()
    // an empty place is nothing when it plays
    await expect(canvas.queryByText('暂无素材')).toBeNull()
    await waitFor(() => expect(canvas.getAllByText('素材无法显示')).toHaveLength(2))
  },
}

export const Others: StoryObj = {
  name: '不能如实显示的类型',
  render: () => (
    <Frame
      scale={0.5}
      elements={[900, 1000, 1100, 1200, 1300, 1500, 1600, 1700, 4711].map((type, index) =>
        sampleElement(
          type,
          { left: 3 + (index % 3) * 32, top: 4 + Math.floor(index / 3) * 32, width: 30, height: 28 },
          {},
        ),
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('网页')).toBeInTheDocument()
    await expect(canvas.getByText('未知元素 4711')).toBeInTheDocument()
    // drawn, not named
    await expect(canvas.queryByText('二维码')).toBeNull()
  },
}

const picture = sampleImage(9, '背景图', '#334155')

export const Grounds: StoryObj = {
  name: '背景：无、颜色、图片，半透明',
  render: () => (
    <div style={row}>
      {[
        { type: 0 },
        { type: 1, color: { r: 13, g: 148, b: 136 } },
        { type: 1, color: { r: 13, g: 148, b: 136 }, opacity: 30 },
        { type: 2, image: picture },
        { type: 2, image: picture, opacity: 40 },
        { type: 2, image: { id: 1 } },
      ].map((background, index) => (
        <Frame key={index} page={{ elements: [], background }} />
      ))}
    </div>
  ),
}

export const Scales: StoryObj = {
  name: '各种大小：同一份内容',
  render: () => (
    <div style={row}>
      {[0.1, 0.25, 0.4].map((scale) => (
        <Frame key={scale} page={sampleAd.pages[0]} scale={scale} time={7000} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const inside = canvas.getAllByRole('img').map((scene) => scene.firstElementChild?.innerHTML)
    await expect(inside).toHaveLength(3)
    await expect(new Set(inside).size).toBe(1)
  },
}

export const Snapshot: StoryObj = {
  name: '缩略图与静止画面',
  render: () => {
    const frame = drawScene(sceneOf(sampleAd.pages[0]), { width: 1920, height: 1080 }, { time: null, clock, media })
    return (
      <div style={row}>
        <Frame page={sampleAd.pages[0]} scale={0.25} />
        <img
          src={`data:image/svg+xml,${encodeURIComponent(writeSvg(frame, { width: 1920, height: 1080 }))}`}
          alt="缩略图"
          width={480}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    // a picture that is no XML has no size
    await waitFor(() => expect(canvas.getByAltText<HTMLImageElement>('缩略图').naturalWidth).toBe(1920))
  },
}
