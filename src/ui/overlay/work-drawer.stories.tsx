import { Button, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { ActionButton } from '../action-button.tsx'
import { WorkDrawer, type WorkDrawerProps } from './work-drawer.tsx'

function Example(props: Partial<WorkDrawerProps>) {
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <Button onClick={() => setOpened(true)}>发布广告</Button>
      {opened && (
        <WorkDrawer
          title="发布广告"
          size={640}
          dirty={name !== ''}
          summary="将发布到 3 台终端"
          buttons={<ActionButton busy={props.busy}>发布</ActionButton>}
          {...props}
          onClose={() => setOpened(false)}
        >
          <TextInput
            label="名称"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
        </WorkDrawer>
      )}
    </>
  )
}

const meta = {
  title: '组件/工作抽屉',
  tags: ['autodocs'],
  subcomponents: { WorkDrawer },
  parameters: {
    kit: {
      synonyms: '抽屉 侧滑 步骤 drawer sheet side panel wizard',
      use: '分几步、带表格的工作，例如发布、插播；按钮总在底部看得见。',
      avoid: '几个字段用表单对话框；只读用详情抽屉。',
      keys: '打开时焦点在第一个字段；Esc 关闭，填过的先问；关闭后焦点回到按钮。',
    },
  },
  render: (props) => <Example {...props} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '发布广告' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '名称' })).toHaveFocus())
  },
} satisfies Meta<Partial<WorkDrawerProps>>

export default meta
type Story = StoryObj<Partial<WorkDrawerProps>>

export const Opened: Story = { name: '打开' }
export const Failed: Story = { name: '提交失败', args: { error: new UserError('结果未知，请刷新核对') } }
export const Busy: Story = { name: '提交中', args: { busy: true } }

export const Leaving: Story = {
  name: '离开前询问',
  play: async () => {
    const opener = screen.getByRole('button', { name: '发布广告' })
    await userEvent.click(opener)
    const name = await screen.findByRole('textbox', { name: '名称' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, '甲')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '继续编辑' })).toBeNull())
    await expect(name).toHaveValue('甲')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '名称' })).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
