import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { Page } from '../page.tsx'
import { Inspector, InspectorHead, inspectorBody } from './inspector.tsx'

function WithInspector({ beside }: { beside: boolean }) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <Page
      title="终端管理"
      beside={
        opened && (
          <Inspector beside={beside} label="大堂屏" onClose={close}>
            <InspectorHead
              title="大堂屏"
              facts={
                <>
                  <StatusBadge dot label={{ text: '在线', tone: 'success' }} />
                  <span>A10F2C88</span>
                  <span>1920×1080</span>
                </>
              }
              onClose={close}
            />
            <div className={inspectorBody}>未发现问题</div>
          </Inspector>
        )
      }
    >
      <Button onClick={() => setOpened(true)}>查看详情</Button>
    </Page>
  )
}

const meta = {
  title: '组件/检查器',
  tags: ['autodocs'],
  subcomponents: { Inspector, InspectorHead },
  parameters: {
    kit: {
      synonyms: '检查器 侧栏 详情 inspector sidebar panel aside',
      use: '宽屏上在列表旁看一条、再看下一条，列表照常可用；窄屏上是抽屉。',
      avoid: '只看一次、看完就关的用详情抽屉。',
      keys: 'Esc 关闭，焦点回到打开它的那一行。',
    },
  },
  render: (props) => <WithInspector {...props} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看详情' }))
    await expect(await screen.findByRole('dialog', { name: '大堂屏' })).toHaveTextContent('A10F2C88')
  },
} satisfies Meta<typeof WithInspector>

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = { name: '列表旁', args: { beside: true } }

export const Over: Story = {
  name: '抽屉：Esc 关闭，焦点回到原处',
  args: { beside: false },
  play: async (context) => {
    await meta.play(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '查看详情' })).toHaveFocus())
  },
}
