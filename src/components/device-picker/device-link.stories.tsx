import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, userEvent } from 'storybook/test'
import { parseSearch, stringifySearch } from '#src/lib/url/search-params.ts'
import { DeviceLink, type DeviceLinkProps } from './device-link.tsx'

/** Alone, as in the cell of a table. */
const Cell = (props: DeviceLinkProps) => (
  <div>
    <DeviceLink {...props} />
  </div>
)

/** A link needs a router around it. */
function Example(props: DeviceLinkProps) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <Cell {...props} />,
      staticData: { title: '', permission: '-1' },
    }),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  })
  // this router has other routes than the console's, which the types are made for
  return <RouterProvider router={router} />
}

const meta: Meta<typeof DeviceLink> = {
  title: '组件/终端链接',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '终端 链接 名称 device link terminal',
      use: '其他页面里的终端名称：有终端权限时打开这台终端，没有时只是文字。',
      avoid: '不知道是否还在的名称用“可能已删除的名称”。',
      keys: 'Tab 到达，回车打开；新标签页用浏览器自己的按键。',
    },
  },
  component: DeviceLink,
  render: Example,
  args: { id: 7, linked: true, children: '南门大屏' },
}

export default meta

type Story = StoryObj<typeof DeviceLink>

export const Linked: Story = {
  name: '可打开终端',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '南门大屏' })).toHaveAttribute(
      'href',
      '/terminalManage?device=7',
    )
  },
}

export const Name: Story = {
  name: '无终端权限',
  args: { linked: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('南门大屏')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Cut: Story = {
  name: '最长的名字',
  args: { cut: true, children: '名字取得很长很长一直写到不能再写为止的那一个'.repeat(2) },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: args.children })
    await expect(link).toHaveAttribute('title', args.children)
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth)
    // who comes by keyboard sees it whole
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.scrollWidth).toBe(link.clientWidth)
  },
}
