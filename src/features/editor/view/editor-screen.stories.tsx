import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ApiError } from '#src/api/errors.ts'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { createQueryClient, read } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { parseSearch, stringifySearch } from '#src/lib/url/search-params.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { editorSearch } from '../editor-search.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { EditorScreen } from './editor-screen.tsx'

const ad = (more: Partial<ProgramDetail> = {}): ProgramDetail => ({
  id: 7,
  name: '春茶上新',
  width: 1920,
  height: 1080,
  status: 0,
  content: JSON.stringify({
    name: '春茶上新',
    pages: [sampleScene([sampleText('春茶上新')]), sampleScene([sampleText('到店即享')], { r: 120, g: 53, b: 15 })],
  }),
  ...more,
})

/** The editor on an address of its own; `answer` is what the server says of ad 7. */
function Screen({ answer, search = '?id=7&type=1' }: { answer: () => Promise<ProgramDetail>; search?: string }) {
  const [{ client, router }] = useState(() => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false, retryOnMount: false } })
    client.setQueryData(userInfoQuery().queryKey, { account: '13800000001', functionIds: ['3', '31'] })
    void client.prefetchQuery({ queryKey: read('programGet', { path: { id: '7' } }).queryKey, queryFn: answer })
    const staticData = { title: '广告制作', permission: '-1' } as const
    const root = createRootRoute({ staticData })
    const shell = createRoute({ getParentRoute: () => root, id: '_shell', staticData })
    const editor = createRoute({
      getParentRoute: () => shell,
      path: 'editorFive',
      staticData,
      validateSearch: editorSearch,
      component: EditorScreen,
    })
    const list = createRoute({
      getParentRoute: () => shell,
      path: 'programManage',
      staticData,
      component: () => <h1>广告管理</h1>,
    })
    const routeTree = root.addChildren([shell.addChildren([editor, list])])
    return {
      client,
      router: createRouter({
        routeTree,
        parseSearch,
        stringifySearch,
        history: createMemoryHistory({ initialEntries: [`/editorFive${search}`] }),
      }),
    }
  })
  return (
    <QueryClientProvider client={client}>
      {/* where the shell has its padding */}
      <div style={{ padding: '16px 20px 24px' }}>
        <RouterProvider router={router} />
      </div>
    </QueryClientProvider>
  )
}

const meta = {
  title: '编辑器/打开广告',
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadSensitiveWords()],
} satisfies Meta

export default meta
type Story = StoryObj

export const Loading: Story = {
  name: '加载中',
  render: () => <Screen answer={() => new Promise(() => {})} />,
  play: () => waitFor(() => expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()),
}

export const Failed: Story = {
  name: '加载失败，可以重试',
  render: () => <Screen answer={() => Promise.reject(new ApiError('http', '服务器内部错误', 500))} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('服务器内部错误'))
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: '广告已被删除',
  render: () => <Screen answer={() => Promise.reject(new ApiError('refused', '广告不存在', 0))} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('广告不存在'))
    await userEvent.click(screen.getByRole('link', { name: '返回广告管理' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '广告管理' })).toBeVisible())
  },
}

export const Unreadable: Story = {
  name: '内容无法解析',
  render: () => <Screen answer={() => Promise.resolve(ad({ content: '{"pages":' }))} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('内容无法解析'))
    await expect(screen.getByRole('button', { name: '下载原始内容' })).toBeVisible()
  },
}

export const InReview: Story = {
  name: '审核中，只能查看',
  render: () => (
    <Screen answer={() => Promise.resolve(ad({ status: 2, currentLevel: 1, currentLevelName: '一级审核' }))} />
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: '保存' })
    await waitFor(() => expect(screen.getByRole('region', { name: '属性' })).toBeVisible())
    // once in sight: buttons have it as a description, which is as small as a dot
    const said = screen.getAllByText(/审核中，不能编辑/).filter((words) => words.getBoundingClientRect().height > 8)
    await expect(said.map(({ textContent }) => textContent)).toEqual(['审核中，不能编辑'])
    await expect(save).toHaveAccessibleDescription(/审核中/)
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('审核中'))).toBe(true),
    )
  },
}

export const Opened: Story = {
  name: '打开的广告；拖入或粘贴本机文件时说明办法',
  render: () => <Screen answer={() => Promise.resolve(ad())} />,
  play: async () => {
    const canvas = await screen.findByRole('application', { name: '画布' })
    await waitFor(() => expect(screen.getByRole('list', { name: '场景' })).toBeVisible())
    const files = () => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], '海报.png', { type: 'image/png' }))
      return data
    }
    const isAnswered = () => waitFor(() => expect(screen.getByText(/请先在素材管理中上传图片或视频/)).toBeVisible())
    // answered wherever they are dropped; else the browser would leave the page for them
    for (const place of [canvas, screen.getByRole('list', { name: '场景' })]) {
      const goesOn = ['dragover', 'drop'].map((type) =>
        place.dispatchEvent(new DragEvent(type, { dataTransfer: files(), bubbles: true, cancelable: true })),
      )
      await expect(goesOn).toEqual([false, false])
    }
    await isAnswered()
    notifications.clean()
    await waitFor(() => expect(screen.queryByText(/请先在素材管理中上传/)).toBeNull())
    canvas.focus()
    canvas.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files(), bubbles: true, cancelable: true }))
    await isAnswered()
    await expect(screen.getByRole('button', { name: '撤销' })).toHaveAccessibleDescription('没有可撤销的操作')
  },
}

export const Announced: Story = {
  name: '播报只说一遍',
  render: () => <Screen answer={() => Promise.resolve(ad())} />,
  play: async () => {
    const canvas = await screen.findByRole('application', { name: '画布' })
    await waitFor(() => expect(canvas).toHaveTextContent('春茶上新'))
    canvas.focus()
    await userEvent.keyboard('{Tab}')
    const saying = () => screen.getAllByRole('status').filter(({ textContent }) => textContent?.startsWith('文本 春茶'))
    await waitFor(() => expect(saying()).not.toHaveLength(0))
    await expect(saying()).toHaveLength(1)
  },
}
