import { Button, Menu, Select, TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { FormModal } from './form-modal.tsx'
import { latch } from '#tests/support/story-samples.ts'

const submit = fn()
const success = fn()

function Example({ inMenu }: { inMenu?: boolean }) {
  const [opened, setOpened] = useState(false)
  const form = useForm({
    initialValues: { name: '', kind: null as string | null, remark: '' },
    validate: { name: (value) => (value.trim() === '' ? '请输入终端名称' : null) },
  })
  return (
    <>
      {inMenu ? (
        <Menu>
          <Menu.Target>
            <Button>更多</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpened(true)}>编辑终端</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button onClick={() => setOpened(true)}>编辑终端</Button>
      )}
      <FormModal
        opened={opened}
        onClose={() => setOpened(false)}
        title="编辑终端"
        form={form}
        onSubmit={submit}
        onSuccess={success}
      >
        <TextInput label="终端名称" withAsterisk {...form.getInputProps('name')} />
        <Select label="方向" data={['横屏', '竖屏']} {...form.getInputProps('kind')} />
        <Textarea label="备注" rows={3} {...form.getInputProps('remark')} />
      </FormModal>
    </>
  )
}

const meta = {
  title: '组件/表单对话框',
  tags: ['autodocs'],
  subcomponents: { FormModal },
  parameters: {
    kit: {
      synonyms: '表单 弹窗 对话框 form modal dialog',
      use: '填一屏以内的几个字段，例如编辑终端、新增账号；只提交一次，失败时内容都在，放弃前先问。',
      avoid: '分几步、带表格的工作用工作抽屉；只回答一个问题用确认。',
      keys: '打开时焦点在第一个字段；回车提交；Esc 关闭，填过的先问；关闭后焦点回到按钮。',
    },
  },
  render: () => <Example />,
  beforeEach: () => {
    submit.mockReset().mockResolvedValue(undefined)
    success.mockReset()
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function open() {
  await userEvent.click(screen.getByRole('button', { name: '编辑终端' }))
  const dialog = await screen.findByRole('dialog', { name: '编辑终端' })
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '终端名称' })).toHaveFocus())
  return within(dialog)
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const Middle: Story = {
  name: '在窗口中间',
  play: async () => {
    await open()
    const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect()
    await expect(Math.abs(top - (window.innerHeight - bottom))).toBeLessThan(2)
  },
}

export const Opened: Story = {
  name: '打开后焦点在第一个字段',
  play: async () => {
    await open()
    await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  },
}

export const Wrong: Story = {
  name: '校验不通过',
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(dialog.getByText('请输入终端名称')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '终端名称' })).toHaveFocus())
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const EnterSubmits: Story = {
  name: '回车提交，关闭后焦点回到按钮',
  play: async () => {
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox', { name: '终端名称' }), '一号屏{Enter}')
    await closed()
    await expect(submit).toHaveBeenCalledOnce()
    await expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: '一号屏' })
    await expect(success).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('button', { name: '编辑终端' })).toHaveFocus())
    // and the next time it is empty again
    const again = await open()
    await expect(again.getByRole('textbox', { name: '终端名称' })).toHaveValue('')
  },
}

export const DoubleClick: Story = {
  name: '连点只提交一次',
  play: async () => {
    const { answer, release } = latch()
    submit.mockReturnValue(answer)
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox', { name: '终端名称' }), '一号屏')
    const button = dialog.getByRole('button', { name: '确定' })
    // within one task, before the page can render
    for (let click = 0; click < 3; click += 1) button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    release()
    await closed()
    await expect(submit).toHaveBeenCalledOnce()
  },
}

export const ServerRefuses: Story = {
  name: '服务器拒绝：消息在表单中，内容不丢',
  play: async () => {
    submit.mockRejectedValueOnce(new UserError('终端名称已存在'))
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox', { name: '终端名称' }), '一号屏')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('终端名称已存在')
    await expect(dialog.getByRole('textbox', { name: '终端名称' })).toHaveValue('一号屏')
    await expect(success).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await closed()
    await expect(success).toHaveBeenCalledOnce()
  },
}

export const ErrorShown: Story = {
  name: '服务器拒绝的样子',
  play: async () => {
    submit.mockRejectedValue(new UserError('终端名称已存在'))
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox', { name: '终端名称' }), '一号屏{Enter}')
    await dialog.findByRole('alert')
    await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  },
}

export const Unsaved: Story = {
  name: '关闭前询问未保存的修改',
  play: async () => {
    const dialog = await open()
    await userEvent.type(dialog.getByRole('textbox', { name: '终端名称' }), '一号')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('dialog', { name: '放弃未保存的修改？' })
    await waitFor(() => expect(within(question).getByRole('button', { name: '继续编辑' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    // Escape closed the question only
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '放弃未保存的修改？' })).not.toBeInTheDocument())
    await expect(dialog.getByRole('textbox', { name: '终端名称' })).toHaveValue('一号')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
    await closed()
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const Composing: Story = {
  name: '输入法组字时回车不提交',
  play: async () => {
    const dialog = await open()
    const input = dialog.getByRole('textbox', { name: '终端名称' })
    await userEvent.type(input, '一号屏')
    // as Chrome and Firefox have it, and as Safari does
    await expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false)
    await expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false)
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const ListKeepsEscape: Story = {
  name: '展开的列表自己处理 Esc',
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('combobox', { name: '方向' }))
    await screen.findByRole('option', { name: '横屏' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option', { name: '横屏' })).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

export const FromMenu: Story = {
  name: '从菜单打开，关闭后焦点回到菜单按钮',
  render: () => <Example inMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑终端' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑终端' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '终端名称' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus())
  },
}
