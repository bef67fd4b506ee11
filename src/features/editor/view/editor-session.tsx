import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useWrite } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { programNameWrong } from '#src/domain/validation.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { browserMedia } from '#src/scene/browser-media.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { openPages } from '#src/lib/url/open-pages.ts'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { notifyDone, notifyError } from '#src/ui/feedback/notify.ts'
import { cannotSave, preflight } from '../model/preflight.ts'
import { EditorContext } from '../session/editor-context.ts'
import { loadSensitiveWords } from '../session/sensitive-words.ts'
import { createEditorStore } from '../session/editor-store.ts'
import type { Opening } from '../session/opening.ts'
import { hasAdLike } from '../session/save-program.ts'
import { useUnsavedAd } from '../session/use-unsaved-ad.ts'
import { useKeeping } from '../session/use-keeping.ts'
import { useSaveCalls, useSaving } from '../session/use-saving.ts'
import { askConflict } from './dialogs/ask-conflict.ts'
import { EditorBoundary } from './editor-boundary.tsx'
import { EditorLayout } from './editor-layout.tsx'
import { EditorNotices } from './notices/editor-notices.tsx'
import { SaveDialog, type SaveThen } from './dialogs/save-dialog.tsx'

const SaveFindings = lazyComponent(() => import('./dialogs/save-findings.tsx'), 'SaveFindings')
const DraftOffer = lazyComponent(() => import('./notices/draft-offer.tsx'), 'DraftOffer')

export interface EditorSessionProps {
  opening: Opening
  /** Taken over from the tab that edits the ad. */
  takeOver: boolean
  onTakeOver: () => void
  /** A new ad, or a copy, was saved and is this one from now on. */
  onAdopt: (programId: string | number) => void
}

