import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { confirm } from './confirm.tsx'
import { CopyText } from '../copy-text.tsx'
import { DescriptionList } from '../description-list.tsx'
import { DetailDrawer } from './detail-drawer.tsx'
import { ExportButton } from '../table/export-button.tsx'
import { ExportProgress } from '../table/export-progress.tsx'
import { ListExport } from '../table/list-export.tsx'
import { MediaFrame } from '../media/media-frame.tsx'
import { MediaImage } from '../media/media-image.tsx'
import { RefreshButton } from '../table/refresh-button.tsx'
import { RelativeTime } from '../feedback/relative-time.tsx'
import { latch, SAMPLE_NOW, samples } from '#tests/support/story-samples.ts'

const meta = {
  title: '组件/详情与工具',
  tags: ['autodocs'],
  subcomponents: {
    DetailDrawer,
    DescriptionList,
    CopyText,
    MediaImage,
    MediaFrame,
    RefreshButton,
    ExportButton,
    ExportProgress,
    ListExport,
    RelativeTime,
  },
  parameters: {
    kit: {
      synonyms:
        '抽屉 详情 描述列表 复制 刷新 导出 图片 drawer detail description copy refresh export image relative-time',
      use: '看一条记录：右侧的抽屉、一列名称和值、可复制的文字、图片；以及列表的刷新与导出。',
      avoid: '要边看边改列表用检查器；分几步的工作用工作抽屉。',
      keys: 'Esc 只关最上面的一层；复制、刷新、导出都是按钮，回车执行。',
      files: [
        'src/ui/overlay/detail-drawer.tsx',
        'src/ui/description-list.tsx',
        'src/ui/copy-text.tsx',
        'src/ui/media/media-image.tsx',
        'src/ui/media/media-frame.tsx',
        'src/ui/table/refresh-button.tsx',
        'src/ui/table/export-button.tsx',
        'src/ui/table/list-export.tsx',
        'src/ui/feedback/relative-time.tsx',
      ],
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const [wide, , upright] = samples(3)

export const Details: Story = {
  name: '描述列表',
  render: () => (
    <DescriptionList
      title="基本信息"
      items={[
        { label: '终端编号', value: <CopyText text="A1A15" /> },
        { label: '终端名称', value: '浦东新区商场南广场三层东侧扶梯口超长名称的展示终端三十一号' },
        { label: '最后在线', value: <RelativeTime value="2026-11-20 11:57:00" now={SAMPLE_NOW} /> },
        { label: '备注', value: '' },
        { label: '音量', value: 0 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 分钟前')).toHaveAttribute('title', '2026-11-20 11:57:00')
    await expect(canvas.getByText('0')).toBeVisible()
  },
}

export const Pictures: Story = {
  name: '图片',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 16 }}>
      <MediaImage src={wide?.screenshot} alt="横屏截图" height={160} />
      <MediaImage src={upright?.screenshot} alt="竖屏截图" height={160} />
      <MediaImage src="data:image/png;base64,AAAA" alt="损坏的图片" height={160} />
      <MediaImage src="https://evil.example/x.png" alt="别处的图片" height={160} />
      <MediaFrame src="https://evil.example/x.mp4" label="别处的视频" />
      <MediaImage src={undefined} alt="没有截图" height={160} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /图片无法显示/ })).toHaveLength(2))
    await expect(canvas.getByRole('img', { name: '没有截图（暂无图片）' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '别处的视频（视频）' })).toBeVisible()
  },
}

function WithDrawer() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>查看详情</Button>
      <DetailDrawer opened={opened} onClose={() => setOpened(false)} title="终端详情">
        <Button onClick={() => void confirm({ title: '停播', message: '确定停播选中的广告？' })}>停播</Button>
      </DetailDrawer>
    </>
  )
}

export const Drawer: Story = {
  name: '详情抽屉：Esc 只关最上面的',
  render: () => <WithDrawer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看详情' }))
    await userEvent.click(await screen.findByRole('button', { name: '停播' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '停播' })).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: '终端详情' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '停播' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看详情' })).toHaveFocus())
  },
}

const refresh = fn()

export const Refreshing: Story = {
  name: '刷新',
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <RefreshButton updatedAt={SAMPLE_NOW.getTime()} loading={false} onRefresh={refresh} />
      <RefreshButton updatedAt={0} loading onRefresh={refresh} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('更新于 12:00')).toBeVisible()
    for (const button of canvas.getAllByRole('button', { name: '刷新' })) await userEvent.click(button)
    await expect(refresh).toHaveBeenCalledOnce()
  },
}

const run = fn()

const choose = async (canvas: { getByRole: typeof screen.getByRole }, name: RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const cancel = fn()

export const ExportingElsewhere: Story = {
  name: '导出：别处的进度',
  render: () => <ExportProgress job={{ progress: 40, start: fn(), cancel }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('导出中 40%')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(cancel).toHaveBeenCalledOnce()
  },
}

export const Exporting: Story = {
  name: '导出：进度与取消',
  render: () => <ExportButton run={run} />,
  play: async ({ canvas }) => {
    const { answer, release } = latch()
    run.mockImplementation(
      async ({ onProgress, signal }: { onProgress: (done: number, total: number) => void; signal: AbortSignal }) => {
        onProgress(40, 100)
        await answer
        signal.throwIfAborted()
        return 100
      },
    )
    await choose(canvas, /XLSX/)
    await waitFor(() => expect(canvas.getByRole('button', { name: '导出中 40%' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    release()
    await waitFor(() => expect(screen.getByText('已取消导出')).toBeVisible())
    await choose(canvas, /CSV/)
    await waitFor(() => expect(screen.getByText('已导出 100 条')).toBeVisible())
    run.mockRejectedValueOnce(new UserError('第 3 页加载失败，没有生成文件'))
    await choose(canvas, /CSV/)
    await waitFor(() => expect(screen.getByText('第 3 页加载失败，没有生成文件')).toBeVisible())
  },
}

export const ExportingList: Story = {
  name: '导出列表：文件名含筛选与日期',
  render: () => (
    <ListExport<{ name: string }>
      name="终端列表"
      filtered
      columns={[{ title: '终端名称', value: ({ name }) => name }]}
      loadPage={() => Promise.resolve({ rows: [{ name: '大堂屏' }], total: 1 })}
    />
  ),
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await choose(canvas, /CSV/)
    await waitFor(() => expect(screen.getByText('终端列表：已导出 1 条')).toBeVisible())
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^终端列表_筛选_\d{8}\.csv$/)
  },
}
