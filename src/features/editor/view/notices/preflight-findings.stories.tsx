import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { browserMedia } from '#src/scene/browser-media.ts'
import { sampleCarousel, sampleImage, sampleMediaBox, sampleText } from '#src/scene/tests/samples.ts'
import { findNothing, sensitiveFinder } from '../../model/sensitive.ts'
import { EditorContext } from '../../session/editor-context.ts'
import type { EditorStore } from '../../session/editor-store.ts'
import type { SensitiveWords } from '../../session/sensitive-words.ts'
import { storeOf } from '../../tests/samples.ts'
import { PreflightFindings } from './preflight-findings.tsx'

const meta = { title: '编辑器/保存前检查' } satisfies Meta

export default meta

const media = browserMedia(undefined, undefined)
const retry = fn()
const ready: SensitiveWords = { state: 'ready', find: sensitiveFinder(['国家级']) }
const video = { id: 9, type: 1, name: '门店短片', path: 'materials/9.mp4', duration: 12 }
const place = { left: 6, top: 10, width: 40, height: 30 }

function Panel({ store, words = ready }: { store: EditorStore; words?: SensitiveWords }) {
  const editor = useMemo(() => ({ store, media }), [store])
  return (
    <EditorContext.Provider value={editor}>
      <div style={{ width: 320 }}>
        <PreflightFindings words={words} material={(id) => (id === '1' ? '已停用' : undefined)} onRetry={retry} />
      </div>
    </EditorContext.Provider>
  )
}

const clean = storeOf([[sampleText('春茶上新', place, { size: 30 })]])
const empty = storeOf([])
const troubled = storeOf([
  [sampleText('春茶上新', place, { size: 30 })],
  [
    sampleMediaBox([video, sampleImage(1, '海报', '#14532d')], { left: 0, top: 0, width: 60, height: 60 }),
    sampleText('国家级好茶', { ...place, zIndex: 5 }, { size: 30 }),
    sampleCarousel(1, { left: 62, width: 30 }, { images: [] }),
    sampleText('Refreshing handcrafted tea', { left: 62, top: 50, width: 20, height: 10 }, { size: 30 }),
  ],
])

export const Clean: StoryObj = { name: '未发现问题', render: () => <Panel store={clean} /> }

export const Troubled: StoryObj = {
  name: '每条都指向它的元素',
  render: () => <Panel store={troubled} />,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items[0]).toHaveTextContent('包含敏感词：“国家级”')
    await expect(items.filter((item) => item.textContent.includes('文字显示不全'))).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /包含敏感词/ }))
    const scene = troubled.state.document.scenes[1]
    await expect(troubled.state.sceneId).toBe(scene?.id)
    await expect(troubled.state.selection).toEqual([scene?.elements[1]?.id])
  },
}

const alike = storeOf([
  [sampleText('国家级好茶', place), sampleText('国家级好茶', place), sampleCarousel(1, {}, { images: [] })],
  [sampleText('国家级好水', place)],
])

export const Alike: StoryObj = {
  name: '同样的问题只说一次，逐个指向它的元素',
  render: () => <Panel store={alike} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('包含敏感词：“国家级”')).toHaveLength(1)
    const places = within(canvas.getByRole('list', { name: '包含敏感词：“国家级”' })).getAllByRole('button')
    await expect(places.map(({ textContent }) => textContent)).toEqual([
      '场景1 · 文本 · 国家级好茶（1）',
      '场景1 · 文本 · 国家级好茶（2）',
      '场景2 · 文本 · 国家级好水',
    ])
    const [first, second] = alike.state.document.scenes
    for (const [place, id] of [
      [places[1], first?.elements[1]?.id],
      [places[2], second?.elements[0]?.id],
    ] as const) {
      await userEvent.click(place!)
      await expect(alike.state.selection).toEqual([id])
    }
  },
}

const many = storeOf([
  Array.from({ length: 104 }, (_, index) => sampleText(`国家级好茶 ${index + 1}`, place, { size: 30 })),
])

export const Many: StoryObj = {
  name: '很多条：只列出前一百条',
  render: () => <Panel store={many} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(100)
    await expect(canvas.getByText(/^另有 \d+ 条$/)).toBeInTheDocument()
  },
}

export const Nothing: StoryObj = { name: '还没有场景', render: () => <Panel store={empty} /> }

export const Unknown: StoryObj = {
  name: '敏感词库未能加载',
  render: () => <Panel store={clean} words={{ state: 'failed', find: findNothing }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('暂未检查敏感词')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
