import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createQueryClient, read } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { samplePicture } from '#src/scene/tests/samples.ts'
import { clipFiles } from '#mocks/media/clip-files.ts'
import { MaterialPicker } from './material-picker.tsx'
import type { MaterialPickerProps, PickMaterial } from './material-picker-types.ts'

const meta = { title: '编辑器/选择素材' } satisfies Meta

export default meta

const films = Object.values(clipFiles)
const COLORS = ['#0f766e', '#1d4ed8', '#9f1239', '#6d28d9', '#14532d']

function material(id: number, more: Partial<PickMaterial> = {}): PickMaterial {
  return {
    id,
    type: 0,
    name: `春茶海报${id}`,
    path: samplePicture(String(id), COLORS[id % COLORS.length] ?? ''),
    width: 1920,
    height: 1080,
    size: 482_133,
    duration: 0,
    ...more,
  }
}

const own = Array.from({ length: 23 }, (_, index) =>
  index % 5 === 4
    ? material(index + 1, {
        type: 1,
        name: `门店短片${index + 1}`,
        path: films[index % films.length]?.href ?? '',
        duration: 15 + index,
      })
    : material(index + 1),
)
const shared = [material(901, { name: '文明出行' }), material(902, { name: '节约用水' })]

const onPick = fn()
const onPickApart = fn()
const onClose = fn()

/** The picker over what a server would answer. */
function Picker({
  cctvShow = 1,
  broken,
  empty,
  kind = 'media',
  max = 3,
  limit,
  functionIds,
  onPickApart,
}: { cctvShow?: number; functionIds?: string[]; broken?: boolean; empty?: boolean } & Partial<MaterialPickerProps>) {
  const [client] = useState(() => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
    client.setQueryData(userInfoQuery().queryKey, {
      account: '13800000001',
      functionIds: functionIds ?? ['31'],
      cctvShow,
    })
    client.setQueryData(read('materialGroupList', {}).queryKey, [{ id: 7, name: '海报' }])
    client.setQueryData(read('materialCctvGroupList', {}).queryKey, [{ id: 91, name: '公益宣传' }])
    const type: 0 | 1 | undefined = kind === 'image' ? 0 : kind === 'video' ? 1 : undefined
    const ask = (page: number, more = {}) => ({
      query: { page, limit: 10, status: 1 as const, type, groupId: undefined, name: undefined, ...more },
    })
    if (broken) {
      const failing = {
        queryKey: read('programMaterialList', ask(0)).queryKey,
        queryFn: () => Promise.reject(new Error('down')),
      }
      void client.prefetchQuery(failing)
    } else {
      for (const page of [0, 1, 2])
        client.setQueryData(read('programMaterialList', ask(page)).queryKey, {
          total: empty ? 0 : own.length,
          data: empty ? [] : own.slice(page * 10, page * 10 + 10),
        })
      client.setQueryData(read('programMaterialList', ask(0, { name: '没有' })).queryKey, { total: 0, data: [] })
      client.setQueryData(read('programMaterialList', ask(0, { groupId: '7' })).queryKey, {
        total: 3,
        data: own.slice(2, 5),
      })
      client.setQueryData(read('programMaterialList', ask(0, { groupId: '7', type: 1 })).queryKey, {
        total: 1,
        data: own.slice(4, 5),
      })
      client.setQueryData(read('programMaterialList', ask(0, { type: 1 })).queryKey, {
        total: 4,
        data: own.filter(({ type }) => type === 1),
      })
      client.setQueryData(read('programCctvMaterialList', ask(0)).queryKey, { total: 2, data: shared })
    }
    return client
  })
  return (
    <QueryClientProvider client={client}>
      <MaterialPicker
        kind={kind}
        max={max}
        limit={limit}
        title="添加素材"
        onPick={onPick}
        onPickApart={onPickApart}
        onClose={onClose}
      />
    </QueryClientProvider>
  )
}

const dialog = async () => within(await screen.findByRole('dialog', { name: '添加素材' }))

