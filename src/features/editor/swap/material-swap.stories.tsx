import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { SWAP_STEPS, type SwapAd } from '#src/domain/uses/swap.ts'
import { samplePicture } from '#src/scene/tests/samples.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { SwapProgress, type SwapProgressProps } from './swap-progress.tsx'
import { SwapStart, type SwapFrom } from './swap-start.tsx'

const LONG = '杭州西湖明远路便利店秋季新品上市第三期横版海报（含门店地址与营业时间，最终确认版）'
const from = {
  id: 1,
  type: 0,
  name: '秋季新品横版海报',
  width: 1920,
  height: 1080,
  status: 1,
  path: samplePicture('旧', '#0f766e'),
}
const to = { id: 2, type: 0, name: LONG, width: 1080, height: 1920, path: samplePicture('新', '#6d28d9', 900, 1600) }

const MESSAGES: Partial<Record<SwapAd['step'], string>> = {
  gone: '已不再使用原素材',
  blocked: '审核中，不能编辑',
  failed: '找不到这个广告：广告不存在',
  unsure: '保存副本没有收到答复，服务器上没有找到它；确认没有后可以重试',
  published: '20 台终端还没有收到新广告，原广告在那里继续播放',
}

/** An ad at each step, one with a long name. */
const ads = SWAP_STEPS.map((step, index): SwapAd => {
  const copy = ['submitted', 'approved', 'refused', 'published', 'done', 'unsure'].includes(step)
  const message = MESSAGES[step]
  return {
    id: index + 1,
    name: index === 4 ? LONG : `秋季新品第${index + 1}期`,
    step,
    copy,
    ...(copy && step !== 'unsure' && { newId: 100 + index, newName: `秋季新品第${index + 1}期副本` }),
    ...(message !== undefined && { message }),
  }
})

const none = () => {}
const progress = (more: Partial<SwapProgressProps> = {}) => (
  <SwapProgress
    swap={{ account: '138', from, to, startedAt: 0, revision: 0, ads }}
    running={undefined}
    stopping={false}
    error={undefined}
    onGoOn={none}
    onTryAgain={none}
    onPublish={none}
    onStopOld={none}
    onStop={none}
    onEnd={none}
    onClose={none}
    {...more}
  />
)

const users: SwapFrom['users'] = [
  { id: 1, name: '秋季新品', status: 1 },
  { id: 2, name: LONG, status: 0 },
  { id: 3, name: '秋季新品第3期', status: 2, currentLevel: 1 },
]
const start = (more: Partial<SwapFrom> = {}) => (
  <SwapStart start={{ id: 1, users, left: 0, error: null, onRetry: none, ...more }} onStart={none} onClose={none} />
)

const meta = {
  title: '页面/素材管理/替换素材',
  component: StoryScreen,
  args: {
    screen: () => progress(),
    path: 'materialManage',
    validateSearch: () => ({}),
    client: () => storyClient(['2', '3', '31', '33']),
  },
  beforeEach: () =>
    serveStory({
      'GET /api/material/1': from,
      'GET /api/program/material/page': { total: 1, data: [to] },
      'GET /api/material/group/list': [],
    }),
} satisfies Meta<typeof StoryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const EveryStep: Story = { name: '每一种进展' }

export const Running: Story = {
  name: '正在替换',
  args: { screen: () => progress({ running: 'replace' }) },
}

export const Interrupted: Story = {
  name: '停下了',
  args: { screen: () => progress({ error: new TypeError('Failed to fetch') }) },
}

export const Begin: Story = {
  name: '选择替换素材',
  args: { screen: () => start() },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '替换素材' }))
    await userEvent.click(await drawer.findByRole('button', { name: '选择替换素材' }))
    const picker = within(await screen.findByRole('dialog', { name: '选择替换素材' }))
    await userEvent.click(await picker.findByRole('checkbox', { name: new RegExp(LONG.slice(0, 8)) }))
    await userEvent.click(picker.getByRole('button', { name: '确定' }))
    await expect(await drawer.findByText(/画面比例不同/)).toBeVisible()
    await expect(drawer.getByText('1 个直接保存，1 个另存并提交，1 个现在不能替换')).toBeVisible()
  },
}

export const Unused: Story = { name: '没有广告使用', args: { screen: () => start({ users: [], left: 12 }) } }

export const Looking: Story = { name: '正在查找', args: { screen: () => start({ users: undefined }) } }
