import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { use } from 'react'
import { isRepeatedClick } from '#src/lib/dom/repeated-click.ts'
import { viewById } from '../../model/edit-document.ts'
import { CUT_OFF, LOST } from '../../model/finding.ts'
import { WHITE } from '../../model/new-elements.ts'
import { readableOn } from '../../model/readable.ts'
import { useScene } from '../../session/editor-context.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import { useFindings } from '../../session/findings.ts'
import { sameColor } from '../panel/colors.ts'
import { PanelLockContext } from '../panel/panel-lock.ts'
import { useElementEdit } from '../panel/use-element-edit.ts'
import classes from './element-findings.module.css'

/** What was found of the chosen element, in one line, but that its letters are cut off, which stands beside them. */
export function ElementFindings({ id }: { id: string }) {
  const found = useFindings().filter(({ elementId, message }) => elementId === id && message !== CUT_OFF.message)
  if (found.length === 0) return null
  return (
    <ul className={classes.found} aria-label="检查结果" title={found.map(({ message }) => message).join('\n')}>
      {found.map(({ message, severity }) => (
        <li key={message} className={message === LOST.message ? classes.curable : undefined} data-severity={severity}>
          {severity === 'info' ? <IconInfoCircle size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
          <span className={classes.words}>{message}</span>
          {message === LOST.message && <OtherColor id={id} />}
        </li>
      ))}
    </ul>
  )
}

/** Letters like what lies behind them can be read in the colour that differs most from their own. */
function OtherColor({ id }: { id: string }) {
  const scene = useScene()
  const { set } = useElementEdit(id)
  const onlyShows = use(PanelLockContext)
  const element = scene && viewById(scene, id)
  if (onlyShows || !element || !('style' in element)) return null
  const other = readableOn(element.style.color)
  return (
    <UnstyledButton
      className={classes.cure}
      onClick={(event) => {
        // a second click would change it back
        if (!isRepeatedClick(event)) set('修改文字颜色', ['data', 'color'], { ...other })
        // the button goes with what it cures
        focusCanvas()
      }}
    >
      改为{sameColor(other, WHITE) ? '白色' : '深灰'}
    </UnstyledButton>
  )
}