export const Several: StoryObj = {
  name: '多选：跨页、跨库，最多 3 个',
  render: () => <Picker limit="每个图片控件最多 10 个内容" />,
  play: async () => {
    onPick.mockClear()
    const picker = await dialog()
    await waitFor(() => expect(picker.getByRole('textbox', { name: '素材' })).toHaveFocus())
    await expect(picker.getByRole('button', { name: '确定' })).toHaveAccessibleDescription('请先选择素材')
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 春茶海报2' }))
    await userEvent.click(picker.getByRole('button', { name: '第 2 页' }))
    // by keyboard as by mouse
    const next = await picker.findByRole('checkbox', { name: '选择 春茶海报11' })
    next.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(picker.getByRole('tab', { name: '共享素材' }))
    await userEvent.click(await picker.findByRole('checkbox', { name: '选择 节约用水' }))
    await expect(
      within(picker.getByRole('list', { name: '已选素材' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['春茶海报2', '春茶海报11', '节约用水'])
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 文明出行' }))
    await expect(picker.getByRole('checkbox', { name: '选择 文明出行' })).not.toBeChecked()
    await expect(picker.getByRole('alert')).toHaveTextContent('每个图片控件最多 10 个内容')
    await userEvent.click(picker.getByRole('button', { name: '取消选择 春茶海报11' }))
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 文明出行' }))
    await userEvent.click(picker.getByRole('button', { name: '确定' }))
    await expect(onPick.mock.calls[0]?.[0]).toEqual([own[1], shared[1], shared[0]])
    // Enter on one of them is done, too
    picker.getByRole('checkbox', { name: '选择 文明出行' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onPick.mock.calls[1]?.[0]).toEqual([own[1], shared[1], shared[0]])
  },
}

export const Apart: StoryObj = {
  name: '选了几个时说明会轮流播放，也可以分别放置',
  render: () => <Picker onPickApart={onPickApart} />,
  play: async () => {
    onPickApart.mockClear()
    const picker = await dialog()
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 春茶海报2' }))
    await expect(picker.queryByText(/轮流播放/)).toBeNull()
    await expect(picker.queryByRole('button', { name: '分别放置' })).toBeNull()
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 春茶海报3' }))
    await expect(picker.getByText('确定后在同一位置轮流播放')).toBeVisible()
    await userEvent.click(picker.getByRole('button', { name: '分别放置' }))
    await expect(onPickApart).toHaveBeenCalledWith([own[1], own[2]])
  },
}

export const Low: StoryObj = {
  name: '底栏盖住列表的全部，包括字段里的图标',
  render: () => <Picker cctvShow={0} />,
  play: async () => {
    const picker = await dialog()
    const box = screen.getByRole('dialog', { name: '添加素材' })
    const size = picker.getByRole('combobox', { name: '每页条数' })
    const sign = size.parentElement!.querySelector<HTMLElement>('[data-position=right]')!
    const cancel = picker.getByRole('button', { name: '取消' })
    // so low that the field lies below the foot
    const below = sign.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.style.maxHeight = `${below + 40}px`
    await waitFor(() => expect(cancel.getBoundingClientRect().top).toBeLessThan(sign.getBoundingClientRect().bottom))
    // a press would go through it
    sign.style.pointerEvents = 'auto'
    const { left, top, width, height } = sign.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(seen?.contains(sign)).toBe(false)
    await expect(sign.contains(seen)).toBe(false)
  },
}

export const One: StoryObj = {
  name: '单选：图片，没有共享素材',
  render: () => <Picker kind="image" max={1} cctvShow={0} />,
  play: async () => {
    onPick.mockClear()
    const picker = await dialog()
    await expect(picker.queryByRole('tab')).toBeNull()
    await expect(picker.queryByRole('link', { name: '上传素材' })).toBeNull()
    await expect(picker.queryByRole('combobox', { name: '类型' })).toBeNull()
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 春茶海报1' }))
    // a click at the foot of a card, where its name and facts stand
    const { left, bottom } =
      picker.getByRole('checkbox', { name: '选择 春茶海报2' }).closest('li')?.getBoundingClientRect() ?? new DOMRect()
    await userEvent.click(document.elementFromPoint(left + 20, bottom - 8) as HTMLElement)
    await expect(picker.getByRole('checkbox', { name: '选择 春茶海报2' })).toBeChecked()
    await expect(picker.getByRole('checkbox', { name: '选择 春茶海报1' })).not.toBeChecked()
    await userEvent.click(picker.getByRole('button', { name: '确定' }))
    await expect(onPick.mock.calls[0]?.[0]).toEqual([own[1]])
    picker.getByRole('checkbox', { name: '选择 春茶海报1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onPick.mock.calls[1]?.[0]).toEqual([own[0]])
  },
}

export const Upload: StoryObj = {
  name: '可上传的人由这里去上传，在新窗口',
  render: () => <Picker functionIds={['2', '21', '31']} />,
  play: async () => {
    const picker = await dialog()
    const link = picker.getByRole('link', { name: '上传素材' })
    await expect(link).toHaveAttribute('href', `${import.meta.env.BASE_URL}materialManage?upload=1`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleDescription('审核通过后可在这里选用')
    // nobody uploads into the shared library
    await userEvent.click(picker.getByRole('tab', { name: '共享素材' }))
    await expect(picker.queryByRole('link', { name: '上传素材' })).toBeNull()
  },
}

export const Filters: StoryObj = {
  name: '按分组和类型筛选，回到第一页，已选的还在',
  render: () => <Picker cctvShow={0} />,
  play: async () => {
    const picker = await dialog()
    const names = () => picker.getAllByRole('checkbox').map((box: HTMLElement) => box.getAttribute('aria-label'))
    await userEvent.click(picker.getByRole('checkbox', { name: '选择 春茶海报1' }))
    await userEvent.click(picker.getByRole('button', { name: '第 2 页' }))
    await picker.findByRole('checkbox', { name: '选择 春茶海报11' })
    await userEvent.click(picker.getByRole('combobox', { name: '分组' }))
    await userEvent.click(await screen.findByRole('option', { name: '海报' }))
    await waitFor(() => expect(names()).toEqual(['选择 春茶海报3', '选择 春茶海报4', '选择 门店短片5']))
    await userEvent.click(picker.getByRole('combobox', { name: '类型' }))
    await userEvent.click(await screen.findByRole('option', { name: '视频' }))
    await waitFor(() => expect(names()).toEqual(['选择 门店短片5']))
    await userEvent.click(picker.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(names()).toHaveLength(10))
    await expect(picker.getByRole('checkbox', { name: '选择 春茶海报1' })).toBeChecked()
    await expect(within(picker.getByRole('list', { name: '已选素材' })).getAllByRole('listitem')).toHaveLength(1)
  },
}

export const NothingFound: StoryObj = {
  name: '按名称查找，没有结果',
  render: () => <Picker cctvShow={0} />,
  play: async () => {
    const picker = await dialog()
    await userEvent.type(picker.getByRole('textbox', { name: '素材' }), '没有{Enter}')
    await waitFor(() => expect(picker.getByText('暂无数据')).toBeVisible())
    await userEvent.click(picker.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(picker.getByRole('checkbox', { name: '选择 春茶海报1' })).toBeVisible())
  },
}

export const Nothing: StoryObj = {
  name: '暂无数据',
  render: () => <Picker empty cctvShow={0} />,
  play: async () => {
    const picker = await dialog()
    await waitFor(() => expect(picker.getByText('暂无数据')).toBeVisible())
  },
}

export const Broken: StoryObj = {
  name: '加载失败，可以重试，Esc 关闭',
  render: () => <Picker broken cctvShow={0} />,
  play: async () => {
    onClose.mockClear()
    const picker = await dialog()
    await waitFor(() => expect(picker.getByRole('button', { name: '重试' })).toBeVisible())
    await userEvent.click(picker.getByRole('textbox', { name: '素材' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}
