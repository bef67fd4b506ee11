import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from '../console.ts'

export interface EditorPage {
  /** The scene on it is worked on. */
  canvas: Locator
  /** The choice of a template. */
  templates: Locator
  /** The scenes of the list, by their buttons. */
  scenes: Locator
  panel: Locator
  /** Adds an element from the header. */
  add: (kind: '文本' | '时间' | '滚动文本') => Promise<void>
  /** Adds images, or a playlist, of the first materials on offer. */
  addMedia: (kind: '图片' | '混合媒体', count: number) => Promise<void>
  /** Chooses a template of the first page by its name, in the open choice. */
  chooseTemplate: (name: string) => Promise<void>
  /** Saves under a name, and waits until it is done. */
  save: (name: string) => Promise<void>
  dialog: (name: string) => Locator
}

export function editorOf(page: Page): EditorPage {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const header = page.getByRole('group', { name: '添加元素' })
  const templates = dialog('添加场景')
  return {
    canvas: page.getByRole('application', { name: '画布' }),
    templates,
    scenes: page.getByRole('list', { name: '场景', exact: true }).getByRole('button', { name: /^场景 \d/ }),
    panel: page.getByRole('tabpanel', { name: '属性' }),
    dialog,
    add: (kind) => header.getByRole('button', { name: kind, exact: true }).click(),
    async addMedia(kind, count) {
      await header.getByRole('button', { name: kind }).click()
      const picker = dialog(kind === '图片' ? '选择图片' : '选择图片和视频')
      const boxes = picker.getByRole('tabpanel', { name: '我的素材' }).getByRole('checkbox')
      for (let index = 0; index < count; index++) await boxes.nth(index).check()
      await picker.getByRole('button', { name: '确定', exact: true }).click()
      await expect(picker).toBeHidden()
    },
    async chooseTemplate(name) {
      await templates.getByRole('list', { name: '版式模板' }).getByRole('button').filter({ hasText: name }).click()
      await expect(templates).toBeHidden()
    },
    async save(name) {
      await page.getByRole('button', { name: '保存', exact: true }).click()
      const saving = page.getByRole('dialog', { name: /^(保存广告|另存为)$/ })
      await saving.getByLabel('广告名称').fill(name)
      await saving.getByRole('button', { name: '保存', exact: true }).click()
      await expect(saving).toBeHidden()
    },
  }
}

export const test = base.extend<{ editor: EditorPage }>({
  editor: async ({ page }, use) => use(editorOf(page)),
})

export { expect } from '../console.ts'
