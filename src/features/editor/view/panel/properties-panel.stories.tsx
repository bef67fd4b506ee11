import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { hasFont } from '#src/lib/dom/has-font.ts'
import {
  sampleCarousel,
  sampleClock,
  sampleElement,
  sampleImage,
  sampleMarquee,
  sampleText,
} from '#src/scene/tests/samples.ts'
import { withScene } from '../../model/edit-document.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { backgroundAt, Panel, panelStore, rawAt } from '../tests/panel-stage.tsx'
import type { Color } from '#src/scene/model/scene-types.ts'
import { hexOf } from './colors.ts'
import { kindSettings } from './kind-settings.tsx'

// the list is there before the first field asks for it
const meta = { title: '编辑器/属性面板', loaders: [() => loadSensitiveWords(), kindSettings.preload] } satisfies Meta

export default meta

export const SceneWithoutBackground: StoryObj = {
  name: '未选择：场景设置，无背景',
  render: () => <Panel background={{ type: 0 }} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.queryByRole('slider')).toBeNull()
    await userEvent.click(panel.getByRole('radio', { name: '颜色' }))
    await userEvent.click(panel.getByRole('button', { name: '蓝色' }))
    await expect([backgroundAt('type'), backgroundAt('color')]).toEqual([1, { r: 0, g: 110, b: 230 }])
    // the colour is a step of its own, so that undoing it leads back to the white that was there before
    panelStore().undo()
    await expect(backgroundAt('color')).toEqual({ r: 255, g: 255, b: 255 })
    panelStore().undo()
    await expect(backgroundAt('type')).toBe(0)
  },
}

export const SceneWithImage: StoryObj = {
  name: '未选择：场景设置，图片背景',
  render: () => <Panel background={{ type: 2, image: sampleImage(9, '背景', '#0f766e'), opacity: 60 }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '删除图片' }))
    await expect([backgroundAt('type'), backgroundAt('image')]).toEqual([0, undefined])
    panelStore().undo()
  },
}

export const SceneThatIsTimed: StoryObj = {
  name: '未选择：时长由元素决定，由此选中它',
  render: () => <Panel elements={[sampleCarousel(1)]} chosen={0} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '图片轮播' }))
    await expect(panelStore().state.selection).toHaveLength(1)
  },
}

export const Text: StoryObj = {
  name: '文本：静态',
  render: () => <Panel elements={[sampleText('春茶上新')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const words = panel.getByRole('textbox', { name: '文本内容' })
    await userEvent.clear(words)
    await userEvent.type(words, '新品')
    await userEvent.tab()
    await expect(rawAt('data', 'value')).toBe('新品')
    await userEvent.click(panel.getByRole('radio', { name: '向左滚动' }))
    await expect(rawAt('data', 'isScroll')).toBe(true)
    await expect(panel.queryByRole('radio', { name: '右对齐' })).toBeNull()
    panelStore().undo()
    panelStore().undo()
    await expect(rawAt('data', 'value')).toBe('春茶上新')
    await expect(panelStore().state.undoLabel).toBe(undefined)
  },
}

export const SensitiveWords: StoryObj = {
  name: '文本：敏感词标出，离开时拦下',
  render: () => <Panel elements={[sampleText('春茶上新')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const words = panel.getByRole('textbox', { name: '文本内容' })
    await userEvent.click(words)
    await userEvent.type(words, ' 世 界第一')
    await expect([...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '世 界第一',
    ])
    await expect(words).toHaveAccessibleDescription('敏感词：世 界第一')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText('包含敏感词，请重新输入！')).toBeVisible())
    await waitFor(() => expect(words).toHaveFocus())
    // Escape leaves nothing behind either, and throws nothing away
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words).toHaveFocus())
    await expect(rawAt('data', 'value')).toBe('春茶上新 世 界第一')
    await userEvent.type(words, '{Backspace}')
    await waitFor(() => expect(words).toBeValid())
    await userEvent.keyboard('{Escape}')
    await expect(words).not.toHaveFocus()
    await expect(rawAt('data', 'value')).toBe('春茶上新 世 界第')
    await userEvent.click(words)
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: '高度适应文字' })).toHaveFocus()
  },
}

