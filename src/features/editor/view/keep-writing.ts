import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { sceneById, viewById } from '../model/edit-document.ts'
import { useEditor } from '../session/editor-context.ts'
import type { EditorStore } from '../session/editor-store.ts'
import { REFUSED } from './dialogs/refuse-sensitive.ts'

interface KeepWriting {
  /** The element whose text was left with sensitive words in it: its field takes the focus when it is there again. */
  refused: string | undefined
  /** Chooses the element again, so that its writing goes on (3§5). False when there is nothing to go on with. */
  keep: (sceneId: string, id: string) => boolean
  /**
   * Somebody goes on in the field; until then it takes the focus whenever it is mounted, for an accordion may mount it
   * twice.
   */
  resumed: () => void
}

/** Around the fields of the panel: how a text goes on that was left by choosing something else. */
export const KeepWritingContext = createContext<KeepWriting>({
  refused: undefined,
  keep: () => false,
  resumed: () => undefined,
})

export const useKeepWriting = () => use(KeepWritingContext)

export function useKeptWriting(): KeepWriting {
  const { store } = useEditor()
  const mounted = useMounted()
  const [refused, setRefused] = useState<string>()
  return useMemo(
    () => ({
      refused,
      keep(sceneId, id) {
        if (!mounted.current || !chooseAgain(store, sceneId, id)) return false
        setRefused(id)
        return true
      },
      resumed: () => setRefused(undefined),
    }),
    [store, mounted, refused],
  )
}

/** Goes to the scene of an element and chooses it. False when it is not there any more. */
export function chooseAgain(store: EditorStore, sceneId: string, id: string): boolean {
  const scene = sceneById(store.state.document, sceneId)
  if (!scene || !viewById(scene, id)) return false
  store.goToScene(sceneId)
  store.select([id])
  return true
}

/**
 * For a field that whoever chooses something else takes away: where its text must not be left (3§5), that is said, and
 * `goOn` brings the writing back. It answers whether there is anything to go on with.
 */
export function useWayBack(isWrong: () => boolean, goOn: () => boolean) {
  const leave = useEffectEvent(() => {
    // when the other choice is done
    if (isWrong()) setTimeout(() => goOn() && notifyError(REFUSED))
  })
  useEffect(() => () => leave(), [])
}
