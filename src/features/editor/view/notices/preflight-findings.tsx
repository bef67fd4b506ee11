import { textOverflows } from '#src/scene/text-overflow.ts'
import type { MaterialCheck } from '../../model/element-checks.ts'
import { preflight } from '../../model/preflight.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { useLettersFound } from '../../session/use-letters.ts'
import type { SensitiveWords } from '../../session/sensitive-words.ts'
import { goTo } from './go-to.ts'
import { PreflightList } from './preflight-list.tsx'

export interface PreflightFindingsProps {
  words: SensitiveWords
  material: MaterialCheck
  /** Loads the sensitive words again. */
  onRetry: () => void
}

export function PreflightFindings({ words, material, onRetry }: PreflightFindingsProps) {
  const { store } = useEditor()
  const { document } = useEditorState()
  const findings = preflight(document, {
    find: words.find,
    material,
    overflows: textOverflows,
    letters: useLettersFound(),
  })
  return (
    <PreflightList
      findings={findings}
      scenes={document.scenes}
      words={words.state}
      onGo={(finding) => goTo(store, finding)}
      onRetry={onRetry}
    />
  )
}
