import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SAMPLE_ERROR, SAMPLE_ORGS } from '#tests/support/story-samples.ts'
import { checkImport, type ImportValues } from './import-check.ts'
import { ImportChoose } from './import-choose.tsx'
import { ImportPreview } from './import-preview.tsx'
import type { ImportRow, Outcome } from './import-run.ts'
import { orgChoices } from './org-choices.ts'

const meta = { title: '页面/账号管理/批量导入' } satisfies Meta

export default meta
type Story = StoryObj

const choices = {
  held: new Set<string>(),
  roles: [
    { id: 1, name: '系统管理员', category: 0 as const },
    { id: 2, name: '运营', category: 2 as const },
  ],
  orgs: orgChoices(SAMPLE_ORGS),
}
const good: ImportValues = {
  登录账号: '13912345678',
  昵称: '小王',
  登录密码: 'abc123',
  账号角色: '运营',
  组织机构: '杭州分公司',
}
const rows: ImportRow[] = checkImport(
  [
    {},
    { 登录账号: '13912345679', 昵称: '小李', 账号角色: '系统管理员', 组织机构: '' },
    { 昵称: '重复的账号', 组织机构: '总公司/华南大区/广州分公司' },
    {
      登录账号: '12',
      昵称: '名字长得不能再长的一位同事',
      登录密码: '123456',
      账号角色: '没有这个角色',
      组织机构: '没有这个组织机构',
    },
    { 登录账号: '13912345680', 昵称: '小赵' },
  ].map((change, index) => ({ line: index + 2, values: { ...good, ...change } })),
  choices,
)
const withOutcomes = (...outcomes: (Outcome | undefined)[]) =>
  rows.map((row, index) => ({ ...row, outcome: outcomes[index] }))

export const Choose: Story = {
  name: '选择文件',
  render: () => <ImportChoose onFile={fn()} onTemplate={fn()} reading={false} />,
}
export const Loading: Story = {
  name: '角色还在加载',
  render: () => <ImportChoose onFile={fn()} onTemplate={fn()} reading={false} blockedReason="正在加载角色，请稍候" />,
}
export const Unreadable: Story = {
  name: '文件有误',
  render: () => <ImportChoose onFile={fn()} onTemplate={fn()} reading={false} error={SAMPLE_ERROR} />,
}

export const Preview: Story = {
  name: '预览，部分有误',
  render: () => <ImportPreview fileName="新员工.csv" rows={rows} sent={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('新员工.csv：共 5 行，可导入 3 行，有误 2 行')
    const table = within(canvas.getByRole('table', { name: '导入预览' }))
    await expect(table.getByText('登录账号与第 2 行重复')).toBeVisible()
    await expect(
      table.getByText(
        /^请输入正确的手机号码；请输入 2-10 位数字、字母、中文；请输入 6-20 位数字、字母组合；角色“没有这个角色”不存在/,
      ),
    ).toBeVisible()
    await expect(table.queryByText('abc123')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '仅看有误' }))
    await expect(table.getAllByRole('row')).toHaveLength(3)
  },
}

export const Clean: Story = {
  name: '预览，检查通过',
  render: () => <ImportPreview fileName="新员工.csv" rows={rows.slice(0, 2)} sent={false} />,
}
export const Running: Story = {
  name: '正在导入',
  render: () => (
    <ImportPreview fileName="新员工.csv" rows={withOutcomes({ done: true })} sent progress={{ done: 1, total: 3 }} />
  ),
}

export const Partly: Story = {
  name: '部分失败',
  render: () => (
    <ImportPreview
      fileName="新员工.csv"
      rows={withOutcomes({ done: true }, { done: false, reason: '该账号已存在' }, undefined, undefined, {
        done: false,
        reason: '结果未知，请刷新核对',
        unknown: true,
      })}
      sent
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '已导入 1 个账号，失败 1 行，结果未知 1 行，有误未发送 2 行',
    )
    await expect(canvas.getByText('结果未知')).toBeVisible()
    await expect(canvas.getByText('该账号已存在')).toBeVisible()
  },
}

export const Phone: Story = {
  name: '手机宽度',
  parameters: { viewport: { defaultViewport: 'phone' } },
  render: () => (
    <div style={{ width: 358 }}>
      <ImportPreview fileName="新员工.csv" rows={rows} sent={false} />
    </div>
  ),
}
