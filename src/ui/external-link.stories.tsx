import { Group } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExternalLink } from './external-link.tsx'

const BASE = 'https://cdn.example.com/files/'
const meta = {
  title: '组件/下载链接',
  tags: ['autodocs'],
  subcomponents: { ExternalLink },
  parameters: {
    kit: {
      synonyms: '外部链接 文件 下载 download link anchor',
      use: '打开服务器给出的文件地址，例如下载的表格；在新窗口打开，别处的主机会写明。',
      avoid: '控制台自己的页面用 TextLink；自己生成的文件用导出按钮。',
      keys: 'Tab 到达，回车打开。',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Links: Story = {
  name: '链接和按钮',
  render: () => (
    <Group>
      <ExternalLink address="a.apk" base={BASE}>
        适配程序
      </ExternalLink>
      <ExternalLink address="a.apk" base={BASE} button>
        下载
      </ExternalLink>
      <ExternalLink address="https://evil.example/a.apk" base={BASE}>
        别处的程序
      </ExternalLink>
      <ExternalLink address="javascript:alert(1)" base={BASE} button>
        不能下载
      </ExternalLink>
    </Group>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([`${BASE}a.apk`, `${BASE}a.apk`])
    for (const link of links) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAttribute('title', '在新窗口从 cdn.example.com 下载')
    }
    await expect(canvas.getByRole('button', { name: '不能下载' })).toHaveAttribute('aria-disabled', 'true')
  },
}
