import { Badge, Tabs, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { useId } from 'react'
import type { Severity } from '../../model/finding.ts'
import { useFindings } from '../../session/use-findings.ts'

const COLORS: Readonly<Record<Severity, string>> = { error: 'red', warning: 'orange', info: 'gray' }

/** The tab of the check, with how many findings there are, in the colour of the worst. */
export function CheckTab() {
  const findings = useFindings()
  const words = useId()
  const [worst] = findings
  return (
    <>
      <Tabs.Tab
        value="check"
        aria-label="检查"
        aria-describedby={worst ? words : undefined}
        rightSection={
          worst && (
            <Badge size="sm" circle={findings.length < 10} color={COLORS[worst.severity]} aria-hidden>
              {findings.length > 99 ? '99+' : findings.length}
            </Badge>
          )
        }
      >
        检查
      </Tabs.Tab>
      <VisuallyHidden id={words}>{findings.length} 项需要查看</VisuallyHidden>
    </>
  )
}
