import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleText } from '#src/scene/tests/samples.ts'
import { textOverflows } from '#src/scene/text-overflow.ts'
import { preflight } from '../../model/preflight.ts'
import { findNothing, sensitiveFinder } from '../../model/sensitive.ts'
import { findingsOf } from '../../session/findings.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'
import { Panel, panelStore, rawAt } from '../tests/panel-stage.tsx'
import { kindSettings } from './kind-settings.tsx'

const meta = {
  title: '编辑器/属性面板：文字适应',
  loaders: [() => loadSensitiveWords(), kindSettings.preload],
} satisfies Meta

export default meta

/** As the editor does whenever it is idle. */
function check() {
  const { document } = panelStore().state
  findingsOf(panelStore()).set(preflight(document, { find: findNothing, overflows: textOverflows }))
}

export const CutOff: StoryObj = {
  name: '文字显示不全：高度适应文字、字号适应框，各一步撤销',
  render: () => (
    <Panel elements={[sampleText('春茶上新，全场八折，到店即享，第二杯半价', { width: 30, height: 10 })]} />
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    check()
    await expect(await panel.findByText('文字显示不全')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: '字号适应框' }))
    check()
    await waitFor(() => expect(panel.queryByText('文字显示不全')).toBeNull())
    await expect(Number(rawAt('data', 'size'))).toBeLessThan(50)
    panelStore().undo()
    await expect([rawAt('data', 'size'), panelStore().state.undoLabel]).toEqual([50, undefined])
    await userEvent.click(panel.getByRole('button', { name: '高度适应文字' }))
    check()
    await waitFor(() => expect(panel.queryByText('文字显示不全')).toBeNull())
    await expect(Number(rawAt('layout', 'height'))).toBeGreaterThan(10)
    panelStore().undo()
    await expect([rawAt('layout', 'height'), panelStore().state.undoLabel]).toEqual([10, undefined])
    check()
  },
}

export const Steady: StoryObj = {
  name: '输入和检查结果不移动下面的设置',
  render: () => <Panel elements={[sampleText('春茶上新', { width: 30, height: 10 })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const words = await panel.findByRole('textbox', { name: '文本内容' })
    const font = panel.getByRole('combobox', { name: '字体' })
    const place = font.getBoundingClientRect().top
    await userEvent.type(words, '，全场八折，到店即享，第二杯半价。'.repeat(6))
    await userEvent.type(words, '包治百病')
    await waitFor(() => expect(words).toHaveAccessibleDescription(/^敏感词/))
    const { document } = panelStore().state
    const find = sensitiveFinder(['包治百病'])
    findingsOf(panelStore()).set(preflight(document, { find, overflows: textOverflows }))
    await waitFor(() => expect(panel.getByText('文字显示不全')).toBeVisible())
    await expect(panel.getByRole('list', { name: '检查结果' })).toHaveTextContent('包含敏感词：“包治百病”')
    await expect(font.getBoundingClientRect().top).toBe(place)
    findingsOf(panelStore()).set([])
    panelStore().undo()
  },
}

export const NoRoom: StoryObj = {
  name: '放不下时说明原因',
  render: () => <Panel elements={[sampleText('春茶上新，全场八折。'.repeat(60), { width: 10, height: 10 })]} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(await panel.findByRole('button', { name: '高度适应文字' }))
    await waitFor(() => expect(screen.getByText('文字超出场景，请减少文字或调小字号')).toBeVisible())
    await expect(panelStore().state.undoLabel).toBe(undefined)
  },
}
