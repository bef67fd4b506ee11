import { useMemo, useState } from 'react'
import { useUserInfo } from '#src/api/user-info.ts'
import { browserMedia } from '#src/scene/browser-media.ts'
import { notifyError, notifyInfo, notifySuccess } from '#src/ui/notify.ts'
import { EditorContext } from '../session/editor-context.ts'
import { createEditorStore } from '../session/editor-store.ts'
import type { Opening } from '../session/opening.ts'
import { useHeldWork } from '../session/use-held-work.ts'
import { useSaving } from '../session/use-saving.ts'
import { askConflict } from './ask-conflict.ts'
import { EditorLayout } from './editor-layout.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { useLeaving } from './use-leaving.ts'

/** An ad in the editor, until it is left. */
export interface EditorSessionProps {
  opening: Opening
  /** A new ad, or a copy, was saved and is this one from now on. */
  onAdopt: (programId: string | number) => void
}

/** The editor with an ad in it: the document, and everything that keeps it. */
export function EditorSession({ opening, onAdopt }: EditorSessionProps) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const media = useMemo(() => browserMedia(cdnImgUrl, cdnVideoUrl), [cdnImgUrl, cdnVideoUrl])
  const [store] = useState(() => {
    const made = createEditorStore(opening.document, opening)
    made.set({ readOnly: opening.readOnly })
    return made
  })
  const editor = useMemo(() => ({ store, media }), [store, media])
  const { back, toList } = useLeaving()
  useHeldWork(store)
  const [asked, setAsked] = useState({ count: 0, document: opening.document, open: false })
  const save = useSaving(editor, { base: opening.base, ask: askConflict })

  function ask() {
    const { document, readOnly } = store.state
    if (readOnly !== undefined) return notifyError(readOnly)
    if (document.scenes.length === 0) return notifyError('请至少添加一个场景')
    store.seal()
    setAsked(({ count }) => ({ count: count + 1, document, open: true }))
  }

  async function run(name: string) {
    const isNew = store.state.programId === undefined
    const { programId, snapshot } = await save(name)
    notifySuccess()
    if (snapshot.plain) notifyInfo('封面未能生成，已使用替代图片')
    else if (snapshot.missing.length > 0) notifyInfo(`封面中缺少未能加载的素材：${snapshot.missing.join('、')}`)
    if (programId === undefined) {
      notifyInfo('请从列表中打开新广告继续编辑')
      toList()
    } else if (isNew) onAdopt(programId)
  }

  return (
    <EditorContext value={editor}>
      <EditorLayout opensTemplates={opening.ad === 'new'} onBack={back} onSave={ask} saving={asked.open} />
      <SaveDialog
        key={asked.count}
        opened={asked.open}
        document={asked.document}
        title={opening.ad.startsWith('copy') ? '另存为' : '保存广告'}
        hidden={opening.problems.filter(({ hides }) => hides).map(({ message }) => message)}
        onSave={run}
        onClose={() => setAsked((before) => ({ ...before, open: false }))}
      />
    </EditorContext>
  )
}
