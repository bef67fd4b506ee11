import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import '#src/features/materials/material-dialogs.tsx'
import '#src/features/programs/program-preview-modal.tsx'
import '#src/features/publish/urgent/urgent-dialog.tsx'
import '#src/routes/-materials.tsx'
import { REVIEWERS } from '#tests/support/accounts.ts'
import type { RenderedConsole, TestServer } from '#tests/support/render-console.tsx'
import { adAt, canvas, editorAddress, editorIn, expectNoOffer, offer, savedByAnother, templates } from '../editor.ts'
import { card, findMaterial } from '../materials.ts'
import { ad, deviceBoxes, LIST, publishDialog, RESOLUTION } from '../publish.ts'
import {
  decideAtOnce,
  decideElsewhere,
  desk,
  expectApprovable,
  fourLevels,
  waitingAt,
  type Waiting,
} from '../review.ts'
import { dialog, field, fill, press } from '../steps.ts'
import { input, pick, picture, rowNow } from '../uploads.ts'
import { address, byAction, type Form } from './form.ts'
import { shownResolution } from '#src/domain/resolution.ts'

const MATERIAL = findMaterial(({ status }) => status === 1)
const DRAFT = adAt(0)

const materialInReview = waitingAt(1).find(({ kind }) => kind === 'material') as Waiting
const adInReview = waitingAt(1).find(({ kind }) => kind === 'program') as Waiting

const adDeleted = (id: unknown) => (server: TestServer) => server.send('DELETE', `/api/program/${String(id)}`)

/** The review in a preview over the list, or at the desk. */
function review(name: string, list: string, waiting: Waiting): Form {
  return {
    name,
    at: address(list, { status: 2, preview: waiting.id }),
    from: `${list}?status=2`,
    setup: { account: REVIEWERS[1], switches: { scenario: fourLevels } },
    open: async () => {
      const preview = await dialog(waiting.name)
      await within(preview).findByRole('textbox', { name: '不通过的原因' })
      return preview
    },
    fill: ({ user }, preview) => fill(user, field(preview, '不通过的原因'), '画面模糊'),
    button: '不通过',
    operationId: `${waiting.kind}Process1`,
    // the address opens it again, and nothing is typed in it
    reloaded: async () => {
      const again = await dialog(waiting.name)
      expect(await within(again).findByRole('textbox', { name: '不通过的原因' })).toHaveValue('')
    },
    secondPerson: [
      {
        what: 'it is approved',
        does: (server) => decideElsewhere(server, waiting),
        says: /当前不在此审核级别：一级审核员已于 10:00 通过[^]*一级审核已通过，现在等待二级审核|一级审核已通过，现在等待二级审核[^]*当前不在此审核级别：一级审核员已于 10:00 通过/,
      },
    ],
  }
}

/** Opens the save dialog and types a name. */
async function saveAs(opened: RenderedConsole, title?: '保存广告') {
  const { form, name } = await editorIn(opened).ask(title)
  await fill(opened.user, name, '没有丢失')
  return form
}

export const contentForms: Form[] = [
  {
    name: '重命名素材',
    at: address('/materialManage', { q: MATERIAL.name }),
    from: '/materialManage',
    open: byAction('重命名', '重命名素材', () => card(MATERIAL)),
    fill: ({ user }, form) => fill(user, field(form, '素材名称'), '终稿'),
    button: '确定',
    operationId: 'materialRename',
    secondPerson: [
      {
        what: 'it is deleted',
        does: (server) => server.send('DELETE', `/api/material/${MATERIAL.id}`),
        says: '素材不存在',
      },
    ],
  },
  review('素材审核', '/materialManage', materialInReview),
  review('广告审核', '/programManage', adInReview),
  {
    ...review('审核台', '/reviewDesk', materialInReview),
    at: `/reviewDesk?kind=material&id=${materialInReview.id}`,
    from: '/upload',
    open: async () => {
      decideAtOnce()
      await expectApprovable()
      return screen.findByRole('article')
    },
    goesOn: { without: 'reasons for other items may be typed too: it asks as ever' },
    reloaded: async () => {
      await expectApprovable()
      expect(desk.reason).toHaveValue('')
    },
  },
  {
    name: '发布广告',
    at: `${LIST}&publish=${ad.id}`,
    from: LIST,
    open: async (opened) => (await publishDialog(opened)).form,
    fill: async (opened, form) => {
      await fill(opened.user, field(form, '播放顺序'), '7')
      await (await publishDialog(opened)).pick()
    },
    button: '发布',
    operationId: 'programPlay',
    reloaded: async (opened) => {
      const { form } = await publishDialog(opened)
      expect(deviceBoxes(form).some(({ checked }) => checked)).toBe(false)
    },
    secondPerson: [{ what: 'the ad is deleted', does: adDeleted(ad.id), says: '广告不存在' }],
  },
  {
    name: '紧急插播',
    at: `${LIST}&urgent=1`,
    from: LIST,
    open: () => dialog('紧急插播'),
    fill: async ({ user }, form) => {
      await user.click(within(form).getByRole('combobox', { name: '广告' }))
      await user.paste(String(ad.name))
      await user.click(await screen.findByRole('option', { name: `${ad.name}（${shownResolution(RESOLUTION)}）` }))
      await user.click(within(form).getByRole('radio', { name: '2 小时' }))
      await user.click(within(form).getByRole('radio', { name: /全部终端/ }))
      await waitFor(() => expect(form.querySelector('[aria-busy]')).toBeNull())
    },
    button: '立即插播',
    agree: async ({ user }) => {
      const words = await screen.findByText(/^将立即在 \d+ 台终端上插播/)
      await press(user, '立即插播', words.closest('[role=dialog]') as HTMLElement)
    },
    operationId: 'programPlay',
    goesOn: { without: 'the question that sends it goes with the page' },
    reloaded: async () => expect(await dialog('紧急插播')).toHaveTextContent('未选择终端范围'),
    secondPerson: [{ what: 'the ad is deleted', does: adDeleted(ad.id), says: '广告不存在' }],
  },
  {
    name: '广告制作 of an ad',
    at: editorAddress(DRAFT),
    open: async () => {
      await canvas()
      await expectNoOffer(String(DRAFT.id))
      return screen.findByRole('main')
    },
    fill: async (opened) => {
      await editorIn(opened).add('文本')
      return saveAs(opened)
    },
    button: '保存',
    operationId: 'programUpdate',
    reloaded: () => offer(),
    goesOn: { without: 'the editor asks as ever: its draft is kept' },
    secondPerson: [
      { what: 'it is deleted', does: adDeleted(DRAFT.id), says: '可能已被删除' },
      {
        what: 'it is changed',
        does: (server) => server.send('PATCH', '/api/program', savedByAnother(DRAFT)),
        says: '修改过',
      },
      {
        what: 'it is submitted',
        does: (server) => server.send('POST', `/api/program/${DRAFT.id}/check/submit`),
        says: '审核中，不能编辑',
      },
    ],
  },
  {
    name: '广告制作 of a new ad',
    at: editorAddress(),
    open: () => templates(),
    fill: async (opened) => {
      await editorIn(opened).chooseTemplate('空白场景')
      await editorIn(opened).add('文本')
      return saveAs(opened)
    },
    button: '保存',
    operationId: 'programCreate',
    reloaded: () => offer(),
    goesOn: { without: 'the editor asks as ever: its draft is kept' },
    secondPerson: { without: 'nobody else knows of it before it is saved' },
  },
  {
    name: '上传素材',
    at: '/materialManage',
    open: async () => {
      await waitFor(() => expect(input()).not.toBeNull())
      return screen.findByRole('main')
    },
    // chosen is sent: it is on its way
    fill: async ({ server }) => {
      await server.setSwitches({ faults: [{ operationId: 'upload', kind: 'hang' }] })
      await pick([picture('海报.png')])
      await waitFor(() => expect(rowNow('海报.png')).toBeDefined())
    },
    send: () => pick([picture('海报.png')]),
    operationId: 'materialUploadSign',
    goesOn: { without: 'uploads go on, and nothing is asked' },
    leaving: { without: 'uploads go on over other pages, and the browser asks before all of them are left' },
    secondTab: { without: 'it waits and goes on by itself, which src/features/uploads/upload-queue.test.ts shows' },
    secondPerson: { without: 'nobody else knows of a file before it is stored' },
  },
]
