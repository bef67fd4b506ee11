import { Button, Paper } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PanelList, PanelListRow } from './panel-list.tsx'

const NAMES = ['早高峰的终端', '本周到期的广告', '一个名称很长很长、在面板里放不下、被截断、指着它才看得全的视图']

const meta = {
  title: '组件/面板列表',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '列表 面板 弹出 管理 panel list popover',
      use: '按钮下面的面板里，一组有名字的东西，每行带几个操作，比如分组和视图。',
      avoid: '有多列、要排序或翻页时用数据表；只选一个时用菜单。',
      keys: 'Tab 依次经过每行的链接和操作。',
    },
  },
  component: PanelList,
  args: {
    title: '视图',
    'aria-label': '视图',
    add: (
      <Button size="compact-sm" variant="light">
        保存当前视图
      </Button>
    ),
    empty: '还没有视图。',
    children: NAMES.map((name) => (
      <PanelListRow key={name} name={name} title={name} note="终端管理">
        <IconButton label={`删除 ${name}`} size={26} color="red">
          <IconTrash size={15} aria-hidden />
        </IconButton>
      </PanelListRow>
    )),
  },
  render: (props) => (
    <Paper withBorder w={320}>
      <PanelList {...props} />
    </Paper>
  ),
} satisfies Meta<typeof PanelList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  name: '行带操作，长名称被截断',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: args.title })).toBeVisible()
    await expect(canvas.getByTitle(NAMES[2] ?? '')).toBeVisible()
    await expect(canvas.queryByText('还没有视图。')).toBeNull()
  },
}

export const None: Story = {
  name: '没有行时说为什么',
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还没有视图。')
  },
}
