import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { createQueryClient, read } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { sampleCarousel, sampleImage, sampleMediaBox, samplePicture } from '#src/scene/tests/samples.ts'
import { clipFiles } from '#mocks/media/clip-files.ts'
import { Panel, panelStore, rawAt } from '../tests/panel-stage.tsx'
import { kindSettings } from './kind-settings.tsx'

// the picker's code, which is fetched when it is first opened, is not what is tested
const meta = {
  title: '编辑器/属性面板：图片和素材',
  loaders: [() => import('../pickers/material-picker.tsx'), kindSettings.preload],
} satisfies Meta

export default meta

const offered = [21, 22].map((id) => ({
  id,
  type: 0 as const,
  name: `海报${id}`,
  path: samplePicture(String(id), '#1d4ed8'),
  width: 1600,
  height: 900,
  size: 20_480,
}))

/** The panel of a carousel, with materials to pick. */
function PanelWithPicker() {
  const [client] = useState(() => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
    client.setQueryData(userInfoQuery().queryKey, { account: '13800000001', functionIds: ['31'] })
    client.setQueryData(read('materialGroupList', {}).queryKey, [])
    const query = { page: 0, limit: 10, status: 1 as const, type: 0 as const, groupId: undefined, name: undefined }
    client.setQueryData(read('programMaterialList', { query }).queryKey, { total: 2, data: offered })
    return client
  })
  return (
    <QueryClientProvider client={client}>
      <Panel elements={[sampleCarousel(1)]} />
    </QueryClientProvider>
  )
}

const names = (panel: ReturnType<typeof within>) =>
  panel
    .getAllByRole('button', { name: /^替换 / })
    .map((button: HTMLElement) => button.getAttribute('aria-label')?.slice(3))

