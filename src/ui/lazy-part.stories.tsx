import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyPart } from './lazy-part.tsx'

const meta = {
  title: '组件/稍后加载的部分',
  tags: ['autodocs'],
  subcomponents: { LazyPart },
  parameters: {
    kit: {
      synonyms: '延迟加载 懒加载 lazy loading 占位',
      use: '页面上较重、不是每个人都用到的一块，代码在第一次显示时才取；没有取到时有按钮再试。',
      avoid: '首屏总要用的部分直接引入；对话框用 useLazyComponent，打开时再取。',
      keys: '没有取到时，Tab 到重试按钮，回车再试。',
    },
  },
} satisfies Meta

export default meta

const Part = ({ word }: { word: string }) => <p>{word}</p>

/** A part whose code fails to come so many times. */
function partThatFails(times: number) {
  let left = times
  return lazyComponent(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { Part }
  }, 'Part')
}

const late = partThatFails(1)

export const FailsFirst: StoryObj = {
  name: '代码没有到达：不再试，之后由按钮再试',
  render: () => <LazyPart component={late} props={{ word: '文字设置' }} height={80} retry="重新加载设置" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await userEvent.click(await page.findByRole('button', { name: '重新加载设置' }))
    await expect(await page.findByText('文字设置')).toBeVisible()
  },
}

const there = partThatFails(0)

export const There: StoryObj = {
  name: '代码已经在：立即显示',
  loaders: [there.preload],
  render: () => <LazyPart component={there} props={{ word: '文字设置' }} height={80} retry="重新加载设置" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('文字设置')).toBeVisible()
  },
}
