import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { userInfoQuery } from '#src/api/user-info.ts'
import { sampleAd, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { withMotion } from '#src/scene/tests/with-motion.ts'
import { EditorAround } from '../../tests/editor-around.tsx'
import { SceneList } from '../scenes/scene-list.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

const meta = { title: '编辑器/预览', component: PreviewDialog, args: { onClose: fn(), opened: true } } satisfies Meta<
  typeof PreviewDialog
>

export default meta
type Story = StoryObj<typeof meta>

function SignedIn({ resolutions, children }: { resolutions: string[]; children: ReactNode }) {
  const [client] = useState(() => {
    const client = new QueryClient()
    client.setQueryData(userInfoQuery().queryKey, { functionIds: [], sysConfig: { resolutions } } as never)
    return client
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** The preview opens by a button, after a scene was chosen. */
const inEditor = (content: unknown, resolutions: string[]): Story['render'] =>
  function InEditor() {
    const [opened, setOpened] = useState(false)
    return (
      <SignedIn resolutions={resolutions}>
        <EditorAround content={content}>
          <div style={{ width: 184, height: 560 }}>
            <SceneList />
          </div>
          <button type="button" onClick={() => setOpened(true)}>
            预览
          </button>
          <PreviewDialog opened={opened} onClose={() => setOpened(false)} />
        </EditorAround>
      </SignedIn>
    )
  }

export const Several: Story = {
  name: '从画布上的场景开始播放，对比其他分辨率',
  beforeEach: withMotion,
  render: inEditor(sampleAd, ['1920*1080', '1080*1920', '3840*2160', '800*1280', '1080*1920', '坏的']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/^场景 2\/3/))
    await userEvent.click(canvas.getByText('预览'))
    await waitFor(() => expect(screen.getByRole('tab', { name: '场景2' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(screen.getByRole('button', { name: '暂停' }))
    await userEvent.click(screen.getByRole('switch', { name: '对比其他分辨率（3 种）' }))
    const captions = () => [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
    await waitFor(() => expect(captions()).toEqual(['1920×1080（本广告）', '1080×1920', '3840×2160', '800×1280']))
    await expect(screen.getByRole('tab', { name: '场景2' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(document.querySelectorAll('figure [role="img"]')).toHaveLength(4))
    for (const scene of document.querySelectorAll('figure [role="img"]')) {
      const [inner, outer] = [scene, scene.closest('figure')!].map((element) => element.getBoundingClientRect())
      await expect(inner!.right).toBeLessThanOrEqual(outer!.right + 1)
    }
    await userEvent.click(screen.getByRole('tab', { name: '场景3' }))
    await waitFor(() => expect(screen.getAllByText('营业时间 9:00 至 22:00').length).toBeGreaterThanOrEqual(4))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const OneSize: Story = {
  name: '没有其他分辨率，单个场景',
  beforeEach: withMotion,
  render: inEditor({ pages: sampleAd.pages.slice(0, 1) }, ['1920*1080']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('预览'))
    await waitFor(() => expect(screen.getByRole('button', { name: '暂停' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('region', { name: '广告预览' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('button', { name: '播放' })).toBeVisible()
    await expect(screen.queryByRole('switch')).not.toBeInTheDocument()
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  },
}

export const CutOff: Story = {
  name: '有文字显示不全：说明并可前往修改',
  beforeEach: withMotion,
  render: inEditor(
    { pages: [sampleScene([]), sampleScene([sampleText('春茶上新，全场八折，到店即享', { width: 20, height: 10 })])] },
    ['1920*1080'],
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('预览'))
    await userEvent.click(await screen.findByRole('button', { name: '场景2 文字显示不全，去修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByLabelText(/^场景 2\/2/)).toHaveAttribute('aria-current', 'true')
  },
}

export const None: Story = {
  name: '没有场景',
  render: inEditor({}, ['1920*1080']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('预览'))
    await waitFor(() => expect(screen.getByText('暂无场景')).toBeVisible())
  },
}
