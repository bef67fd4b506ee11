import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { REVIEWERS } from '#tests/support/accounts.ts'
import { adAt, canvas, editorAddress, editorIn, expectNoOffer } from './editor.ts'
import { expectApprovable, fourLevels, waitingAt } from './review.ts'
import { field, fill } from './steps.ts'
import type { Form } from './way-back.ts'

/** What waits for the first level. */
export const inReview = waitingAt(1).find(({ kind }) => kind === 'material') as { id: string | number; name: string }

/** Work that stands in the page itself. */
export const pages: Form[] = [
  {
    name: '创建订单',
    at: '/orderManage/create',
    from: '/orderManage',
    open: () => screen.findByRole('main'),
    enter: async ({ user }, main) => {
      await fill(user, await within(main).findByRole('textbox', { name: '订单名称' }), '冬季')
    },
  },
  {
    name: '广告制作',
    at: editorAddress(adAt(0)),
    open: async () => {
      await canvas()
      await expectNoOffer(String(adAt(0).id))
      return screen.findByRole('main')
    },
    enter: async (opened) => {
      await editorIn(opened).add('文本')
      await waitFor(() => expect(screen.getByText('有未保存的修改')).toBeVisible())
    },
  },
  {
    name: '审核台',
    at: `/reviewDesk?kind=material&id=${inReview.id}`,
    setup: { account: REVIEWERS[1], switches: { scenario: fourLevels } },
    open: async () => {
      await expectApprovable()
      return screen.findByRole('article')
    },
    enter: ({ user }, item) => fill(user, field(item, '不通过的原因'), '画面模糊'),
  },
]
