import { useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import { textOverflows } from '#src/scene/text-overflow.ts'
import type { Finding } from '../model/finding.ts'
import { preflight } from '../model/preflight.ts'
import { useEditor, useEditorState } from './editor-context.ts'
import { findingsOf } from './findings.ts'
import { useLookAtLetters, useLettersFound } from './use-letters.ts'
import { useMaterialCheck } from './material-check.ts'
import { useSensitiveWords } from './sensitive-words.ts'

/**
 * Looks for findings whenever the browser is idle: scene by scene, so that neither typing nor dragging waits for it. Of
 * the materials of the ad it knows what has been looked up already. Once in an editor.
 */
export function useKeepFindings() {
  const { store } = useEditor()
  const { document } = useEditorState()
  const { find } = useSensitiveWords()
  const [checked, setChecked] = useState(document)
  const material = useMaterialCheck(checked, { looksUp: false })
  const letters = useLettersFound()
  useLookAtLetters()
  useEffect(() => {
    const options = { find, material, overflows: textOverflows, letters }
    let index = 0
    let stop = whenIdle(step)
    function step() {
      const scene = document.scenes[index++]
      if (!scene) {
        setChecked(document)
        const found = preflight(document, options)
        const cell = findingsOf(store)
        // the same findings are the same objects: who shows them is not drawn anew for every edit
        return sameOf(cell.get(), found) ? undefined : cell.set(found)
      }
      // which remembers what it finds of a scene
      preflight({ ...document, scenes: [scene] }, options)
      stop = whenIdle(step)
    }
    return () => stop()
  }, [store, document, find, material, letters])
}

function sameOf(some: readonly Finding[], others: readonly Finding[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}
