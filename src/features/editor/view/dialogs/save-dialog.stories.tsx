import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#src/api/errors.ts'
import { sampleCarousel, sampleImage, sampleText } from '#src/scene/tests/samples.ts'
import { emptyDocument } from '../../model/edit-document.ts'
import { adOf } from '../../tests/samples.ts'
import { SaveDialog, type SaveThen } from './save-dialog.tsx'

const onSave = fn((_name: string, _then: SaveThen): Promise<unknown> => Promise.resolve())
const onClose = fn()

const meta = {
  title: '编辑器/保存',
  component: SaveDialog,
  args: {
    opened: true,
    document: adOf([[sampleText('春茶上新'), sampleCarousel(1)], [sampleText('到店即享')]]),
    title: '保存广告',
    hidden: [],
    onSave,
    onClose,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined)
    onClose.mockReset()
  },
} satisfies Meta<typeof SaveDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The open dialog, its name field and its button. */
async function opened(title = '保存广告') {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const name = dialog.getByRole('textbox', { name: '广告名称' })
  return { dialog, name, save: dialog.getByRole('button', { name: '保存' }) }
}

export const Normal: Story = {
  name: '五项数据，名称去空格',
  play: async () => {
    const { dialog, name, save } = await opened()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1920×1080',
      '2',
      '1分15秒',
      '3',
      '60 KB',
    ])
    await expect(screen.queryByText(/隐藏元素/)).toBeNull()
    // where each button leads; of handing in only where that is offered
    await expect(dialog.getByText('“保存”后留在编辑器，“保存并返回”后回到广告列表。')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, '  新的名称 ')
    await userEvent.click(save)
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('新的名称', 'stay'))
  },
}

export const Return: Story = {
  name: '保存并返回',
  play: async () => {
    const { dialog } = await opened()
    await userEvent.click(dialog.getByRole('button', { name: '保存并返回' }))
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(expect.any(String), 'return'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}

export const ReturnByEnter: Story = {
  name: '回车：保存并返回',
  play: async () => {
    const { name } = await opened()
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(expect.any(String), 'return'))
  },
}

export const StayByEnter: Story = {
  name: 'Ctrl+S 打开时，回车：保存',
  args: { stays: true },
  play: async () => {
    const { name } = await opened()
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(expect.any(String), 'stay'))
  },
}

export const NameEmpty: Story = {
  name: '名称为空',
  play: async () => {
    const { name, save } = await opened()
    await userEvent.clear(name)
    await userEvent.type(name, '   ')
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveAccessibleDescription('请输入广告名称'))
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const NameTooLong: Story = {
  name: '名称过长',
  play: async () => {
    const { name, save } = await opened()
    await userEvent.clear(name)
    await userEvent.type(name, '浦东新区地铁站南广场三层东侧扶梯口春茶上新')
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveAccessibleDescription('广告名称不能超过 20 个字符'))
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  name: '正在保存：只提交一次，不能关闭',
  play: async () => {
    onSave.mockReturnValue(new Promise(() => {}))
    const { dialog, save } = await opened()
    await userEvent.click(save)
    const cancel = dialog.getByRole('button', { name: '取消' })
    await waitFor(() => expect(cancel).toHaveAccessibleDescription('正在提交，请稍候'))
    await userEvent.click(cancel)
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(onSave).toHaveBeenCalledOnce()
    await expect(onClose).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: '保存失败：说明原因，名称还在，可以再试',
  play: async () => {
    onSave.mockRejectedValueOnce(new ApiError('http', '服务器内部错误', 500))
    const { dialog, name, save } = await opened()
    await userEvent.clear(name)
    await userEvent.type(name, '没有丢失的名称')
    await userEvent.click(save)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('服务器内部错误'))
    await expect(name).toHaveValue('没有丢失的名称')
    await userEvent.click(save)
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  },
}

export const NoScenes: Story = {
  name: '没有场景',
  args: { document: emptyDocument({ name: '空广告', width: 1080, height: 1920 }) },
  play: async () => {
    const { dialog } = await opened()
    await expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1080×1920',
      '0',
      '0秒',
      '0',
      '0 KB',
    ])
  },
}

export const Hidden: Story = {
  name: '另存为：有大小未知的资源和未显示的内容，先确认',
  args: {
    title: '另存为',
    document: adOf([[sampleCarousel(1, {}, { images: [{ ...sampleImage(8, '旧图', '#334155'), size: undefined }] })]]),
    hidden: ['有 1 个元素无法显示'],
  },
  play: async () => {
    const { dialog, save } = await opened('另存为')
    await expect(dialog.getByText(/不含 1 个大小未知的资源/)).toBeVisible()
    await userEvent.click(save)
    const agree = dialog.getByRole('checkbox', { name: /我已了解：有 1 个元素无法显示/ })
    await waitFor(() => expect(agree).toHaveAccessibleDescription('请先确认'))
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.click(agree)
    await userEvent.click(save)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  },
}

export const HiddenElements: Story = {
  name: '隐藏的元素仍会播放',
  args: { hiddenElements: 2 },
  play: async () => {
    await expect(await screen.findByText('2 个隐藏元素仍会播放')).toBeVisible()
  },
}
