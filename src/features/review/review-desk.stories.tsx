import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createQueryClient, read } from '#src/api/query.ts'
import { waitingQueries } from '#src/api/review.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import type { Material, Program } from '#src/api/generated/types.gen.ts'
import { samples } from '#tests/support/story-samples.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { ReviewDeskScreen } from './review-desk-screen.tsx'
import { reviewSearch } from './review-search.ts'

interface Waiting {
  materials: Material[]
  programs: Program[]
}

/** Both lists, and the first level of both. */
const EVERYTHING = ['2', '24', '3', '34']

const pictures = samples(40)

function material(id: number, more: Partial<Material> = {}): Material {
  return {
    id,
    name: `春茶竖屏海报${String(id).padStart(3, '0')}`,
    type: 0,
    status: 2,
    currentLevel: 1,
    currentLevelName: '一级审核',
    enabled: 1,
    snapshot: pictures[id % 40]?.screenshot,
    ...more,
  }
}

const scene = (red: number) => ({
  elements: [],
  background: { type: 1, color: { r: red, g: 110, b: 200 }, opacity: 100 },
  stay: 10,
})

function program(id: number, more: Partial<Program> = {}): Program {
  return {
    id,
    name: `周末市集第${id}期`,
    width: 1920,
    height: 1080,
    status: 2,
    currentLevel: 1,
    currentLevelName: '一级审核',
    content: { pages: [scene(40), scene(160)] },
    ...more,
  }
}

/** The desk on an address of its own, with what would be loaded. */
function Desk({ waiting, codes = EVERYTHING, search = '' }: { waiting: Waiting; codes?: string[]; search?: string }) {
  return (
    <StoryScreen
      screen={ReviewDeskScreen}
      path="reviewDesk"
      search={search}
      validateSearch={reviewSearch}
      client={() => filled(waiting, codes)}
    />
  )
}

/** What would be loaded. */
function filled(waiting: Waiting, codes: string[]) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  client.setQueryData(userInfoQuery().queryKey, { account: '13800000002', functionIds: codes })
  client.setQueryData(waitingQueries.material().queryKey, { rows: waiting.materials, total: waiting.materials.length })
  client.setQueryData(waitingQueries.program().queryKey, { rows: waiting.programs, total: waiting.programs.length })
  client.setQueryData(read('programGroupList', {}).queryKey, [])
  for (const row of waiting.materials) {
    const detail = {
      ...row,
      path: row.snapshot,
      width: 1080,
      height: 1920,
      size: 482_133,
      mime: 'image/jpeg',
      createTime: '2026-11-18 09:20:00',
    }
    client.setQueryData(read('materialGet', { path: { id: String(row.id) } }).queryKey, detail)
  }
  for (const row of waiting.programs) {
    const detail = {
      ...row,
      size: 6_482_133,
      duration: 20,
      creator: '13800000001',
      createTime: '2026-11-19 14:00:00',
      groupId: 0,
    }
    client.setQueryData(read('programGet', { path: { id: String(row.id) } }).queryKey, detail)
  }
  return client
}

const few: Waiting = {
  materials: [
    material(1),
    material(2, { name: '浦东新区地铁站南广场三层东侧扶梯口超长名称的新品上市主视觉海报', currentLevelName: '' }),
    material(3),
  ],
  programs: [program(1), program(2, { width: 1080, height: 1920 })],
}

const meta = { title: '页面/审核台', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

const openItem = (name: string) => screen.findByRole('heading', { level: 2, name })

export const OneMaterial: Story = {
  name: '素材',
  render: () => <Desk waiting={few} />,
  play: async () => {
    await expect(await openItem('春茶竖屏海报001')).toBeVisible()
    await waitFor(() => expect(screen.getByText('第 1 / 5 项')).toBeVisible())
  },
}

export const OneProgram: Story = {
  name: '广告',
  render: () => <Desk waiting={few} search="?kind=program&id=2" />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('region', { name: '广告预览' })).toBeVisible())
    await userEvent.keyboard('k')
    await expect(await openItem('周末市集第1期')).toBeVisible()
  },
}

export const Gone: Story = {
  name: '已不需要审核',
  render: () => (
    <Desk
      waiting={{ ...few, materials: [...few.materials, material(9, { status: 3, currentLevel: 0 })] }}
      search="?kind=material&id=9"
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText('这一项现在不需要您审核')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '看下一项' }))
    await expect(await openItem('春茶竖屏海报001')).toBeVisible()
  },
}

export const Long: Story = {
  name: '很长的队列：只有看得见的在页面里',
  render: () => (
    <Desk
      waiting={{ materials: Array.from({ length: 900 }, (_, index) => material(index + 1)), programs: [] }}
      codes={['2', '24']}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText('第 1 / 900 项')).toBeVisible())
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  },
}

export const NothingOfKind: Story = {
  name: '没有这一类',
  render: () => <Desk waiting={{ ...few, programs: [] }} search="?only=program&kind=material&id=1" />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('没有待审核的广告')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '查看全部' }))
    await waitFor(() => expect(screen.getByRole('link', { name: /春茶竖屏海报003/ })).toBeVisible())
  },
}

export const Nothing: Story = {
  name: '没有待审核的内容',
  render: () => <Desk waiting={{ materials: [], programs: [] }} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('没有待审核的内容')).toBeVisible())
  },
}

export const NoLists: Story = {
  name: '没有列表的权限',
  render: () => <Desk waiting={few} codes={['24', '34']} />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('没有可以审核的列表')).toBeVisible())
  },
}

export const Phone: Story = {
  name: '手机',
  globals: { viewport: { value: 'phone' } },
  render: () => <Desk waiting={few} />,
}
