import { Button, Group } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { GroupNameForm } from './group-name-form.tsx'
import { SetGroupForm } from './set-group-form.tsx'
import { useDeleteGroup } from './use-delete-group.ts'
import { SetOrgForm } from '../org/set-org-form.tsx'
import { subjectWords } from '#src/ui/table/batch-target.ts'
import { asTheyAre } from '#src/ui/table/use-retry-without-deleted.ts'
import { SAMPLE_ERROR, SAMPLE_ORGS } from '#tests/support/story-samples.ts'

const meta = {
  title: '组件/分组与机构',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '分组 管理分组 设置分组 设置机构 group form manage',
      use: '新建、改名、删除分组，把选中的多条记录设到分组或机构。',
      avoid: '只按分组筛选时用列表的筛选项；只选一个分组用分组选择。',
      keys: '对话框打开后焦点在第一项，回车提交，Esc 关闭。',
      files: [
        'src/components/group/group-manager.tsx',
        'src/components/group/group-name-form.tsx',
        'src/components/group/set-group-form.tsx',
        'src/components/org/set-org-form.tsx',
      ],
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const save = fn()
const send = async (...values: unknown[]) => save(...values)
/** What is done to materials. */
const target = {
  rows: [{ id: 1 }, { id: 2 }, { id: 3 }],
  subjectOf: subjectWords('素材', '个', () => '海报'),
  retryWithoutDeleted: asTheyAre,
  onDone: () => {},
}
const groups = [
  { id: 7, name: '海报' },
  { id: '9007199254740993', name: '节日氛围' },
]

function Forms() {
  const [form, setForm] = useState<string>()
  const close = () => setForm(undefined)
  const deleteGroup = useDeleteGroup({
    members: '素材',
    remove: () => send('delete'),
    filter: undefined,
    onClearFilter: () => {},
  })
  return (
    <Group>
      {['新增', '重命名', '分组', '机构'].map((name) => (
        <Button key={name} onClick={() => setForm(name)}>
          {name}
        </Button>
      ))}
      <Button onClick={() => void deleteGroup({ id: 7, name: '海报' })}>删除</Button>
      {form === '新增' && <GroupNameForm add={send} rename={send} onClose={close} />}
      {form === '重命名' && <GroupNameForm group={groups[0]} add={send} rename={send} onClose={close} />}
      {form === '分组' && (
        <SetGroupForm {...target} current={[7, 0, 7]} groups={groups} send={send} success="设置成功" onClose={close} />
      )}
      {form === '机构' && (
        <SetOrgForm {...target} current={[4, 4, 5]} tree={SAMPLE_ORGS} send={send} success="设置成功" onClose={close} />
      )}
    </Group>
  )
}

const ok = () => within(screen.getByRole('dialog')).getByRole('button', { name: '确定' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Names: Story = {
  name: '分组名称',
  render: () => <Forms />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增' }))
    const name = await screen.findByLabelText(/分组名称/)
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('请输入分组名称')).toBeVisible())
    await userEvent.type(name, '一二三四五六七八九十一')
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('分组名称不能超过 10 个字符')).toBeVisible())
    save.mockRejectedValueOnce(SAMPLE_ERROR)
    await userEvent.type(name, '{Backspace}')
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText(SAMPLE_ERROR.message)).toBeVisible())
    await expect(name).toHaveValue('一二三四五六七八九十')
    await userEvent.click(ok())
    await closed()
    await expect(save).toHaveBeenLastCalledWith({ name: '一二三四五六七八九十' })
  },
}

export const Choices: Story = {
  name: '设置分组与机构',
  render: () => <Forms />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分组' }))
    await screen.findByText('将 3 个素材移动到')
    // they are in several, of which none is chosen
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('请选择分组')).toBeVisible())
    await userEvent.click(screen.getByRole('combobox', { name: '分组' }))
    await userEvent.click(await screen.findByRole('option', { name: '节日氛围' }))
    await userEvent.click(ok())
    await closed()
    // as the server sent it, also above 2^53 (C16)
    await expect(save).toHaveBeenLastCalledWith([1, 2, 3], '9007199254740993')
    await userEvent.click(canvas.getByRole('button', { name: '机构' }))
    await screen.findByText('将 3 个素材划归到')
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('请选择组织机构')).toBeVisible())
  },
}

export const Deleting: Story = {
  name: '删除分组',
  render: () => <Forms />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.getByText('确定删除分组“海报”？组内素材将变为未分组。')).toBeVisible())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }))
    await closed()
    await expect(save).toHaveBeenLastCalledWith('delete')
  },
}
