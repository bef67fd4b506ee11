import { createContext, use, useMemo, useState } from 'react'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { viewById } from '../../model/edit-document.ts'
import { useEditor } from '../../session/editor-context.ts'

/** A text that was left with sensitive words in it. */
export interface Refused {
  /** Its element. */
  id: string
  /** The last text without any, to which Escape goes back. */
  good: string
}

interface KeepWriting {
  /** The text whose field takes the focus when it is there again. */
  refused: Refused | undefined
  /** Chooses the element again, so that its writing goes on (3§5). False when there is nothing to go on with. */
  keep: (sceneId: string, refused: Refused) => boolean
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

/** How the text of a field goes on. */
export const useKeepWriting = () => use(KeepWritingContext)

/** What the panel gives to its fields. */
export function useKeptWriting(): KeepWriting {
  const { store } = useEditor()
  const mounted = useMounted()
  const [refused, setRefused] = useState<Refused>()
  return useMemo(
    () => ({
      refused,
      keep(sceneId, next) {
        const scene = store.state.document.scenes.find(({ id }) => id === sceneId)
        if (!mounted.current || !scene || !viewById(scene, next.id)) return false
        store.goToScene(sceneId)
        store.select([next.id])
        setRefused(next)
        return true
      },
      resumed: () => setRefused(undefined),
    }),
    [store, mounted, refused],
  )
}
