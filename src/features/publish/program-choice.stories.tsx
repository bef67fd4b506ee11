import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { createQueryClient } from '#src/api/query.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { ProgramChoice } from './program-choice.tsx'
import { useProgramOptions } from './use-program-options.ts'

const change = fn()
const ad = (id: number | string, name: string) => ({ id, name, width: 1920, height: 1080, status: 1 })

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

function Example() {
  return <ProgramChoice value={undefined} options={useProgramOptions(undefined)} onChange={change} />
}

const meta = {
  title: '页面/发布/选择广告',
  component: StoryScreen,
  args: { screen: Example, path: 'programManage', validateSearch: () => ({}), client: createQueryClient },
  beforeEach: () => {
    change.mockReset()
    const ads = [ad(7, '春茶上新'), ad(8, '早餐套餐'), ad('7', '春茶上新')]
    return serveStory({ 'GET /api/program/page': { total: ads.length, data: ads } })
  },
} satisfies Meta<typeof StoryScreen>

export default meta

export const Repeated: StoryObj<typeof meta> = {
  name: '服务器重复的广告只列一次',
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '广告' }))
    await waitFor(() => expect(offered()).toEqual(['春茶上新（1920×1080）', '早餐套餐（1920×1080）']))
    const field = screen.getByRole('combobox', { name: '广告' }).getBoundingClientRect()
    await expect(field.width).toBeGreaterThan(500)
    await expect(screen.getByRole('listbox').closest('[style*="width"]')).toHaveStyle({ width: `${field.width}px` })
    await userEvent.click(screen.getByRole('option', { name: /^春茶上新/ }))
    await expect(change).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
  },
}

/** The ads that are found by a name, once they are let through. */
let answer = () => {}

export const Behind: StoryObj<typeof meta> = {
  name: '输入变化后，只列出符合新文字的广告',
  beforeEach: () =>
    serveStory({
      'GET /api/program/page': async ({ name }: { name?: string }) => {
        if (name !== undefined) await new Promise<void>((resolve) => (answer = resolve))
        return { total: 2, data: [ad(7, '春茶上新'), ad(8, '早餐套餐')] }
      },
    }),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: '广告' })
    await userEvent.click(field)
    await screen.findByRole('option', { name: /^春茶上新/ })
    await userEvent.type(field, '早餐')
    await waitFor(() => expect(offered()).toEqual(['早餐套餐（1920×1080）']))
    await userEvent.type(field, '和晚餐')
    await waitFor(() => expect(offered()).toEqual(['加载中']))
    answer()
  },
}
