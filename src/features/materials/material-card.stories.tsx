import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { Material, MaterialDetail } from '#src/api/generated/types.gen.ts'
import { createQueryClient, read } from '#src/api/query.ts'
import { CardGrid, type CardGridProps } from '#src/ui/table/card-grid.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import { SAMPLE_ERROR, samples } from '#tests/support/story-samples.ts'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { cardActions } from './material-actions.ts'
import { materialCard } from './material-card.tsx'

const pictures = samples(10).map(({ screenshot }) => screenshot)
const statuses = [0, 1, 2, 3, 4, 5, 6, 7, 9, 1]
const names = [
  '春茶主视觉',
  '冰饮横幅',
  '春季新品茶饮门店橱窗与电梯间联动投放主视觉竖屏终稿第三版',
  '图书品牌故事',
  '鲜果竖屏海报',
  '咖啡十五秒短片',
  '童装宣传片',
  '',
  '甜品促销价签',
  '绿植横幅',
]

const rows = statuses.map((status, index) => ({
  id: 5_001 + index,
  name: names[index],
  snapshot: index === 6 ? '' : index === 8 ? 'https://evil.example/x.png' : pictures[index],
  status,
  currentLevel: status === 2 ? 3 : 0,
  currentLevelName: status === 2 ? '品牌合规复核' : '',
  enabled: index === 9 ? 0 : 1,
  type: index % 3 === 0 ? 0 : 1,
})) as Material[]

const idOf = (material: Material) => material.id
const handlers = { open: fn(), preview: fn(), submit: fn(), remove: fn() }
const actions: RowActions<Material> = { of: (material) => cardActions(material, { ...handlers, can: () => true }) }
const view = { ...materialCard, onOpen: handlers.preview }

const args: CardGridProps<Material> = {
  label: '素材列表',
  view,
  rows,
  rowId: idOf,
  actions,
  onRetry: fn(),
  onClearFilters: fn(),
  empty: <Empty title="暂无素材数据！" />,
}

function Known({ story: Story }: { story: ComponentType }) {
  const [client] = useState(() => {
    const made = createQueryClient()
    for (const { id } of rows)
      made.setQueryData(read('materialGet', { path: { id } }).queryKey, { checkReason: '文字过小' } as MaterialDetail)
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  )
}

const meta = {
  title: '页面/素材管理/素材卡片',
  args,
  render: (props) => <CardGrid {...props} />,
  decorators: [(Story) => <Known story={Story} />],
} satisfies Meta<CardGridProps<Material>>

export default meta
type Story = StoryObj<CardGridProps<Material>>

function Choosing(props: CardGridProps<Material>) {
  return <CardGrid {...props} selection={useSelection<Material>(idOf, rows)} />
}

export const Cards: Story = {
  name: '全部状态',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('品牌合规复核')).toBeVisible()
    await expect(canvas.getByText('未知（9）')).toBeVisible()
    await expect(canvas.getAllByText('已停用')).toHaveLength(1)
    await waitFor(() => expect(canvas.getAllByText('文字过小')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: '未命名素材' }))
    await expect(handlers.preview).toHaveBeenLastCalledWith(rows[7])
  },
}
export const Batch: Story = {
  name: '批量选择',
  render: (props) => <Choosing {...props} />,
  play: async ({ canvas, userEvent }) => {
    // the whole picture chooses
    await userEvent.click(
      canvas.getByRole('img', { name: '春茶主视觉' }).closest('li')?.querySelector('label') as HTMLElement,
    )
    await expect(canvas.getByRole('checkbox', { name: '选择 春茶主视觉' })).toBeChecked()
  },
}
export const Reader: Story = {
  name: '只读账号',
  args: { actions: { of: (material) => cardActions(material, { ...handlers, can: (needed) => needed === '2' }) } },
}
export const NoData: Story = { name: '暂无素材', args: { rows: [] } }
export const NothingFound: Story = { name: '没有符合条件的素材', args: { rows: [], filtered: true } }
export const Failed: Story = { name: '加载失败', args: { rows: undefined, error: SAMPLE_ERROR } }
export const Loading: Story = { name: '加载中', args: { rows: undefined } }
export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } } }
