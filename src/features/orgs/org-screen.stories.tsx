import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { SAMPLE_ORGS } from '#tests/support/story-samples.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { OrgScreen } from './org-screen.tsx'
import { orgSearch } from './org-search.ts'

const sort = fn()
const create = fn()
const load = fn()
const accounts = fn()

function Orgs({ search }: { search?: string }) {
  return (
    <StoryScreen
      screen={OrgScreen}
      path="form/formManage"
      search={search}
      validateSearch={orgSearch}
      client={() => storyClient(['1', '6'])}
    />
  )
}

const meta = {
  title: '页面/组织机构',
  component: Orgs,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    load.mockReset().mockResolvedValue([SAMPLE_ORGS])
    sort.mockReset()
    accounts.mockReset().mockReturnValue({ total: 0, data: [] })
    create.mockReset()
    return serveStory({
      'GET /api/org/tree': load,
      'PATCH /api/org/sort': sort,
      'POST /api/org': create,
      'GET /api/user/page': accounts,
      'GET /api/device/page': { total: 500, data: [] },
    })
  },
} satisfies Meta<typeof Orgs>

export default meta
type Story = StoryObj<typeof meta>

const item = (name: string) => screen.findByRole('treeitem', { name })

/** Answers a new order as the server would. */
function answerOrder(ids: readonly number[]) {
  const { children } = SAMPLE_ORGS
  return [{ ...SAMPLE_ORGS, children: ids.map((id) => children.find((child) => child.id === id)) }]
}

export const Counted: Story = {
  name: '各有多少终端和账号：没有全部收到的不计',
  beforeEach: () => {
    accounts.mockReturnValue({
      total: 3,
      data: [
        { id: 1, organizationId: 2 },
        { id: 2, organizationId: 1 },
        { id: 3, organizationId: 0 },
      ],
    })
  },
  play: async () => {
    const root = await item('总公司')
    await waitFor(() => expect(root).toHaveAccessibleDescription('其下共 9 个组织机构，2 个账号'))
    // with what the list of accounts has more
    await expect(screen.getByText('账号管理中另有 1 个账号不属于组织机构。')).toBeVisible()
    // of five hundred terminals none came: there is no column of them
    await expect(root).toHaveTextContent(/^总公司92$/)
    await expect(screen.queryByText('终端')).toBeNull()
    await expect(screen.getByText('账号')).toBeVisible()
    await expect(await item('华东大区')).toHaveAccessibleDescription(/，1 个账号$/)
  },
}

export const Tree: Story = {
  name: '全部展开',
  play: async () => {
    await item('徐汇运营部')
    await waitFor(() => expect(screen.getByText('共 10 个组织机构')).toBeVisible())
    await userEvent.click(await item('华南大区'))
    await waitFor(() => expect(screen.getByRole('button', { name: '新增下级 华南大区' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '全部收起' }))
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '广州分公司' })).toBeNull())
  },
}

export const Keyboard: Story = {
  name: '键盘浏览和调整顺序',
  play: async () => {
    sort.mockImplementation(answerOrder)
    const first = await item('总公司')
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await item('华东大区')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(screen.queryByRole('treeitem', { name: '上海分公司' })).toBeNull()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(screen.getByText('已是同级第一个')).toBeInTheDocument())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByText('“华东大区”已移到第 2 位，共 3 个')).toBeInTheDocument())
    await waitFor(() => expect(sort).toHaveBeenCalledWith([3, 2, 4]))
    await expect(await item('华东大区')).toHaveFocus()
    await expect(await item('华东大区')).toHaveAttribute('aria-posinset', '2')
    await userEvent.keyboard('{End}')
    await expect(await item('西南大区')).toHaveFocus()
  },
}

export const MoveRefused: Story = {
  name: '服务器拒绝调整：顺序恢复',
  play: async () => {
    sort.mockRejectedValue(new Error('组织机构已被他人修改'))
    const region = await item('华东大区')
    region.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByText('组织机构已被他人修改')).toBeVisible())
    await waitFor(async () => expect(await item('华东大区')).toHaveAttribute('aria-posinset', '1'))
  },
}

