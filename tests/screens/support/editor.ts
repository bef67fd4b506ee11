import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
// its code is there before the first test waits for it
import '#src/features/editor/view/editor-screen.tsx'
import type { Program, ProgramUpdateRequest } from '#src/api/generated/types.gen.ts'
import { adDrafts as drafts, type Draft } from '#src/api/ad-drafts.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { advance, turn } from '#tests/support/clock.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'
import { dialog, expectNoDialog, field, fill, press, watchWrites } from './steps.ts'

const [{ data: ads }] = await readWorld<[{ data: Program[] }]>(['/api/program/page?page=0&limit=400'])

export function adAt(status: number): Program {
  const found = ads.find((ad) => ad.status === status)
  if (!found) throw new Error(`The demo company has no ad at status ${status}`)
  return found
}

export const editorAddress = (ad?: Pick<Program, 'id'>, type: 1 | 2 = 1) =>
  ad ? `/editorFive?id=${ad.id}&type=${type}` : '/editorFive'

export interface SaveForm {
  form: HTMLElement
  name: HTMLElement
  submit: HTMLElement
}

export interface EditorScreen extends RenderedConsole {
  /** Adds an element from the header. */
  add(kind: '文本' | '时间' | '滚动文本'): Promise<void>
  /** Chooses a template of the first page by its name, in the open choice. */
  chooseTemplate(name: string): Promise<void>
  /** Opens the save dialog of an ad that is edited, or copied. */
  ask(title?: '保存广告' | '另存为'): Promise<SaveForm>
  /** Saves under a name, and waits until it is done. */
  save(name: string): Promise<void>
}

export async function openEditor(at: string, setup: Omit<ConsoleSetup, 'at'> = {}): Promise<EditorScreen> {
  return editorIn(await renderConsole({ at, ...setup }))
}

export function editorIn(opened: RenderedConsole): EditorScreen {
  const { user } = opened
  async function ask(title: '保存广告' | '另存为' = '保存广告') {
    await press(user, '保存', await screen.findByRole('main'))
    const form = await dialog(title)
    return { form, name: field(form, /^广告名称/), submit: within(form).getByRole('button', { name: '保存' }) }
  }
  return Object.assign(opened, {
    ask,
    async add(kind: string) {
      await press(user, kind, await screen.findByRole('group', { name: '添加元素' }))
    },
    async chooseTemplate(name: string) {
      const list = await within(await templates()).findByRole('list', { name: '版式模板' })
      await user.click(within(list).getByRole('button', { name: new RegExp(name) }))
      await expectNoDialog('添加场景')
    },
    async save(name: string) {
      const { name: input, submit } = await ask()
      await fill(user, input, name)
      await user.click(submit)
      await expectNoDialog('保存广告')
    },
  })
}

/**
 * The choice of a template. It opens by itself half a second after it is known that there is no draft, which takes no
 * time of the clock.
 */
export async function templates(): Promise<HTMLElement> {
  await canvas()
  for (let tries = 0; tries < 200 && !document.querySelector('[role=dialog]'); tries++) await advance(500)
  return dialog('添加场景')
}

export const canvas = () => screen.findByRole('application', { name: '画布' })

export const scenes = () =>
  within(screen.getByRole('list', { name: '场景' })).getAllByRole('button', { name: /^场景 \d/ })

export const textField = async () =>
  within(await screen.findByRole('tabpanel', { name: '属性' })).findByRole('textbox', { name: '文本内容' })

export const expectSaved = () => screen.findByText('已保存')
export const expectUnsaved = () => screen.findByText('有未保存的修改')

export async function notice(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getAllByRole('status').find((status) => status.textContent?.includes(text))
    if (!found) throw new Error(`Nothing says ${text}`)
    return found
  })
}

export const watchSaves = () => watchWrites<ProgramUpdateRequest>('/api/program')

export async function pictureFacts(url: string): Promise<{ width: number; height: number; plain: boolean }> {
  const { data: all, width, height } = await pixelsOf(url)
  const middle = Math.floor(height / 2) * width * 4
  const data = all.slice(middle, middle + width * 4)
  const colours = new Set(Array.from({ length: width }, (_, index) => data.slice(index * 4, index * 4 + 3).join(' ')))
  return { width, height, plain: colours.size < 3 }
}

export async function meanDifference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  return a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0) / a.data.length
}

async function pixelsOf(url: string): Promise<ImageData> {
  const image = new Image()
  image.src = url
  await image.decode()
  const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight)
}

export const savedByAnother = ({ id }: Pick<Program, 'id'>): ProgramUpdateRequest => ({
  id,
  name: '别人改的',
  content: '{"name":"别人改的","pages":[{"elements":[],"background":{"type":0},"stay":60}]}',
  materialIds: [],
  duration: 60,
  width: 1920,
  height: 1080,
  snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
})

export const draftsOf = (ad: string, account = ADMIN) => drafts.list(account, ad)

/** Waits until the browser keeps so many drafts of an ad; gives them. They are written a moment after an edit. */
export async function expectDrafts(ad: string, count: number, account?: string): Promise<Draft[]> {
  let found = await draftsOf(ad, account)
  for (let tries = 0; tries < 100 && found.length !== count; tries++) {
    await advance(100)
    found = await draftsOf(ad, account)
  }
  expect(found).toHaveLength(count)
  return found
}

export const putDraft = (draft: Draft) => drafts.put(draft)

export async function offer(): Promise<{ form: HTMLElement; rows: HTMLElement[] }> {
  const form = await dialog('恢复未保存的编辑？')
  return { form, rows: within(within(form).getByRole('list', { name: '草稿' })).getAllByRole('listitem') }
}

export async function expectNoOffer(ad: string) {
  await canvas()
  const isLocked = async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('editor opening'))
  for (let tries = 0; tries < 100 && !(await isLocked()); tries++) await turn()
  // what reads the database after the editor reads later
  await draftsOf(ad)
  await advance(100)
  await expectNoDialog('恢复未保存的编辑？')
}
