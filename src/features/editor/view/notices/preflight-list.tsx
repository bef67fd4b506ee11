import { Button, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
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
          {alike(findings.slice(0, SHOWN)).map((some) => (
            <li key={some[0].severity + some[0].message}>
              <Line findings={some} scenes={scenes} onGo={onGo} />
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

type Alike = [Finding, ...Finding[]]

/** What is found of several is said once, where it comes first. */
function alike(findings: readonly Finding[]): Alike[] {
  const lines = new Map<string, Alike>()
  for (const finding of findings) {
    const key = finding.severity + finding.message
    const others = lines.get(key)
    if (others) others.push(finding)
    else lines.set(key, [finding])
  }
  return [...lines.values()]
}

function Line({ findings, scenes, onGo }: { findings: Alike } & Pick<PreflightListProps, 'scenes' | 'onGo'>) {
  const [{ severity, message, sceneId }] = findings
  const places = findings.map(({ sceneId: id, elementName }) =>
    [`场景${scenes.findIndex((scene) => scene.id === id) + 1}`, elementName].filter(Boolean).join(' · '),
  )
  const sentence = (Words: 'span' | 'div', below?: ReactNode) => (
    <>
      <Sign severity={severity} />
      <Words className={classes.words}>
        {message}
        {below}
      </Words>
    </>
  )
  if (sceneId === undefined) return <div className={classes.finding}>{sentence('span')}</div>
  if (findings.length === 1)
    return (
      <UnstyledButton className={classes.link} onClick={() => onGo(findings[0])}>
        {sentence('span', <span className={classes.where}>{places}</span>)}
      </UnstyledButton>
    )
  return (
    <div className={classes.finding}>
      {sentence(
        'div',
        <ul className={classes.places} aria-label={message}>
          {findings.map((finding, index) => (
            <li key={index}>
              <UnstyledButton className={classes.place} onClick={() => onGo(finding)}>
                {numbered(places, index)}
              </UnstyledButton>
            </li>
          ))}
        </ul>,
      )}
    </div>
  )
}

/** A place, with its number among others that are called the same. */
function numbered(places: readonly string[], index: number): string {
  const [place, same] = [places[index] ?? '', (other: string) => other === places[index]]
  return places.filter(same).length > 1 ? `${place}（${places.slice(0, index + 1).filter(same).length}）` : place
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
