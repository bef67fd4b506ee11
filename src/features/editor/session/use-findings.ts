import { useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import { textOverflows } from '#src/scene/text-overflow.ts'
import type { Finding } from '../model/finding.ts'
import { preflight } from '../model/preflight.ts'
import { useEditorState } from './editor-context.ts'
import { useMaterialCheck } from './material-check.ts'
import { useSensitiveWords } from './sensitive-words.ts'

const NONE: readonly Finding[] = []

/**
 * What was found in the ad as it was when the browser was last idle: scene by scene, so that neither typing nor
 * dragging waits for it. Of its materials it knows what has been looked up already.
 */
export function useFindings(): readonly Finding[] {
  const { document } = useEditorState()
  const { find } = useSensitiveWords()
  const [checked, setChecked] = useState<{ document: typeof document; findings: readonly Finding[] }>()
  const material = useMaterialCheck(checked?.document ?? document, { looksUp: false })
  useEffect(() => {
    const options = { find, material, overflows: textOverflows }
    let index = 0
    let stop = whenIdle(step)
    function step() {
      const scene = document.scenes[index++]
      if (!scene) return setChecked({ document, findings: preflight(document, options) })
      // which remembers what it finds of a scene
      preflight({ ...document, scenes: [scene] }, options)
      stop = whenIdle(step)
    }
    return () => stop()
  }, [document, find, material])
  return checked?.findings ?? NONE
}
