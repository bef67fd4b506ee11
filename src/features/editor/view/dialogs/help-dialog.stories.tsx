import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { HelpDialog } from './help-dialog.tsx'

const onClose = fn()

const meta = { title: '编辑器/快捷键', component: HelpDialog, args: { opened: true, onClose } } satisfies Meta<
  typeof HelpDialog
>

export default meta

export const Keys: StoryObj<typeof meta> = {
  name: '全部快捷键，Esc 关闭',
  play: async () => {
    onClose.mockClear()
    const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await waitFor(() => expect(dialog.getByText('保存并继续编辑')).toBeVisible())
    const term = dialog.getByText('拖动时创建副本')
    await expect(term.parentElement).toHaveTextContent('Alt+拖动')
    // what there is not in an ad has keys that say so, and is no help
    await expect(dialog.queryByText('组合')).toBeNull()
    // none without keys, and none twice
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(new Set(terms).size).toBe(terms.length)
    for (const keys of dialog.getAllByRole('definition')) await expect(keys.querySelector('kbd')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}
