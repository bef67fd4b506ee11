import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { RegionSelect, type Region, type RegionSelectProps } from './region-select.tsx'
import { SAMPLE_REGIONS } from '#tests/support/story-samples.ts'

const change = fn()

function Example(props: RegionSelectProps) {
  const [value, setValue] = useState<Region>(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <RegionSelect
        {...props}
        value={value}
        onChange={(region) => {
          change(region)
          setValue(region)
        }}
      />
    </div>
  )
}

/** Expects the white ground of what opens below the field to reach as far as an option does. */
async function expectInPanel(option: HTMLElement) {
  const panel = option.closest('[class*=dropdown]')
  await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(panel?.getBoundingClientRect().right ?? 0)
}

const meta = {
  title: '组件/地区选择',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '省 市 区 级联 地址 region cascader province city',
      use: '选省、市或区县，一个输入框里搜索任何一级。',
      avoid: '组织机构用组织选择；详细地址用文本框。',
      keys: '输入文字即搜索，上下键移动，回车选中，Esc 收起。',
    },
  },
  component: RegionSelect,
  args: { regions: SAMPLE_REGIONS, label: '地区', value: {}, onChange: fn() },
  render: (props) => <Example {...props} />,
  beforeEach: () => void change.mockReset(),
} satisfies Meta<typeof RegionSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '未选择' }
export const Chosen: Story = {
  name: '已选择区县',
  args: { value: { province: '浙江省', city: '杭州市', district: '西湖区' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '地区' })
    await expect(field).toHaveValue('浙江省 / 杭州市 / 西湖区')
    await expect(field).toHaveAttribute('title', '浙江省 / 杭州市 / 西湖区')
    // typing in it begins anew
    await userEvent.click(field)
    await userEvent.keyboard('玄武')
    await userEvent.click(await screen.findByRole('option', { name: /玄武区/ }))
    await expect(change).toHaveBeenLastCalledWith({ province: '江苏省', city: '南京市', district: '玄武区' })
  },
}

export const Levels: Story = {
  name: '逐级选择，任何一级都可以',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '地区' }))
    await userEvent.click(await screen.findByText('浙江省'))
    await expect(change).toHaveBeenLastCalledWith({ province: '浙江省', city: undefined, district: undefined })
    await userEvent.click(await screen.findByText('宁波市'))
    const district = await screen.findByRole('option', { name: '海曙区' })
    await expectInPanel(district)
    await userEvent.click(district)
    await expect(change).toHaveBeenLastCalledWith({ province: '浙江省', city: '宁波市', district: '海曙区' })
    await expectInPanel(await screen.findByRole('option', { name: '海曙区' }))
  },
}

export const Keyboard: Story = {
  name: '键盘',
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: '地区' }).focus()
    await screen.findByText('江苏省')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
    await expect(change).toHaveBeenLastCalledWith({ province: '浙江省', city: '杭州市', district: undefined })
  },
}

export const Searching: Story = {
  name: '输入搜索',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '地区' }), '玄武')
    await userEvent.click(await screen.findByRole('option', { name: /玄武区/ }))
    await expect(change).toHaveBeenLastCalledWith({ province: '江苏省', city: '南京市', district: '玄武区' })
    await waitFor(() => expectInPanel(screen.getByRole('option', { name: '玄武区' })))
  },
}

const MANY = [
  ...SAMPLE_REGIONS,
  { name: '很多市的省', children: Array.from({ length: 900 }, (_, index) => ({ name: `第${index}市` })) },
]

export const Many: Story = {
  name: '很多地区：先显示一部分',
  args: { regions: MANY },
  play: async ({ canvas }) => {
    const shown = () => screen.getAllByRole('option').filter((option) => /^第\d+市/.test(option.textContent))
    const field = canvas.getByRole('combobox', { name: '地区' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByText('很多市的省'))
    await waitFor(() => expect(shown()).toHaveLength(200))
    shown().at(-1)?.scrollIntoView()
    await waitFor(() => expect(shown()).toHaveLength(400))
    await userEvent.clear(field)
    await userEvent.type(field, '第')
    await waitFor(() => expect(screen.getByRole('option', { name: '还有更多，请再输入几个字' })).toBeVisible())
    await expect(screen.getAllByRole('option')).toHaveLength(201)
    await userEvent.type(field, '899')
    await userEvent.click(await screen.findByRole('option', { name: /第899市/ }))
    await expect(change).toHaveBeenLastCalledWith({ province: '很多市的省', city: '第899市', district: undefined })
    await expect(field).toHaveValue('很多市的省 / 第899市')
    await userEvent.keyboard('{Escape}')
  },
}

export const NoRegions: Story = { name: '没有数据', args: { regions: undefined } }

export const Failing: Story = {
  name: '地区未能加载：已选的还在',
  args: { regions: undefined, failed: true, onRetry: fn(), value: { province: '浙江省', city: '杭州市' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: '地区' })).toHaveValue('浙江省 / 杭州市')
    await expect(canvas.getByRole('combobox', { name: '地区' })).toHaveAccessibleDescription(/地区加载失败/)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const NothingCame: Story = {
  name: '地区未能加载：展开后也说明',
  args: { regions: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '地区' }))
    // at the field, which the choices may cover, and in their place
    const said = () => screen.getAllByText('地区加载失败').filter((words) => words.checkVisibility())
    await waitFor(() => expect(said()).toHaveLength(2))
    await expect(screen.queryByText('没有匹配的选项')).toBeNull()
  },
}

export const Loading: Story = { name: '地区加载中', args: { regions: undefined, loading: true } }

export const Phone: Story = {
  name: '手机宽度：一次一级',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '地区' }))
    await userEvent.click(await screen.findByText('浙江省'))
    const city = await screen.findByRole('option', { name: '宁波市' })
    await waitFor(() => expect(screen.queryByRole('option', { name: '江苏省' })).toBeNull())
    await waitFor(() => expectInPanel(city))
    await userEvent.click(city)
    await userEvent.click(await screen.findByRole('option', { name: '海曙区' }))
    await expect(change).toHaveBeenLastCalledWith({ province: '浙江省', city: '宁波市', district: '海曙区' })
  },
}
