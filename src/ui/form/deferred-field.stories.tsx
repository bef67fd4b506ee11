import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import { GroupSelect, type GroupSelectProps } from '#src/components/group/group-select.tsx'
import { OrgTreeSelect, type OrgTreeSelectProps } from '#src/components/org/org-tree-select.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { FilterBar } from '../filters/filter-bar.tsx'
import { DeferredField } from './deferred-field.tsx'

const meta = {
  title: '组件/进入时加载的字段',
  tags: ['autodocs'],
  subcomponents: { DeferredField },
  parameters: {
    kit: {
      synonyms: '延迟加载 懒加载 筛选字段 deferred lazy field',
      use: '筛选栏里可搜索、列表较大的字段：有人进入之前只是一个输入框，进入时才换成真正的字段。',
      avoid: '选项固定、无需搜索的用 SelectField；表单里的字段直接引入。',
      keys: '与真正的字段相同：Tab 进入即打开列表，输入即搜索，Esc 关闭。',
    },
  },
} satisfies Meta

export default meta

const groups = [
  { id: 1, name: '商场' },
  { id: 2, name: '地铁' },
]

let arrive = () => {}
let late: ReturnType<typeof lateField>
const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
/** A field whose code comes when `arrive` is called. */
const lateField = () =>
  lazyComponent<'Field', GroupSelectProps>(
    () => new Promise((resolve) => void (arrive = () => resolve({ Field: GroupSelect }))),
    'Field',
  )

const render = () => {
  const component = (late = lateField())
  const Example = () => (
    <>
      <DeferredField
        component={component}
        field={{ 'aria-label': '分组', placeholder: '全部', groups }}
        popup="listbox"
        value=""
        onClear={undefined}
      />
      <button type="button">下一个</button>
    </>
  )
  return <Example />
}

const field = () => screen.getByRole('combobox', { name: '分组' })

export const Typed: StoryObj = {
  name: '字段到达之前输入的文字还在，输入法组词时不替换',
  render: () => render(),
  play: async () => {
    await userEvent.tab()
    const plain = field()
    await expect(plain).toHaveFocus()
    await fireEvent.compositionStart(plain)
    arrive()
    await late.preload()
    await frame()
    await frame()
    await expect(field()).toBe(plain)
    await fireEvent.change(plain, { target: { value: '地' } })
    await fireEvent.compositionEnd(plain)
    await waitFor(() => expect(field()).not.toBe(plain))
    await expect(field()).toHaveFocus()
    await expect(field()).toHaveValue('地')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await expect(screen.getByRole('option', { name: '地铁' })).toBeVisible()
  },
}

async function typeInTheMiddle() {
  await userEvent.tab()
  const plain = field() as HTMLInputElement
  await userEvent.keyboard('地站')
  plain.setSelectionRange(1, 1)
  arrive()
  await waitFor(() => expect(field()).not.toBe(plain))
  const caret = () => [(field() as HTMLInputElement).selectionStart, (field() as HTMLInputElement).selectionEnd]
  await waitFor(() => expect([field(), caret()]).toEqual([expect.objectContaining({ value: '地站' }), [1, 1]]))
  await userEvent.keyboard('铁')
  await expect(field()).toHaveValue('地铁站')
}

export const Caret: StoryObj = {
  name: '字段到达时光标不动：在文字中间继续输入',
  render: () => render(),
  play: typeInTheMiddle,
}

export const CaretInTree: StoryObj = {
  name: '字段到达时光标不动：组织树',
  render() {
    const component = lazyComponent<'Field', OrgTreeSelectProps>(
      () => new Promise((resolve) => void (arrive = () => resolve({ Field: OrgTreeSelect }))),
      'Field',
    )
    const chosen = { tree: [{ id: 1, name: '总部' }], value: undefined, onChange: () => {} }
    return (
      <DeferredField
        component={component}
        field={{ 'aria-label': '分组', ...chosen }}
        popup="tree"
        value=""
        onClear={undefined}
      />
    )
  },
  play: typeInTheMiddle,
}

export const Left: StoryObj = {
  name: '字段到达之前已离开：焦点不被拉回',
  render: () => render(),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('地')
    await userEvent.tab()
    arrive()
    await expect(screen.getByRole('button', { name: '下一个' })).toHaveFocus()
    await expect(field()).toHaveValue('')
    await userEvent.tab({ shift: true })
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
    await expect(screen.getByRole('button', { name: '下一个' })).not.toHaveFocus()
  },
}

export const Failed: StoryObj = {
  name: '选项没有加载成功：不进入也看得到',
  render: () => (
    <FilterBar
      fields={[groupFilter<{ group?: string }>({ groups: [], failed: true, onRetry: () => {} })]}
      values={{}}
      onApply={() => {}}
      onReset={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/分组加载失败/)).toBeVisible()
  },
}