export const Picking: StoryObj = {
  name: '添加和替换图片',
  render: () => <PanelWithPicker />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const pick = async (title: string, ...chosen: string[]) => {
      const picker = within(await screen.findByRole('dialog', { name: title }))
      for (const name of chosen) await userEvent.click(await picker.findByRole('checkbox', { name: `选择 ${name}` }))
      await userEvent.click(picker.getByRole('button', { name: '确定' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(panel.getByRole('button', { name: '替换 冰饮' }))
    await pick('替换图片', '海报22')
    await expect(names(panel)).toEqual(['春茶', '海报22', '鲜果'])
    await userEvent.click(panel.getByRole('button', { name: '添加图片' }))
    await pick('添加图片', '海报22', '海报21')
    // the same picture may be there twice
    await expect(names(panel)).toEqual(['春茶', '海报22', '鲜果', '海报22', '海报21'])
    await expect(panel.getByText('5/10')).toBeVisible()
    panelStore().undo()
    await waitFor(() => expect(names(panel)).toEqual(['春茶', '海报22', '鲜果']))
  },
}

export const Carousel: StoryObj = {
  name: '图片轮播',
  render: () => <Panel elements={[sampleCarousel(6)]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('3/10')).toBeVisible()
    const reason = '设为场景背景：请选择只有一张图片的元素'
    await expect(panel.getByText(reason)).toBeVisible()
    const topOfFields = () => panel.getByRole('group', { name: '位置和大小' }).getBoundingClientRect().top
    const top = topOfFields()
    await userEvent.click(panel.getByRole('button', { name: '下移 春茶' }))
    await expect(names(panel)).toEqual(['冰饮', '春茶', '鲜果'])
    await userEvent.click(panel.getByRole('button', { name: '删除 冰饮' }))
    await expect(names(panel)).toEqual(['春茶', '鲜果'])
    // the keyboard goes on at the next one
    await expect(panel.getByRole('button', { name: '删除 春茶' })).toHaveFocus()
    await userEvent.click(panel.getByRole('button', { name: '删除 春茶' }))
    await waitFor(() => expect(panel.queryByText(reason)).toBeNull())
    // the line of the reason keeps its place
    await expect(topOfFields()).toBe(top)
    await expect(panel.getByText(/^只有一张图片，不会轮播/)).toBeVisible()
    await expect(panel.queryByRole('switch', { name: '切换效果开关' })).toBeNull()
    panelStore().undo()
    await waitFor(() => expect(names(panel)).toEqual(['春茶', '鲜果']))
    // an effect that is not offered is shown as it is
    await expect(panel.getByRole('combobox', { name: '切换效果' })).toHaveValue('效果 6')
    await userEvent.click(panel.getByRole('combobox', { name: '切换效果' }))
    await userEvent.click(await screen.findByRole('option', { name: '淡入淡出' }))
    await expect(rawAt('data', 'animation')).toEqual({ inId: 5, outId: 5 })
    const seconds = panel.getByRole('spinbutton', { name: '切换时长数值' })
    await userEvent.clear(seconds)
    await userEvent.type(seconds, '1.5{Enter}')
    await expect(rawAt('data', 'duration')).toBe(1500)
    await userEvent.click(panel.getByRole('switch', { name: '切换效果开关' }))
    await expect(rawAt('data', 'disableAnimation')).toBe(true)
    await expect(panel.queryByRole('combobox', { name: '切换效果' })).toBeNull()
  },
}

export const Dragging: StoryObj = {
  name: '拖动排序，一步撤销',
  render: () => <Panel elements={[sampleCarousel(1)]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const rows = () => within(panel.getByRole('list', { name: '图片列表' })).getAllByRole('listitem')
    const [first, , last] = rows()
    if (!first || !last) throw new Error('no rows')
    const dataTransfer = new DataTransfer()
    // what is dragged here from elsewhere is not taken
    await expect(await fireEvent.dragOver(last, { dataTransfer })).toBe(true)
    await fireEvent.dragStart(first, { dataTransfer })
    await fireEvent.dragOver(last, { dataTransfer })
    await waitFor(() => expect(last).toHaveAttribute('data-over', 'true'))
    await expect(first).toHaveAttribute('data-dragged', 'true')
    await fireEvent.dragEnd(first, { dataTransfer })
    await waitFor(() => expect(last).not.toHaveAttribute('data-over'))
    await expect(names(panel)).toEqual(['春茶', '冰饮', '鲜果'])

    await fireEvent.dragStart(first, { dataTransfer })
    await fireEvent.dragOver(last, { dataTransfer })
    await fireEvent.drop(last, { dataTransfer })
    await waitFor(() => expect(names(panel)).toEqual(['冰饮', '鲜果', '春茶']))
    await waitFor(() =>
      expect(rows().some((row) => row.hasAttribute('data-over') || row.hasAttribute('data-dragged'))).toBe(false),
    )
    panelStore().undo()
    await waitFor(() => expect(names(panel)).toEqual(['春茶', '冰饮', '鲜果']))
    await expect(panelStore().state.undoLabel).toBeUndefined()
  },
}

export const FullCarousel: StoryObj = {
  name: '图片轮播：已满',
  render: () => (
    <Panel
      elements={[
        sampleCarousel(
          1,
          {},
          { images: Array.from({ length: 10 }, (_, index) => sampleImage(index + 1, `图${index + 1}`, '#334155')) },
        ),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '添加图片' })).toHaveAccessibleDescription(
      '每个图片控件最多 10 个内容',
    )
  },
}

export const MediaBox: StoryObj = {
  name: '混合媒体',
  render: () => (
    <Panel
      elements={[
        sampleMediaBox([
          sampleImage(4, '新品', '#6d28d9'),
          { id: 5, type: 1, name: '门店短片', path: clipFiles['latte']?.href ?? '', duration: 15 },
        ]),
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    // a video without a poster shows its beginning
    const video = canvasElement.querySelector<HTMLVideoElement>('ol video')
    await waitFor(() => expect(video?.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA))
    await expect(within(canvasElement).getByText('图片固定 10秒，视频按自身时长')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('switch', { name: '静音' }))
    await expect(rawAt('data', 'isMuted')).toBe(false)
  },
}
