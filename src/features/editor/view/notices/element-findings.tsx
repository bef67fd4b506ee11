import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { CUT_OFF } from '../../model/finding.ts'
import { useFindings } from '../../session/findings.ts'
import classes from './element-findings.module.css'

/** What was found of the chosen element, in one line, but that its letters are cut off, which stands beside them. */
export function ElementFindings({ id }: { id: string }) {
  const found = useFindings().filter(({ elementId, message }) => elementId === id && message !== CUT_OFF.message)
  if (found.length === 0) return null
  return (
    <ul className={classes.found} aria-label="检查结果" title={found.map(({ message }) => message).join('\n')}>
      {found.map(({ message, severity }) => (
        <li key={message} data-severity={severity}>
          {severity === 'info' ? <IconInfoCircle size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
          {message}
        </li>
      ))}
    </ul>
  )
}
