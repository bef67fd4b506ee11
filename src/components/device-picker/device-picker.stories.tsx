import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { DevicePicker, type DevicePickerProps, type PickDevice } from './device-picker.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { SAMPLE_ORGS, samples } from '#tests/support/story-samples.ts'

const ALL: PickDevice[] = samples(420)

function Example(props: Partial<DevicePickerProps>) {
  const [{ page, pageSize }, setPage] = useState({ page: 0, pageSize: 100 })
  const [filters, setFilters] = useState(props.filters ?? {})
  const rows = 'rows' in props ? props.rows : ALL.slice(page * pageSize, (page + 1) * pageSize)
  const selection = useSelection<PickDevice>(({ id }) => id, rows)
  return (
    <DevicePicker
      error={null}
      total={props.rows ? props.rows.length : ALL.length}
      onSelectAll={() => Promise.resolve(ALL)}
      orgTree={SAMPLE_ORGS}
      groups={{ groups: [{ id: 1, name: '门店' }] }}
      resolutions={['1920*1080', '1080*1920']}
      {...props}
      filters={filters}
      onFilters={setFilters}
      rows={rows}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      selection={selection}
    />
  )
}

const meta = {
  title: '组件/选择终端',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '选终端 设备 穿梭 device picker transfer terminal',
      use: '发布、接管等操作前选许多台终端：筛选、跨页选择、看已选的。',
      avoid: '只选一个机构或分组时用机构、分组选择。',
      keys: '选择框空格选中，按住 Shift 连续选；筛选和翻页 Tab 到达。',
    },
  },
  component: DevicePicker,
  render: (props) => <Example {...props} />,
} satisfies Meta<typeof DevicePicker>

export default meta
type Story = StoryObj<Partial<DevicePickerProps>>

export const Filled: Story = { name: '有终端' }
export const Loading: Story = { name: '加载中', args: { rows: undefined, total: undefined } }
export const Nothing: Story = {
  name: '没有符合条件的',
  args: { rows: [], filters: { q: '不存在' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible()
  },
}
export const Failed: Story = {
  name: '加载失败',
  args: { rows: undefined, error: new UserError('网络异常，请检查网络后重试') },
}

export const OverPages: Story = {
  name: '跨页选择',
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: '批量操作' }))
    const chosen = (count: number) =>
      waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(`已选 ${count} 项`))
    const firstBox = () => canvas.getAllByRole('checkbox', { name: /^选择 / })[0] as HTMLElement
    await userEvent.click(canvas.getByRole('button', { name: '选择本页' }))
    await chosen(100)
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(firstBox()).not.toBeChecked())
    await userEvent.click(firstBox())
    await chosen(101)
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 420 项' }))
    await chosen(420)
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await chosen(0)
  },
}
