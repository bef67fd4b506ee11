import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { samples, type Sample } from '#tests/support/story-samples.ts'
import { MediaImage } from '../media/media-image.tsx'
import { useSelection } from './selection.ts'
import { VirtualGrid, type VirtualGridProps } from './virtual-grid.tsx'

const open = fn()
const idOf = (row: Sample) => row.id
const items = samples(400)

const args: VirtualGridProps<Sample> = {
  label: '终端',
  items,
  itemId: idOf,
  cell: (row) => (
    <>
      <div style={{ height: 100 }}>
        <MediaImage src={row.screenshot} alt={row.name} />
      </div>
      <div style={{ padding: 8, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>{row.name}</div>
    </>
  ),
  cellWidth: 160,
  cellHeight: () => 140,
  onOpen: (row) => open(row.id),
}

/** A grid fills what is left of its place. */
function Place({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>{children}</div>
}

const meta = {
  title: '组件/画面网格',
  tags: ['autodocs'],
  subcomponents: { VirtualGrid },
  parameters: {
    kit: {
      synonyms: '虚拟滚动 大量 画面墙 virtual grid wall infinite',
      use: '几百个大小相同的格子，只画看得见的，例如终端画面墙。',
      avoid: '一页几十张的用卡片网格。',
      keys: '整个网格一个焦点：方向键、Home、End、PageUp、PageDown 移动，回车打开，空格选择。',
    },
  },
  args,
  render: (props) => (
    <Place>
      <VirtualGrid {...props} />
    </Place>
  ),
} satisfies Meta<VirtualGridProps<Sample>>

export default meta
type Story = StoryObj<VirtualGridProps<Sample>>

function Selectable(props: VirtualGridProps<Sample>) {
  return (
    <Place>
      <VirtualGrid {...props} selection={useSelection<Sample>(idOf, items)} />
    </Place>
  )
}

export const Many: Story = {
  name: '四百个，只画看得见的',
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('gridcell')
    await expect(cells.length).toBeLessThan(100)
    cells[0]?.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(await canvas.findByRole('gridcell', { name: /400号/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenLastCalledWith(400)
  },
}

export const Choosing: Story = {
  name: '可以选择',
  render: (props) => <Selectable {...props} />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('gridcell')
    first?.focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(2)
    const user = userEvent.setup()
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>} {/Shift}')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
    await user.keyboard('{Shift>}')
    await user.click(canvas.getAllByRole('gridcell')[7] as HTMLElement)
    await user.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(7)
  },
}

export const Stale: Story = {
  name: '旧的一页，新的在路上',
  args: { items: items.slice(0, 12), stale: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}
