import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { EditDocument } from '../../model/edit-document.ts'
import type { Finding, Severity } from '../../model/finding.ts'
import type { SensitiveWords } from '../../session/sensitive-words.ts'
import classes from './preflight-list.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PreflightListProps {
  findings: readonly Finding[]
  scenes: EditDocument['scenes']
  words: SensitiveWords['state']
  /** Shows what a finding is about. */
  onGo: (finding: Finding) => void
  /** Loads the sensitive words again. */
  onRetry: () => void
}

/** How many findings are shown; more than these nobody reads at once. */
const SHOWN = 100

const SIGNS = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle } as const
const SPOKEN: Readonly<Record<Severity, string>> = { error: '错误', warning: '提醒', info: '提示' }

export function PreflightList({ findings, scenes, words, onGo, onRetry }: PreflightListProps) {
  return (
    <div className={classes.panel}>
      {words === 'failed' && (
        <div className={classes.finding} role="status">
          <Sign severity="warning" />
          <span className={classes.words}>敏感词库未能加载，暂未检查敏感词。</span>
          <Button variant="default" size="compact-xs" onClick={onRetry}>
            重试
          </Button>
        </div>
      )}
      {findings.length === 0 && words !== 'failed' && (
        <div className={classes.finding}>
          <IconCircleCheck size={18} stroke={1.6} aria-hidden className={classes.sign} data-severity="clean" />
          <span className={classes.words}>未发现问题</span>
        </div>
      )}
      {findings.length > 0 && (
        <ul className={classes.list} aria-label="检查结果">
          {findings.slice(0, SHOWN).map((finding, index) => (
            <li key={index}>
              <Line finding={finding} number={scenes.findIndex(({ id }) => id === finding.sceneId) + 1} onGo={onGo} />
            </li>
          ))}
          {findings.length > SHOWN && (
            <li className={classes.finding}>另有 {formatNumber(findings.length - SHOWN)} 条</li>
          )}
        </ul>
      )}
    </div>
  )
}

function Line({ finding, number, onGo }: { finding: Finding; number: number; onGo: (finding: Finding) => void }) {
  const { severity, message, sceneId, elementName } = finding
  const words = (
    <>
      <Sign severity={severity} />
      <span className={classes.words}>
        {message}
        {sceneId !== undefined && (
          <span className={classes.where}>{[`场景${number}`, elementName].filter(Boolean).join(' · ')}</span>
        )}
      </span>
    </>
  )
  if (sceneId === undefined) return <div className={classes.finding}>{words}</div>
  return (
    <UnstyledButton className={classes.link} onClick={() => onGo(finding)}>
      {words}
    </UnstyledButton>
  )
}

function Sign({ severity }: { severity: Severity }) {
  const Icon = SIGNS[severity]
  return (
    <Icon
      size={18}
      stroke={1.6}
      role="img"
      aria-label={SPOKEN[severity]}
      className={classes.sign}
      data-severity={severity}
    />
  )
}
