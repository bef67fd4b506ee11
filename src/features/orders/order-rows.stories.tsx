import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DataTable, type DataTableProps } from '#src/ui/table/data-table.tsx'

interface Sample {
  id: string
  days: string
}

const meta: Meta<DataTableProps<Sample>> = {
  title: '页面/订单管理/名称下的列',
  args: {
    label: '订单列表',
    columns: [
      { id: 'name', header: '订单名称', minWidth: 150, hideable: false, cell: () => '夜跑计划投放' },
      { id: 'client', header: '客户', width: 110, narrow: 'below', cell: () => '跃己运动用品有限公司' },
      { id: 'days', header: '投放日期', width: 210, narrow: 'below', cell: ({ days }) => days },
      { id: 'state', header: '状态', width: 110, cell: () => '待播放' },
    ],
    rowId: ({ id }) => id,
    rowName: ({ id }) => id,
    rows: [{ id: '1', days: '2026-12-05 至 2027-01-09' }],
  },
  render: (props) => <DataTable {...props} />,
}

export default meta
type Story = StoryObj<DataTableProps<Sample>>

export const Phone: Story = {
  name: '手机宽度：日期不断行',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [client, days] = ['跃己运动用品有限公司', '2026-12-05 至 2027-01-09'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    await expect(days?.top).toBeGreaterThan(client?.top ?? 0)
    // one line, which is 18 px high
    await expect(days?.height).toBeLessThan(24)
  },
}