export const SensitiveElsewhere: StoryObj = {
  name: '文本：有敏感词时选择别处，回到文字',
  render: () => <Panel elements={[sampleText('春茶上新')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const words = () => panel.getByRole('textbox', { name: '文本内容' })
    await userEvent.type(words(), '世界第一')
    const { selection } = panelStore().state
    // as a click on the empty canvas does: the focus goes first
    words().blur()
    panelStore().select([])
    await waitFor(() => expect(screen.getByText('包含敏感词，请重新输入！')).toBeVisible())
    // another field than before
    await waitFor(() => expect(panelStore().state.selection).toEqual(selection))
    await waitFor(() => expect(words()).toHaveFocus())
    await expect(rawAt('data', 'value')).toBe('春茶上新世界第一')
    // what was deleted keeps nobody
    await userEvent.type(words(), '！')
    panelStore().edit('删除', ({ document, sceneId }) =>
      withScene(document, sceneId, (scene) => ({ ...scene, elements: [] })),
    )
    panelStore().select([])
    await waitFor(() => expect(panel.queryByRole('textbox', { name: '文本内容' })).toBeNull())
  },
}

export const SensitiveShown: StoryObj = {
  name: '文本：打开时已有敏感词',
  render: () => <Panel elements={[sampleText('本店包治百病，\n世界第一，价格最低，欢迎新老顾客前来选购')]} />,
}

export const Locked: StoryObj = {
  name: '已锁定：不能修改，就在这里解锁',
  render: () => <Panel elements={[sampleText('春茶上新')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    panelStore().set({ locked: panelStore().state.selection })
    await expect(await panel.findByText('已锁定，解锁后可以修改')).toBeVisible()
    const words = panel.getByRole('textbox', { name: '文本内容' })
    await userEvent.type(words, '！')
    await expect(words).toHaveValue('春茶上新')
    await userEvent.click(panel.getByRole('button', { name: '解锁' }))
    await expect(panelStore().state.locked).toEqual([])
    await waitFor(() => expect(panel.queryByText(/^已锁定/)).toBeNull())
    await userEvent.type(words, '！')
    await expect(words).toHaveValue('春茶上新！')
  },
}

export const Marquee: StoryObj = {
  name: '文本：向左滚动',
  render: () => <Panel elements={[sampleMarquee('到店即享新茶试饮')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('每秒 192 像素，约 10秒移过整个画面')).toBeVisible()
    const speed = panel.getByRole('spinbutton', { name: '滚动速度数值' })
    await userEvent.clear(speed)
    await userEvent.type(speed, '40{Enter}')
    await expect(panel.getByText('每秒 768 像素，约 2.5秒移过整个画面')).toBeVisible()
  },
}

export const SliderOutside: StoryObj = {
  name: '超出可选范围的值保留到修改为止',
  render: () => <Panel elements={[sampleText('大字', {}, { size: 80 })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const size = panel.getByRole('spinbutton', { name: '字号数值' })
    await expect(size).toHaveValue('80')
    await userEvent.click(size)
    await userEvent.tab()
    await expect(rawAt('data', 'size')).toBe(80)
    await userEvent.clear(size)
    await userEvent.type(size, '99{Enter}')
    await expect(rawAt('data', 'size')).toBe(50)
    await expect(panel.getByText('可选范围 12–50，99 已改为 50')).toBeVisible()
    // by keyboard, each key is a step
    panel.getByRole('slider', { name: '字号' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(rawAt('data', 'size')).toBe(48)
    await expect(panel.queryByText(/已改为/)).toBeNull()
    panelStore().undo()
    panelStore().undo()
    panelStore().undo()
    await expect(rawAt('data', 'size')).toBe(80)
  },
}

export const Clock: StoryObj = {
  name: '日期时间',
  render: () => <Panel elements={[sampleClock(4)]} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /仅时间/ }))
    await expect(rawAt('data', 'formatter')).toBe(3)
  },
}

export const Unknown: StoryObj = {
  name: '不可编辑的元素',
  render: () => <Panel elements={[sampleElement(1200, {}, { city: '杭州' })]} />,
}

export const Frame: StoryObj = {
  name: '元素背景和边框',
  render: () => <Panel elements={[sampleText('标题')]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const none = panel.getByRole('checkbox', { name: '无背景' })
    await expect(none).toBeChecked()
    await userEvent.click(within(panel.getByRole('group', { name: '背景颜色' })).getByRole('button', { name: '黄色' }))
    await expect(none).not.toBeChecked()
    await expect([rawAt('background', 'type'), rawAt('background', 'color')]).toEqual([1, { r: 247, g: 181, b: 0 }])
    await expect(panel.getByRole('group', { name: '边框' })).toHaveTextContent('宽度为 0，没有边线')
    const hex = panel.getByRole('textbox', { name: '边框颜色色值' })
    await userEvent.clear(hex)
    await userEvent.type(hex, '#0f766e{Enter}')
    await expect(rawAt('border', 'color')).toEqual({ r: 15, g: 118, b: 110 })
    // what is no colour stays, and is said
    await userEvent.clear(hex)
    await userEvent.type(hex, '青色{Enter}')
    await expect(hex).toHaveValue('青色')
    await expect(hex).toBeInvalid()
    await expect(hex).toHaveAttribute('title', '请输入 #1d4ed8 这样的色值')
    await userEvent.click(within(panel.getByRole('group', { name: '边框颜色' })).getByRole('button', { name: '红色' }))
    await expect(hex).toHaveValue('#e02020')
    await expect(hex).toBeValid()
    await userEvent.click(none)
    await expect(rawAt('background', 'type')).toBe(0)
  },
}

export const AnyColor: StoryObj = {
  name: '其他颜色：面板由键盘操作，Esc 关闭，一步撤销',
  render: () => <Panel elements={[sampleText('标题', {}, { color: { r: 200, g: 40, b: 40 } })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const open = panel.getByRole('button', { name: '颜色：其他颜色' })
    await userEvent.click(open)
    const hue = await screen.findByRole('slider', { name: '色相' })
    await waitFor(() => expect(hue).toBeVisible())
    await expect(screen.getByRole('slider', { name: '饱和度和明度' })).toBeVisible()
    hue.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const color = rawAt('data', 'color')
    await expect(color).not.toEqual({ r: 200, g: 40, b: 40 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('slider', { name: '色相' })).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
    await expect(rawAt('data', 'color')).toEqual(color)
    while (panelStore().state.undoLabel !== undefined) panelStore().undo()
    await expect(rawAt('data', 'color')).toEqual({ r: 200, g: 40, b: 40 })

    // the one that was chosen, and those of the ad, are offered again
    await userEvent.click(open)
    const ofTheAd = await screen.findByRole('group', { name: '本广告的颜色' })
    await expect(within(ofTheAd).getByRole('button', { name: '#c82828' })).toHaveAttribute('aria-pressed', 'true')
    const recent = within(screen.getByRole('group', { name: '最近使用的颜色' }))
    await userEvent.click(recent.getByRole('button', { name: hexOf(color as unknown as Color) }))
    await expect(rawAt('data', 'color')).toEqual(color)
  },
}

export const MissingFont: StoryObj = {
  name: '字体：此电脑没有时说明',
  render: () => <Panel elements={[sampleText('标题', {}, { font: '没有人有的字体' })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const note = '此电脑没有这种字体，这里以默认字体显示'
    await expect(panel.getByText(note)).toBeVisible()
    await userEvent.click(panel.getByRole('combobox', { name: '字体' }))
    await userEvent.click(await screen.findByRole('option', { name: '默认字体' }))
    await waitFor(() => expect(panel.queryByText(note)).toBeNull())
    // one of those that come with Linux, Windows or a Mac
    await expect(['DejaVu Sans', 'Noto Sans CJK SC', 'Liberation Sans', 'Arial'].some(hasFont)).toBe(true)
  },
}

export const ReadOnly: StoryObj = {
  name: '只读',
  render: () => <Panel elements={[sampleText('标题')]} readOnly="已在另一个标签页中编辑" />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('textbox', { name: '文本内容' })).toBeDisabled()
    await fireEvent.click(panel.getByRole('button', { name: '左对齐' }))
    await expect(rawAt('layout', 'left')).toBe(6)
  },
}
