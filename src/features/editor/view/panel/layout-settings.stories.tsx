import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { own, type Json } from '#src/scene/model/json.ts'
import { sampleClock, sampleText } from '#src/scene/tests/samples.ts'
import { liveLayoutsOf } from '../../session/live-layouts.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { Panel, panelStore, rawAt } from '../tests/panel-stage.tsx'
import { kindSettings } from './kind-settings.tsx'

// the list is there before the first field asks for it
const meta = {
  title: '编辑器/属性面板：布局',
  loaders: [() => loadSensitiveWords(), kindSettings.preload],
} satisfies Meta

export default meta

export const Layout: StoryObj = {
  name: '布局：像素、超出限制、层级、对齐',
  render: () => <Panel elements={[sampleText('标题', { left: 10, top: 10, width: 50, height: 20 }), sampleClock(3)]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const field = (name: string) => panel.getByRole('spinbutton', { name })
    await expect(['左边距', '上边距', '宽度', '高度'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
      '192',
      '108',
      '960',
      '216',
    ])
    const before = panelStore().state.document
    for (const [name, value] of [
      ['左边距', '961'],
      ['宽度', '1729'],
      ['左边距', '-1'],
      ['上边距', '865'],
      ['高度', '973'],
    ] as const) {
      await userEvent.clear(field(name))
      await expect(field(name)).toBeValid()
      // looked for before it comes: it goes by itself, and a machine that is slow might look too late
      const warning = waitFor(() => {
        if (field(name).ariaInvalid !== 'true') throw new Error(`${name} is not marked`)
        return panel.getByText(/^超出限制值/)
      })
      await userEvent.type(field(name), `${value}{Enter}`)
      await expect(await warning).toBeVisible()
      await expect(panelStore().state.document).toBe(before)
    }
    await waitFor(() => expect(panel.queryByText(/^超出限制值/)).toBeNull())
    await userEvent.clear(field('左边距'))
    await userEvent.type(field('左边距'), '1920/2{Enter}')
    await expect(rawAt('layout', 'left')).toBe(50)
    await userEvent.clear(field('左边距'))
    await userEvent.type(field('左边距'), '+-192{Enter}')
    await expect(rawAt('layout', 'left')).toBe(40)
    await expect(field('左边距').getBoundingClientRect().top).toBeLessThan(200)
    await userEvent.click(panel.getByRole('button', { name: '顶对齐' }))
    await expect(rawAt('layout', 'top')).toBe(0)
    await userEvent.click(panel.getByRole('button', { name: '置于顶层' }))
    await expect(rawAt('layout', 'zIndex')).toBe(5)
    await expect(panel.getByRole('button', { name: '置于顶层' })).toHaveAccessibleDescription('已在最上层')
  },
}

export const FollowsGesture: StoryObj = {
  name: '布局：跟随拖动，取消后恢复',
  render: () => <Panel elements={[sampleText('标题', { left: 10, top: 10, width: 50, height: 20 })]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: '左边距' })
    const live = liveLayoutsOf(panelStore())
    live.set(
      new Map([[panelStore().state.selection[0] ?? '', { left: 20, top: 10, width: 50, height: 20, rotate: 0 }]]),
    )
    await expect(field).toHaveValue('384')
    live.set(undefined)
    await waitFor(() => expect(field).toHaveValue('192'))
    // what is typed afterwards is not what the gesture left behind
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('193')
  },
}

export const TypedThenGone: StoryObj = {
  name: '字段消失时已输入的值仍生效',
  render: () => <Panel elements={[sampleText('标题', { left: 10, width: 50 })]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: '左边距' })
    await userEvent.clear(field)
    await userEvent.type(field, '480')
    panelStore().select([])
    await waitFor(() => expect(rawAt('layout', 'left')).toBe(25))
  },
}

export const Several: StoryObj = {
  name: '多选：对齐和分布在先，然后是共同的样式',
  render: () => (
    <Panel
      chosen={4}
      elements={[
        sampleText('一', { left: 5 }, { size: 20 }),
        sampleText('二', { left: 20 }, { size: 40, verticalAlign: 'bottom' }),
        sampleText('三', { left: 30 }, { size: 20 }),
        { ...sampleText('来自别处', { left: 10 }), type: 9999 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const raws = () => (panelStore().scene()?.elements ?? []).map(({ raw }) => raw)
    const all = (...path: readonly string[]) =>
      raws().map((raw) => path.reduce<Json | undefined>((value, key) => own(value, key), raw))
    await userEvent.click(panel.getByRole('button', { name: '右对齐' }))
    await expect(rawAt('layout', 'left')).toBe(30)

    // what differs has no figure, and a sum on top of it is none
    const other = raws().at(-1)
    const size = panel.getByRole('spinbutton', { name: '字号数值' })
    await expect(size).toHaveValue('')
    await expect(size).toHaveAttribute('placeholder', '多个值')
    await expect(panel.getByRole('radiogroup', { name: '垂直对齐' })).toHaveAttribute('title', '多个值')
    await userEvent.type(size, '+10{Enter}')
    await expect(all('data', 'size').slice(0, 3)).toEqual([20, 40, 20])
    await userEvent.type(size, '36{Enter}')
    await expect(all('data', 'size').slice(0, 3)).toEqual([36, 36, 36])
    await expect(size).toHaveValue('36')
    await userEvent.click(within(panel.getByRole('group', { name: '背景颜色' })).getByRole('button', { name: '红色' }))
    await userEvent.click(panel.getByText('顶部对齐'))
    await expect(all('data', 'verticalAlign').slice(0, 3)).toEqual(['top', 'top', 'top'])
    // what is of no known kind stays as it came
    await expect(raws().at(-1)).toBe(other)
    // each is one step of undo
    for (const _step of [1, 2, 3]) panelStore().undo()
    await expect(all('data', 'size').slice(0, 3)).toEqual([20, 40, 20])
    await waitFor(() => expect(size).toHaveValue(''))

    const width = panel.getByRole('spinbutton', { name: '宽度' })
    await userEvent.clear(width)
    await userEvent.type(width, '480{Enter}')
    await expect(all('layout', 'width').slice(0, 3)).toEqual([25, 25, 25])
  },
}