export function EditorSession({ opening, takeOver, onTakeOver, onAdopt }: EditorSessionProps) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const media = useMemo(() => browserMedia(cdnImgUrl, cdnVideoUrl), [cdnImgUrl, cdnVideoUrl])
  const [store] = useState(() => {
    const made = createEditorStore(
      opening.document,
      opening.programId === undefined ? {} : { programId: opening.programId },
    )
    made.set({ readOnly: opening.readOnly })
    return made
  })
  const isCopy = opening.ad.startsWith('copy')
  const editor = useMemo(() => ({ store, media, isCopy }), [store, media, isCopy])
  const { back, toList } = useLeaving()
  const handIn = useHandIn()
  const can = useCan()
  const calls = useSaveCalls()
  const keeping = useKeeping({
    store,
    opening,
    takeOver,
    isSaved: (document, version) => hasAdLike(calls, document, version),
  })
  const offers = useLazyComponent(DraftOffer, (keeping.offered?.length ?? 0) > 0, keeping.putOff)
  const findings = useLoadWhenIdle(SaveFindings)
  const release = useUnsavedAd(store, keeping.trouble)
  const save = useSaving(editor, calls, {
    server: keeping.server,
    ask: askConflict,
    onSend: keeping.sending,
    onSaved: keeping.wasSaved,
  })
  const [asked, setAsked] = useState({ count: 0, document: opening.document, here: false, open: false })

  const hidden = opening.problems.filter(({ hides }) => hides).map(({ message }) => message)

  const start = useSingleFlight(async (here: boolean) => {
    if (store.state.readOnly !== undefined) return notifyError(store.state.readOnly)
    store.seal()
    const { find } = await loadSensitiveWords()
    const { document, saved, programId } = store.state
    const wrong = preflight(document, { find }).find(({ severity }) => severity === 'error')
    if (wrong) {
      // what keeps it from being saved is shown (D13)
      if (wrong.sceneId !== undefined) store.goToScene(wrong.sceneId)
      if (wrong.elementId !== undefined) store.select([wrong.elementId])
      return notifyError(cannotSave(document, find))
    }
    // a new ad wants a name, and what is not shown wants to be agreed to (M2)
    const asks = programId === undefined || programNameWrong(document.name) !== null || hidden.length > 0
    if (!here || asks) return setAsked(({ count }) => ({ count: count + 1, document, here, open: true }))
    if (document === saved) return store.announce('没有未保存的修改')
    await run(document.name, 'stay').catch(notifyError)
  })

  async function run(name: string, then: SaveThen) {
    const { programId: before } = store.state
    const { programId, snapshot } = await save(name)
    const handedIn = then === 'submit' && programId !== undefined ? await handIn(programId) : undefined
    const notes = [
      handedIn?.done ? `已保存并提交广告“${name}”审核` : `已保存广告“${name}”`,
      ...(snapshot.plain ? ['封面未能生成，已使用替代图片'] : []),
      ...(snapshot.missing.length > 0 ? [`封面中缺少未能加载的素材：${snapshot.missing.join('、')}`] : []),
      ...(then === 'stay' && programId === undefined ? ['请从列表中打开新广告继续编辑'] : []),
      ...(then === 'submit' && programId === undefined ? ['请在列表中提交审核'] : []),
    ]
    notifyDone(notes.join('；'))
    // what was saved stays saved, and is handed in by another try, here or in the list
    if (handedIn && !handedIn.done) notifyError(handedIn.error)
    const stays = (then === 'stay' || handedIn?.done === false) && programId !== undefined
    if (stays) return programId === before || onAdopt(programId)
    release()
    // an ad that is edited stands in the list where it was opened, a new one at the top
    if (opening.programId !== undefined) return back()
    // its address would begin another new ad
    if (before === undefined) closeLatestPage()
    toList()
  }

  return (
    <EditorContext value={editor}>
      <EditorBoundary onError={keeping.flush} onBack={back}>
        <EditorLayout
          opensTemplates={
            opening.ad === 'new' &&
            opening.document.scenes.length === 0 &&
            keeping.offered?.length === 0 &&
            !keeping.restored
          }
          onBack={back}
          onSave={() => void start(false)}
          onSaveHere={() => void start(true)}
          notices={
            <EditorNotices
              copyOf={opening.canCopy && opening.programId !== undefined ? String(opening.programId) : undefined}
              elsewhere={keeping.elsewhere}
              onTakeOver={onTakeOver}
              trouble={keeping.trouble}
              rejection={opening.rejection}
              problems={opening.problems}
            />
          }
        />
      </EditorBoundary>
      {offers && (
        <DraftOffer
          offered={keeping.offered ?? []}
          media={media}
          onRestore={keeping.restore}
          onDiscard={keeping.discard}
          onClose={keeping.putOff}
        />
      )}
      <SaveDialog
        key={asked.count}
        opened={asked.open}
        document={asked.document}
        title={isCopy && store.state.programId === undefined ? '另存为' : '保存广告'}
        hiddenElements={
          store.state.hidden.filter((id) =>
            asked.document.scenes.some(({ elements }) => elements.some((element) => element.id === id)),
          ).length
        }
        findings={findings && <SaveFindings onGo={() => setAsked((before) => ({ ...before, open: false }))} />}
        hidden={hidden}
        stays={asked.here}
        submits={can(programPermissions.submit)}
        onSave={run}
        onClose={() => setAsked((before) => ({ ...before, open: false }))}
      />
    </EditorContext>
  )
}

/** Hands an ad in for review; answers what went wrong, for the ad has been saved all the same. */
function useHandIn() {
  const { mutateAsync: submit } = useWrite('programSubmit')
  return async (id: string | number) => {
    try {
      await submit({ path: { id } })
      return { done: true as const }
    } catch (error) {
      const why = messageOf(error) ?? '结果未知'
      return { done: false as const, error: `广告已保存，但提交审核失败：${why}` }
    }
  }
}

/** Closes the page that is looked at, which is about to be left for good. */
function closeLatestPage() {
  const pages = openPages.get()
  const latest = Math.max(0, ...pages.map(({ visit }) => visit))
  openPages.set(pages.filter(({ visit }) => visit !== latest))
}

function useLeaving(): { back: () => void; toList: () => void } {
  const router = useRouter()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/programManage' })
  // the list has its filters and page in its address
  return { back: () => (router.history.canGoBack() ? router.history.back() : toList()), toList }
}
