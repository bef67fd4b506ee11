import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import { sampleAd, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { makeDraft } from '#src/api/ad-drafts.ts'
import { documentOf } from '../../session/opening.ts'
import type { OfferedDraft } from '../../session/offered-drafts.ts'
import { DraftOffer } from './draft-offer.tsx'

const at = new Date(2026, 10, 20, 14, 5, 9).getTime()

function offer(
  opening: string,
  name: string,
  serverChanged: boolean,
  content = JSON.stringify(sampleAd),
): OfferedDraft {
  const draft = makeDraft({
    account: '13800000000',
    ad: '7',
    opening,
    at,
    name,
    width: 1920,
    height: 1080,
    content,
    base: 'v1',
    baseAt: at - 3_600_000,
    sent: false,
  })
  const read = documentOf(draft)
  if (!read.ok) throw new Error(read.reason)
  return { draft, document: read.document, serverChanged }
}

const meta = {
  title: '编辑器/恢复草稿',
  component: DraftOffer,
  args: {
    offered: [offer('a', '周末大促', false)],
    media: browserMedia(undefined, undefined),
    onRestore: fn(),
    onDiscard: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '恢复未保存的编辑？' })
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  },
} satisfies Meta<typeof DraftOffer>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  name: '一份草稿：时间、画面，恢复',
  play: async (context) => {
    await meta.play()
    await expect(screen.getByText(/草稿时间：2026-11-20 14:05:09/)).toBeVisible()
    await expect(await screen.findByRole('img')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '恢复' }))
    await expect(context.args.onRestore).toHaveBeenCalledWith(context.args.offered[0])
  },
}

export const Several: Story = {
  name: '几份草稿；服务器上的版本有变化；没有场景',
  args: {
    offered: [
      offer('a', '周末大促', true),
      offer('b', '', false, '{"pages":[]}'),
      offer('c', '', false, JSON.stringify({ pages: [sampleScene([sampleText('秋茶\n上新'), sampleText('')])] })),
    ],
  },
  play: async (context) => {
    await meta.play()
    const [first, second, third] = screen.getAllByRole('listitem')
    if (!first || !second || !third) throw new Error('three are expected')
    await expect(
      within(first).getByText(/服务器上的广告在此之后有变化（草稿基于 2026-11-20 13:05:09 打开的版本）/),
    ).toBeVisible()
    await expect(second).toHaveTextContent(/未命名广告.*）0 个场景恢复/)
    // what is written tells drafts without a name apart
    await expect(third).toHaveTextContent('1 个场景：秋茶 上新')
    await userEvent.click(within(second).getByRole('button', { name: '丢弃' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '丢弃草稿' })).getByRole('button', { name: '丢弃' }),
    )
    await waitFor(() => expect(context.args.onDiscard).toHaveBeenCalledWith(context.args.offered[1]))
    await expect(context.args.onRestore).not.toHaveBeenCalled()
    // the question is going away
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '丢弃草稿' })).toBeNull())
  },
}
