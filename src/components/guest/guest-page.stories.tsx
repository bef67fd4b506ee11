import { Button, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GuestPage } from './guest-page.tsx'
import { ScreensArt } from './screens-art.tsx'

const meta = {
  title: '组件/登录前的页面',
  tags: ['autodocs'],
  component: GuestPage,
  parameters: {
    layout: 'fullscreen',
    kit: {
      synonyms: '登录 找回密码 页面 guest login layout',
      use: '登录前的页面：左边或上面是表单，旁边是屏幕的画面。',
      avoid: '登录后的页面用页面框架。',
      keys: '表单先得到焦点，画面不在 Tab 的路上。',
    },
  },
  args: {
    title: '找回密码',
    below: '登录后管理终端、素材与广告投放',
    footer: '示ICP备00000000号',
    children: (
      <>
        <TextInput label="手机号码" size="md" mb="md" />
        <Button fullWidth size="md">
          下一步
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof GuestPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '表单与画面',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '找回密码', level: 1 })).toBeVisible()
    await expect(await canvas.findByText('海岛直飞', undefined, { timeout: 5000 })).toBeInTheDocument()
  },
}

export const Art: Story = { name: '只有画面', render: () => <ScreensArt /> }
