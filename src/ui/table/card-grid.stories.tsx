import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { deviceStates, labelOf } from '#src/domain/labels.ts'
import { CardGrid, type CardGridProps, type CardView } from './card-grid.tsx'
import { useSelection } from './selection.ts'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { SAMPLE_ERROR, samples, type Sample } from '#tests/support/story-samples.ts'
import type { RowActions } from './table-column.ts'

const open = fn()
const idOf = (row: Sample) => row.id
const rows = samples(12).map((row, index) =>
  index === 4 ? { ...row, screenshot: 'javascript:alert(1)' } : index === 5 ? { ...row, screenshot: '' } : row,
)

const view: CardView<Sample> = {
  title: (row) => row.name,
  thumbnail: (row) => row.screenshot,
  badge: (row) => <StatusBadge dot label={labelOf(deviceStates, row.state)} />,
  details: (row) => `${row.resolution} · ${row.district || '--'}`,
  onOpen: (row) => open(row.id),
}

const actions: RowActions<Sample> = {
  of: () => [
    { label: '编辑', onClick: open },
    { label: '删除', onClick: open, danger: true, disabledReason: '正在播放，不能删除' },
  ],
}

const args: CardGridProps<Sample> = {
  label: '终端',
  view,
  rowId: idOf,
  rows,
  actions,
  onRetry: fn(),
  onClearFilters: fn(),
}

const meta = {
  title: '组件/卡片网格',
  tags: ['autodocs'],
  subcomponents: { CardGrid },
  parameters: {
    kit: {
      synonyms: '卡片 网格 缩略图 card grid gallery thumbnail',
      use: '靠图认的东西：素材、广告；横竖都完整显示，对齐。',
      avoid: '要比较数字和时间用数据表；几百个画面用画面网格。',
      keys: '标题是按钮，回车打开；选择框空格选中，按住 Shift 连续选。',
    },
  },
  args,
  render: (props) => <CardGrid {...props} />,
} satisfies Meta<CardGridProps<Sample>>

export default meta
type Story = StoryObj<CardGridProps<Sample>>

function Selectable(props: CardGridProps<Sample>) {
  return <CardGrid {...props} selection={useSelection<Sample>(idOf, rows)} />
}

export const Cards: Story = {
  name: '横屏与竖屏对齐',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '西湖区商场1号屏' }))
    await expect(open).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('img', { name: /图片无法显示/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /暂无图片/ })).toBeVisible()
    // what is off is read over a picture, too
    const [off] = canvas.getAllByRole('button', { name: '删除' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  },
}

export const Choosing: Story = {
  name: '选择',
  render: (props) => <Selectable {...props} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '选择 西湖区商场1号屏' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

export const ChoosingRange: Story = {
  name: '按住 Shift 选择连续的多项',
  render: (props) => <Selectable {...props} />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox')
    const chosen = () => boxes.flatMap(({ checked }, index) => (checked ? [index] : []))
    const user = userEvent.setup()
    await user.click(boxes[6] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes[3] as HTMLElement)
    await user.keyboard('{/Shift}')
    await expect(chosen()).toEqual([3, 4, 5, 6])
    // on from the one that was chosen by itself, and by keyboard
    boxes[8]?.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await expect(chosen()).toEqual([3, 4, 5, 6, 7, 8])
    await user.click(boxes[4] as HTMLElement)
    boxes[7]?.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await expect(chosen()).toEqual([3, 8])
  },
}

export const Loading: Story = { name: '加载中', args: { rows: undefined } }
export const Stale: Story = { name: '下一页加载中', args: { stale: true } }
export const NoData: Story = { name: '暂无数据', args: { rows: [] } }
export const NothingFound: Story = { name: '没有符合条件的数据', args: { rows: [], filtered: true } }
export const Failed: Story = { name: '加载失败', args: { rows: undefined, error: SAMPLE_ERROR } }
export const StaleFailed: Story = { name: '刷新失败，之前的数据还在', args: { rows: samples(3), error: SAMPLE_ERROR } }
export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } } }
