import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FilterBar, type FilterField } from './filter-bar.tsx'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { Card } from '../page.tsx'
import { selectFilter } from './select-filter.tsx'
import { regionFilter } from '#src/components/region/region-filter.tsx'
import { SAMPLE_ORGS, SAMPLE_REGIONS } from '#tests/support/story-samples.ts'

interface Filters {
  q?: string
  state?: string
  org?: string
  province?: string
  city?: string
  district?: string
  resolution?: string
  remark?: string
}

const STATES = [
  { value: '1', label: '在线' },
  { value: '0', label: '离线' },
]

const fields: FilterField<Filters>[] = [
  { key: 'q', label: '终端', kind: 'text', placeholder: '编号或名称', maxLength: 50 },
  selectFilter('state', '在线状态', STATES),
  orgFilter(SAMPLE_ORGS),
  regionFilter({ regions: SAMPLE_REGIONS }),
  selectFilter('resolution', '分辨率', ['1920x1080', '1080x1920']),
  { key: 'remark', label: '备注', kind: 'text', maxLength: 50 },
]

const apply = fn()

function Example({ start, shown = fields }: { start?: Filters; shown?: FilterField<Filters>[] }) {
  const [values, setValues] = useState<Filters>(start ?? {})
  return (
    <Card>
      <FilterBar
        fields={shown}
        values={values}
        onApply={(next) => {
          apply(next)
          setValues(next)
        }}
        onReset={() => setValues({})}
      />
    </Card>
  )
}

const meta = {
  title: '组件/筛选栏',
  tags: ['autodocs'],
  subcomponents: { FilterBar },
  parameters: {
    kit: {
      synonyms: '筛选 过滤 搜索 查询 条件 filter search query toolbar',
      use: '列表上方的一行条件：先是文字，再是每项一枚标签；选择立即生效，输入按回车或“查询”生效。',
      avoid: '只有一个开关、不改变列表的设置，放在工具里；表单里的字段用输入框。',
      keys: 'Tab 逐项到达；文字里回车查询，组字时的回车不算；标签上回车或向下键打开。',
    },
  },
  render: () => <Example />,
  beforeEach: () => void apply.mockReset(),
} satisfies Meta

export default meta
type Story = StoryObj

export const Chips: Story = {
  name: '设置的筛选写明取值，可单独清除',
  render: () => <Example start={{ q: '662E41', state: '0', resolution: '1920x1080' }} />,
  play: async ({ canvas }) => {
    const resolution = canvas.getByRole<HTMLInputElement>('combobox', { name: '分辨率' })
    await expect(resolution).toHaveValue('1920x1080')
    await expect(resolution.scrollWidth).toBeLessThanOrEqual(resolution.clientWidth)
    // what is not set is as wide as its name, and pressed anywhere opens its list
    await userEvent.click(canvas.getByRole('combobox', { name: '在线状态' }))
    await userEvent.click(await screen.findByRole('option', { name: '在线' }))
    await expect(apply).toHaveBeenLastCalledWith({ q: '662E41', state: '1', resolution: '1920x1080' })
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(canvas.queryByRole('button', { name: '重置' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: '终端' })).toHaveFocus()
    // what is typed says what it waits for, until it has been done
    await expect(canvas.queryByText('回车查询')).toBeNull()
    await userEvent.keyboard('门口')
    await expect(canvas.getByText('回车查询')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(apply).toHaveBeenLastCalledWith({ q: '门口' })
    await expect(canvas.queryByText('回车查询')).toBeNull()
  },
}

export const Folded: Story = {
  name: '手机上在抽屉里',
  render: () => <Example start={{ state: '0' }} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('search')
    await expect(within(row).getByRole('combobox', { name: '在线状态', hidden: true })).not.toBeVisible()
    await expect(within(row).getByRole('textbox', { name: '备注', hidden: true })).not.toBeVisible()
    await userEvent.type(within(row).getByRole('textbox', { name: '终端' }), '一号')
    await userEvent.click(within(row).getByRole('button', { name: '筛选（1）' }))
    const drawer = within(await screen.findByRole('dialog', { name: '筛选' }))
    // choosing applies at once, with what is typed, and leaves the drawer open
    await userEvent.click(await drawer.findByRole('combobox', { name: '分辨率' }))
    await userEvent.click(await screen.findByRole('option', { name: '1920x1080' }))
    await expect(apply).toHaveBeenLastCalledWith({ q: '一号', state: '0', resolution: '1920x1080' })
    const remark = drawer.getByRole('textbox', { name: '备注' })
    await userEvent.click(remark)
    await userEvent.paste('长'.repeat(51))
    await userEvent.click(drawer.getByRole('button', { name: '查询' }))
    await expect(remark).toHaveFocus()
    await userEvent.clear(remark)
    await userEvent.type(remark, '南门')
    await userEvent.click(drawer.getByRole('button', { name: '查询' }))
    await expect(apply).toHaveBeenLastCalledWith({ q: '一号', state: '0', resolution: '1920x1080', remark: '南门' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(row).getByRole('button', { name: '筛选（3）' }))
    const again = within(await screen.findByRole('dialog', { name: '筛选' }))
    await expect(await again.findByRole('textbox', { name: '备注' })).toHaveValue('南门')
    await userEvent.click(again.getByRole('button', { name: '重置' }))
    await expect(again.getByRole('combobox', { name: '在线状态' })).toHaveValue('')
  },
}

export const Typing: Story = {
  name: '输入后按回车查询，去掉看不见的字符',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '终端' })
    await userEvent.type(input, '  662E41\u200B\u3000')
    await expect(apply).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(apply).toHaveBeenCalledOnce()
    await expect(apply).toHaveBeenLastCalledWith({ q: '662E41' })
    await expect(input).toHaveValue('662E41')
    await userEvent.clear(input)
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(apply).toHaveBeenLastCalledWith({ q: undefined })
  },
}

export const Composing: Story = {
  name: '输入法组字时回车不查询',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '终端' })
    await userEvent.type(input, '浦东')
    await expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false)
    await expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false)
    await expect(apply).not.toHaveBeenCalled()
    await expect(input).toHaveValue('浦东')
  },
}

export const TooLong: Story = {
  name: '过长的文字保留并提示，不查询',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '终端' })
    await userEvent.click(input)
    await userEvent.paste('长'.repeat(51))
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(apply).not.toHaveBeenCalled()
    await expect(input).toHaveValue('长'.repeat(51))
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('最多 50 个字符，现有 51 个')
  },
}

export const Choosing: Story = {
  name: '选择立即生效，连同已输入的文字',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '终端' }), '一号')
    await userEvent.click(canvas.getByRole('combobox', { name: '在线状态' }))
    await userEvent.click(await screen.findByRole('option', { name: '离线' }))
    await expect(apply).toHaveBeenCalledOnce()
    await expect(apply).toHaveBeenLastCalledWith({ q: '一号', state: '0' })
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '终端' })).toHaveValue(''))
    await expect(canvas.getByRole('combobox', { name: '在线状态' })).toHaveValue('')
  },
}

export const Few: Story = { name: '只有两项', render: () => <Example shown={fields.slice(0, 2)} /> }

export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } } }
