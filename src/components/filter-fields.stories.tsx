import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FilterBar } from '#src/ui/filters/filter-bar.tsx'
import { Card } from '#src/ui/page.tsx'
import { SAMPLE_ORGS, SAMPLE_REGIONS } from '#tests/support/story-samples.ts'
import { groupFilter } from './group/group-filter.tsx'
import { orgFilter } from './org/org-filter.tsx'
import { regionFilter } from './region/region-filter.tsx'

interface Filters {
  org?: string | undefined
  group?: string | undefined
  province?: string | undefined
  city?: string | undefined
  district?: string | undefined
}

const groups = [
  { id: 3, name: '商场' },
  { id: 4, name: '写字楼' },
]

const meta = {
  title: '组件/列表的筛选项',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '筛选 机构筛选 分组筛选 地区筛选 filter org group region',
      use: '列表筛选栏里的机构、分组、地区：各页同样的名称、宽度和写进地址的方式。',
      avoid: '几个值之一的条件用单选筛选；表单里用各自的选择框。',
      keys: 'Tab 到达，输入文字即搜索，上下键移动，回车选中，Esc 收起。',
      files: [
        'src/components/org/org-filter.tsx',
        'src/components/group/group-filter.tsx',
        'src/components/region/region-filter.tsx',
      ],
    },
  },
  component: FilterBar<Filters>,
  args: {
    fields: [orgFilter(SAMPLE_ORGS), groupFilter({ groups }), regionFilter({ regions: SAMPLE_REGIONS })],
    values: {},
    onApply: fn(),
    onReset: fn(),
  },
  render: (args) => (
    <Card>
      <FilterBar {...args} />
    </Card>
  ),
} satisfies Meta<typeof FilterBar<Filters>>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: string) => screen.findByRole('combobox', { name })

export const Choosing: Story = {
  name: '选择后立即应用',
  play: async ({ args }) => {
    await userEvent.type(await field('组织机构'), '浦东')
    await userEvent.click(await screen.findByRole('treeitem', { name: '浦东运营部' }))
    await expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ org: '9' }))
    await userEvent.click(await field('分组'))
    await userEvent.click(await screen.findByRole('option', { name: '写字楼' }))
    await expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ group: '4' }))
    await userEvent.click(await field('地区'))
    await userEvent.click(await screen.findByRole('option', { name: '浙江省' }))
    await expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ province: '浙江省' }))
  },
}

export const Chosen: Story = {
  name: '已选择：清除一项',
  args: { values: { org: '9', group: '4', province: '浙江省', city: '杭州市' } },
  play: async ({ args, canvasElement }) => {
    await expect(await field('组织机构')).toHaveValue('浦东运营部')
    await waitFor(async () => expect(await field('分组')).toHaveValue('写字楼'))
    await waitFor(async () => expect(await field('地区')).toHaveValue('浙江省 / 杭州市'))
    await userEvent.click(canvasElement.querySelector('button[aria-label="清除"]') as HTMLElement)
    await expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ org: undefined, group: '4' }))
  },
}
