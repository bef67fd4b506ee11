import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { Label } from '#src/domain/labels.ts'
import type { TakeOverPart } from '#src/domain/take-over.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import classes from './take-over-form.module.css'
import type { FollowedStep, StepState } from './use-take-over.ts'

export interface TakeOverPartsProps {
  parts: readonly TakeOverPart[]
  steps: readonly FollowedStep[]
  isChosen: (part: TakeOverPart) => boolean
  /** Undefined once it has begun. */
  onToggle: ((key: string, on: boolean) => void) | undefined
}

const states: Record<StepState['state'], Label> = {
  waiting: { text: '等待', tone: 'neutral' },
  sending: { text: '提交中', tone: 'info' },
  done: { text: '完成', tone: 'success' },
  failed: { text: '失败', tone: 'danger' },
}

export function TakeOverParts({ parts, steps, isChosen, onToggle }: TakeOverPartsProps) {
  return (
    <table className={classes.parts} aria-label="可接管的内容">
      <thead>
        <tr>
          <th scope="col">内容</th>
          <th scope="col">被更换的终端</th>
          <th scope="col">这台终端</th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.key}>
            <th scope="row">
              <Checkbox
                label={part.label}
                checked={isChosen(part)}
                disabled={!onToggle || part.change === undefined}
                onChange={({ currentTarget }) => onToggle?.(part.key, currentTarget.checked)}
              />
            </th>
            <td data-label="被更换的终端">{part.before}</td>
            <td data-label="这台终端">{part.now}</td>
            <td data-label="状态">
              <PartState part={part} outcome={steps.find(({ keys }) => keys.includes(part.key))?.outcome} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartState({
  part: { same, change, blocked },
  outcome,
}: {
  part: TakeOverPart
  outcome: StepState | undefined
}) {
  if (outcome) {
    const label = states[outcome.state]
    if (outcome.state !== 'failed') return <StatusBadge label={label} />
    return <StatusBadge whole label={{ ...label, text: `${label.text}（${outcome.message}）` }} />
  }
  if (blocked !== undefined) return `不能接管：${blocked}`
  if (same) return '相同'
  return change ? '不同' : '没有可沿用的'
}
