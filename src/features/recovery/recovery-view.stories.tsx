import '@mantine/core/styles/Anchor.layer.css'
import { Anchor, Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#src/api/errors.ts'
import { SAMPLE_ERROR } from '#tests/support/story-samples.ts'
import { RecoveryView } from './recovery-view.tsx'

const meta = {
  title: '页面/找回密码',
  component: RecoveryView,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 0,
    phone: '',
    left: 0,
    demoCode: undefined,
    sendCode: fn(() => Promise.resolve()),
    verify: fn(() => Promise.resolve()),
    reset: fn(() => Promise.resolve()),
    back: fn(),
    toLogin: <Anchor href="#login">登录</Anchor>,
    logInNow: (
      <Button component="a" href="#login">
        立即登录
      </Button>
    ),
  },
} satisfies Meta<typeof RecoveryView>

export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {
  name: '验证身份，未填写',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(canvas.getByText('请输入手机号码')).toBeVisible()
    await expect(await screen.findByRole('alert')).toHaveTextContent('请输入手机号码')
    await expect(canvas.getByLabelText('手机号码')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('手机号码'), '12800000001')
    await userEvent.type(canvas.getByLabelText('验证码'), '12a')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(canvas.getByText('请输入正确的手机号码')).toBeVisible()
    await expect(canvas.getByText('验证码必须为数字')).toBeVisible()
    await expect(args.sendCode).not.toHaveBeenCalled()
    await expect(args.verify).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  name: '验证身份，已发送',
  args: { sendCode: fn(() => Promise.resolve()), verify: fn(() => Promise.resolve()) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('手机号码'), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码已发送至 138****0001，请查收短信。')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('验证码'), '0123')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(args.verify).toHaveBeenCalledWith('13800000001', '0123')
  },
}

export const Waiting: Story = {
  name: '验证身份，倒计时',
  args: { left: 42, demoCode: '246810', sendCode: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '42 秒后重新获取' }))
    await expect(args.sendCode).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '填入' }))
    await expect(canvas.getByLabelText('验证码')).toHaveValue('246810')
  },
}

export const Refused: Story = {
  name: '验证身份，被拒绝',
  args: { sendCode: fn(() => Promise.reject(SAMPLE_ERROR)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('手机号码'), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂不可用')
  },
}

export const CodeUnanswered: Story = {
  name: '验证身份，结果未知',
  args: {
    sendCode: fn(() => Promise.reject(new ApiError('unknown', '网络异常，结果未知，请刷新核对'))),
    verify: fn(() => Promise.resolve()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('手机号码'), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('结果未知')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    const question = within(await screen.findByRole('dialog', { name: '再次提交？' }))
    await userEvent.click(question.getByRole('button', { name: '先去核对' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.sendCode).toHaveBeenCalledOnce()
    // it may have come: entering it asks nothing
    await userEvent.type(canvas.getByLabelText('验证码'), '0123')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(args.verify).toHaveBeenCalledWith('13800000001', '0123'))
  },
}

export const NewPassword: Story = {
  name: '设置新密码',
  args: { step: 1, phone: '13800000001', reset: fn(() => Promise.reject(SAMPLE_ERROR)) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('13800000001')
    await userEvent.type(canvas.getByLabelText('新密码'), '123456')
    await userEvent.type(canvas.getByLabelText('确认新密码'), 'abc123')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(canvas.getByText('请输入 6-20 位数字、字母组合')).toBeVisible()
    await expect(canvas.getByText('两次输入的密码不一致')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('新密码'))
    await userEvent.type(canvas.getByLabelText('新密码'), 'abc123')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(args.reset).toHaveBeenCalledWith('abc123')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂不可用')
    await expect(canvas.getByLabelText('新密码')).toHaveValue('abc123')
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(args.back).toHaveBeenCalled()
  },
}

export const Unanswered: Story = {
  name: '设置新密码，结果未知',
  args: {
    step: 1,
    phone: '13800000001',
    reset: fn(() => Promise.reject(new ApiError('unknown', '网络异常，结果未知，请刷新核对'))),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('新密码'), 'abc123')
    await userEvent.type(canvas.getByLabelText('确认新密码'), 'abc123')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('结果未知')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    const question = within(await screen.findByRole('dialog', { name: '再次提交？' }))
    await userEvent.click(question.getByRole('button', { name: '先去核对' }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  name: '完成',
  args: { step: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('密码修改成功')
    await expect(canvas.getByRole('link', { name: '立即登录' })).toHaveFocus()
  },
}