export const Adding: Story = {
  name: '新增：校验、拒绝、成功',
  play: async () => {
    create
      .mockRejectedValueOnce(new Error('同级组织机构名称已存在'))
      .mockResolvedValueOnce([{ ...SAMPLE_ORGS, children: [...SAMPLE_ORGS.children, { id: 11, name: '海外大区' }] }])
    const root = await item('总公司')
    root.focus()
    // a branch that is closed, in one that is closed
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '华东大区' })).toBeNull())
    await userEvent.keyboard('{Insert}')
    const dialog = within(await screen.findByRole('dialog', { name: '新增组织机构' }))
    const ok = dialog.getByRole('button', { name: '确定' })
    await userEvent.click(ok)
    await waitFor(() => expect(dialog.getByText('组织机构名称不能为空')).toBeVisible())
    const name = dialog.getByRole('textbox', { name: '组织机构名称' })
    await userEvent.type(name, '一二三四五六七八九十一')
    await userEvent.click(ok)
    await waitFor(() => expect(dialog.getByText('组织机构名称不能超过 10 个字符')).toBeVisible())
    await userEvent.clear(name)
    await userEvent.type(name, ' 海外大区 ')
    await userEvent.click(ok)
    await waitFor(() => expect(dialog.getByText('同级组织机构名称已存在')).toBeVisible())
    await userEvent.click(ok)
    await waitFor(async () => expect(await item('海外大区')).toHaveFocus())
    await expect(create).toHaveBeenLastCalledWith({ name: '海外大区', pid: 1 })
    // what the new one is in has opened, and nothing else
    await expect(await item('华东大区')).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(screen.getByText('共 11 个组织机构')).toBeVisible())
  },
}

export const Searched: Story = {
  name: '搜索',
  args: { search: '?q=运营' },
  play: async () => {
    await item('徐汇运营部')
    await waitFor(() => expect(screen.getByText('找到 2 个，共 10 个组织机构')).toBeVisible())
    await expect(screen.queryByRole('treeitem', { name: '华南大区' })).toBeNull()
    const found = await item('徐汇运营部')
    found.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(screen.getByText('搜索时不能调整顺序')).toBeInTheDocument())
    await expect(sort).not.toHaveBeenCalled()
  },
}

export const NothingFound: Story = {
  name: '没有搜索结果',
  args: { search: '?q=海外' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }))
    await item('徐汇运营部')
  },
}

export const Loading: Story = {
  name: '加载中',
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
}

export const Failed: Story = {
  name: '加载失败',
  beforeEach: () => void load.mockRejectedValueOnce(new Error('服务暂不可用，请稍后再试')),
  play: async () => {
    await waitFor(() => expect(screen.getByText('服务暂不可用，请稍后再试')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await item('徐汇运营部')
  },
}

export const Strange: Story = {
  name: '重复、很长的名称和很深的层级',
  beforeEach: () => {
    let deep: object = { id: 400, name: '最深的一级' }
    for (let id = 399; id > 370; id -= 1) deep = { id, name: `第${id}级`, children: [deep] }
    load.mockResolvedValue([
      {
        id: 1,
        name: '名称长得不得了的浦东新区地铁站南广场三层东侧扶梯口展示终端运营管理总公司',
        children: [deep, { id: 400, name: '重复' }, { id: '9007199254740993', name: '<b>不是标签</b>' }],
      },
    ])
  },
  play: async () => {
    await item('第399级')
    // however deep, each stands further in than the one above it
    const rows = screen.getAllByRole('treeitem', { name: /^第\d+级$/ })
    const places = rows.map((row) => row.querySelector('[data-grip]')?.getBoundingClientRect().left ?? 0)
    await expect(rows.length).toBeGreaterThan(20)
    await expect(places.filter((left, index) => index > 0 && left <= (places[index - 1] ?? 0))).toEqual([])
    await waitFor(() => expect(screen.getByText('组织数据有 1 处重复或异常，已忽略')).toBeVisible())
    await expect(await item('<b>不是标签</b>')).toBeVisible()
  },
}
