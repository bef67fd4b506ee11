import { useEditorState } from '../../session/editor-context.ts'
import { useMaterialCheck } from '../../session/material-check.ts'
import { loadSensitiveWords, useSensitiveWords } from '../../session/sensitive-words.ts'
import { PreflightFindings } from './preflight-findings.tsx'

/** What should be known of the ad before it is saved. While it is shown, the materials of the ad are looked up. */
export function PreflightPanel() {
  const words = useSensitiveWords()
  const material = useMaterialCheck(useEditorState().document)
  return <PreflightFindings words={words} material={material} onRetry={() => void loadSensitiveWords()} />
}
