import '@mantine/core/styles/Anchor.layer.css'
import { Anchor, Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadingLines, LoadingPage } from './loading.tsx'
import { Empty, EmptyPage, ErrorState, Forbidden, NotFound, NothingFound } from './states.tsx'
import { SAMPLE_ERROR } from '#tests/support/story-samples.ts'

const meta = {
  title: '组件/状态',
  tags: ['autodocs'],
  subcomponents: { Empty, NothingFound, ErrorState, Forbidden, NotFound, EmptyPage, LoadingLines, LoadingPage },
  parameters: {
    kit: {
      synonyms: '空状态 暂无数据 加载 骨架 失败 无权限 empty error loading skeleton state 404 403',
      use: '一块地方没有内容：还没有、没有符合的、加载中、失败、没有权限，各有各的样子和出口。',
      avoid: '操作的结果用消息；表格和卡片自带这些，不另外放。',
      keys: '出口是按钮或链接，Tab 到达，回车执行；失败会读出。',
      files: ['src/ui/feedback/states.tsx', 'src/ui/feedback/loading.tsx'],
    },
  },
} satisfies Meta

export default meta

const clear = fn()
const retry = fn()

export const NoData: StoryObj = {
  name: '暂无数据',
  render: () => <Empty description="添加第一个分组后会显示在这里" action={<Button>新增分组</Button>} />,
}
export const Nothing: StoryObj = {
  name: '没有符合条件的数据',
  render: () => <NothingFound onClear={clear} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
}
export const Failed: StoryObj = {
  name: '加载失败',
  render: () => <ErrorState error={SAMPLE_ERROR} onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务暂不可用，请稍后再试')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Broken: StoryObj = {
  name: '页面出错',
  render: () => <ErrorState page error={new TypeError('x is not a function')} title="页面出错了" onRetry={retry} />,
}
export const NoPermission: StoryObj = {
  name: '无权限',
  render: () => <Forbidden action={<Anchor href="#">返回首页</Anchor>} />,
}
export const Missing: StoryObj = {
  name: '页面不存在',
  render: () => <NotFound action={<Anchor href="#">返回首页</Anchor>} />,
}
export const NotYet: StoryObj = {
  name: '整页消息',
  render: () => (
    <EmptyPage title="找回密码" message="此功能正在建设中">
      <Anchor href="#">返回登录</Anchor>
    </EmptyPage>
  ),
}
export const Lines: StoryObj = { name: '加载中：文字', render: () => <LoadingLines /> }
export const WholePage: StoryObj = { name: '加载中：整页', render: () => <LoadingPage /> }
