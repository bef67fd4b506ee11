import { Text } from '@mantine/core'
import { textOverflows } from '#src/scene/text-overflow.ts'
import { preflight } from '../../model/preflight.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { useLettersFound } from '../../session/use-letters.ts'
import { useMaterialCheck } from '../../session/material-check.ts'
import { useSensitiveWords } from '../../session/sensitive-words.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import { goTo } from '../notices/go-to.ts'
import { PreflightList } from '../notices/preflight-list.tsx'
import classes from './save-findings.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** What the check found, in the save dialog: each leads to what it is about, and `onGo` closes the dialog. */
export function SaveFindings({ onGo }: { onGo: () => void }) {
  const { store } = useEditor()
  const { document } = useEditorState()
  const { find } = useSensitiveWords()
  const material = useMaterialCheck(document, { looksUp: false })
  const findings = preflight(document, { find, material, overflows: textOverflows, letters: useLettersFound() })
  if (findings.length === 0) return null
  return (
    <section className={classes.findings} aria-label="保存前检查">
      <Text size="sm">{`检查发现 ${formatNumber(findings.length)} 项，可以点击查看，也可以直接保存：`}</Text>
      <div className={classes.list}>
        <PreflightList
          findings={findings}
          scenes={document.scenes}
          words="ready"
          onGo={(finding) => {
            onGo()
            goTo(store, finding)
            // keys mean what it leads to, not the button that saves
            focusCanvas()
          }}
          onRetry={() => undefined}
        />
      </div>
    </section>
  )
}
