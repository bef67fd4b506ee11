import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect } from 'storybook/test'
import { DeviceLink, type DeviceLinkProps } from './device-link.tsx'

/** A link needs a router around it. */
function Example(props: DeviceLinkProps) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <DeviceLink {...props} />,
      staticData: { title: '', permission: '-1' },
    }),
    history: createMemoryHistory(),
  })
  // this router has other routes than the console's, which the types are made for
  return <RouterProvider router={router as never} />
}

const meta: Meta<typeof DeviceLink> = {
  title: '组件/终端链接',
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
