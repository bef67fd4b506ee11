import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import { UnstyledButton } from '@mantine/core'
import { sceneById, viewById, type EditScene } from '../../model/edit-document.ts'
import { visibleBounds } from '../../model/bounds.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import { useFindings } from '../../session/findings.ts'
import classes from './finding-marks.module.css'
import { goTo } from './go-to.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** A sign at the corner of each element on the canvas of which something was found; what it is stands in the panel. */
export function ElementMarks() {
  const { document, sceneId, hidden } = useEditorState()
  const scene = sceneById(document, sceneId)
  const found = useFindings().filter((finding) => finding.sceneId === sceneId && finding.severity !== 'info')
  const ids = new Set(found.map(({ elementId }) => elementId))
  return (
    <div className={classes.elements} data-finding-marks aria-hidden>
      {scene?.elements.map(({ id }) => {
        const element = ids.has(id) && !hidden.includes(id) ? viewById(scene, id) : undefined
        if (!element) return null
        const { left, top } = visibleBounds(element.layout, document)
        const severity = found.find(({ elementId }) => elementId === id)?.severity
        return (
          <span
            key={id}
            className={classes.element}
            data-severity={severity}
            style={{ left: `${Math.max(0, left)}%`, top: `${Math.max(0, top)}%` }}
          >
            <IconAlertTriangle size={12} />
          </span>
        )
      })}
    </div>
  )
}

/** On the picture of a scene in the list: how much was found in it, and what is hidden on the canvas but plays. */
export function SceneMarks({ scene, number, focusable }: { scene: EditScene; number: number; focusable: boolean }) {
  const { store } = useEditor()
  const { hidden } = useEditorState()
  const found = useFindings().filter(({ sceneId, severity }) => sceneId === scene.id && severity !== 'info')
  const unseen = scene.elements.filter(({ id }) => hidden.includes(id)).length
  const [worst] = found
  return (
    <div className={classes.scene} data-finding-marks>
      {worst && (
        <UnstyledButton
          className={classes.count}
          data-severity={worst.severity}
          tabIndex={focusable ? 0 : -1}
          title={`检查发现 ${formatNumber(found.length)} 项：${worst.message}`}
          aria-label={`查看场景 ${number} 的检查结果，${formatNumber(found.length)} 项`}
          onClick={() => goTo(store, worst)}
        >
          <IconAlertTriangle size={12} aria-hidden />
          {found.length > 99 ? '99+' : found.length}
        </UnstyledButton>
      )}
      {unseen > 0 && (
        <span className={classes.unseen} title={hiddenWords(unseen)}>
          <IconEyeOff size={12} role="img" aria-label={hiddenWords(unseen)} />
          {unseen}
        </span>
      )}
    </div>
  )
}

function hiddenWords(count: number): string {
  return `${formatNumber(count)} 个元素在画布上隐藏，仍会保存和播放`
}
