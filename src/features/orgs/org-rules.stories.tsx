import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { SAMPLE_ORGS } from '#tests/support/story-samples.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { OrgScreen } from './org-screen.tsx'
import { orgSearch } from './org-search.ts'

const load = fn()
const rename = fn()
const remove = fn()
const sort = fn()

const meta = {
  title: '页面/组织机构/规则',
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { screen: OrgScreen, path: 'form/formManage', validateSearch: orgSearch, client: () => storyClient(['6']) },
  beforeEach: () => {
    load.mockReset().mockReturnValue([SAMPLE_ORGS])
    for (const write of [rename, remove, sort]) write.mockReset().mockReturnValue([SAMPLE_ORGS])
    return serveStory({
      'GET /api/org/tree': load,
      'PATCH /api/org': rename,
      'DELETE /api/org/2': remove,
      'PATCH /api/org/sort': sort,
      'GET /api/user/page': { total: 0, data: [] },
    })
  },
} satisfies Meta<typeof StoryScreen>

export default meta
type Story = StoryObj<typeof meta>

const item = (name: string) => screen.findByRole('treeitem', { name })

export const Root: Story = {
  name: '根只能新增下级',
  play: async () => {
    const root = await item('总公司')
    root.focus()
    await waitFor(() => expect(screen.getByRole('button', { name: '新增下级 总公司' })).toBeVisible())
    await expect(screen.queryByRole('button', { name: /^(编辑|删除|上移|下移) 总公司/ })).toBeNull()
    await userEvent.keyboard('{F2}{Delete}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    const region = await item('华东大区')
    region.focus()
    for (const action of ['新增下级', '编辑', '删除'])
      await waitFor(() => expect(screen.getByRole('button', { name: `${action} 华东大区` })).toBeVisible())
  },
}

export const Renaming: Story = {
  name: '编辑：名称去空格',
  play: async () => {
    const region = await item('华东大区')
    region.focus()
    await userEvent.keyboard('{F2}')
    const name = await screen.findByRole('textbox', { name: '组织机构名称' })
    await expect(name).toHaveValue('华东大区')
    await userEvent.clear(name)
    await userEvent.type(name, ' 东部大区 {Enter}')
    await waitFor(() => expect(rename).toHaveBeenCalledWith({ id: 2, name: '东部大区' }))
    await waitFor(() => expect(screen.getByText(/^编辑成功/)).toBeVisible())
  },
}

export const Deleting: Story = {
  name: '删除：确认，被拒绝时留在确认框里',
  beforeEach: () => {
    remove.mockImplementationOnce(() => {
      throw new Error('该组织机构下还有终端，不能删除')
    })
  },
  play: async () => {
    const region = await item('华东大区')
    region.focus()
    await userEvent.keyboard('{Delete}')
    const question = within(await screen.findByRole('dialog', { name: '删除组织机构' }))
    await waitFor(() => expect(question.getByText(/^确定删除“华东大区”？/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent('该组织机构下还有终端，不能删除'))
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(document.body).toHaveTextContent('操作成功'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DragElsewhere: Story = {
  name: '拖动只能在同级之间',
  play: async () => {
    const region = await item('华东大区')
    const from = region.getBoundingClientRect()
    const other = await item('广州分公司')
    other.scrollIntoView({ block: 'nearest' })
    const at = (row: DOMRect, below = 0.75) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'mouse',
      clientX: row.left + 150,
      clientY: row.top + row.height * below,
    })
    const branch = await item('上海分公司')
    await fireEvent.pointerDown(branch, at(branch.getBoundingClientRect()))
    await fireEvent.pointerMove(window, at(from))
    await waitFor(() => expect(screen.getByText('只能在同级之间移动')).toBeVisible())
    await fireEvent.pointerMove(window, at((await item('总公司')).getBoundingClientRect()))
    await expect(screen.getByText('只能在同级之间移动')).toBeVisible()
    await fireEvent.pointerUp(window, at(from))
    await waitFor(() => expect(screen.queryByText('只能在同级之间移动')).toBeNull())
    await expect(sort).not.toHaveBeenCalled()
  },
}

export const None: Story = {
  name: '还没有组织机构',
  beforeEach: () => void load.mockReturnValueOnce([]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }))
    await item('总公司')
  },
}
