import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useFindings } from '../../session/findings.ts'
import { useKeepFindings } from '../../session/use-keep-findings.ts'
import classes from './preflight-list.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export function CheckTab() {
  useKeepFindings()
  const findings = useFindings()
  const words = useId()
  const [first] = findings
  // an ad that only begins has nothing wrong: that it needs a scene is said where one is added
  const worst = first?.sceneId === undefined && first?.severity === 'error' ? undefined : first
  return (
    <>
      <Tabs.Tab
        value="check"
        aria-label="检查"
        aria-describedby={worst ? words : undefined}
        rightSection={
          worst && (
            <span className={classes.count} data-severity={worst.severity} aria-hidden>
              {findings.length > 99 ? '99+' : findings.length}
            </span>
          )
        }
      >
        检查
      </Tabs.Tab>
      {worst && <VisuallyHidden id={words}>{formatNumber(findings.length)} 项需要查看</VisuallyHidden>}
    </>
  )
}
