import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { distinctPlans } from '#src/domain/publication-change.ts'
import { toDraft, type ScheduleDraft } from '#src/domain/schedule-rules.ts'
import { scheduleSentence } from '#src/domain/schedule-text.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { LoadFailure } from './load-failure.tsx'
import { ProgramChoice } from './program-choice.tsx'
import classes from './same-plan.module.css'
import { useOwnPlans, type OwnPlans } from './use-own-plans.ts'
import { useProgramOptions } from './use-program-options.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** How many plans of another ad are offered. */
const OFFERED = 5

export function SamePlan({ programId, onTake }: { programId: Program['id']; onTake: (draft: ScheduleDraft) => void }) {
  const [program, setProgram] = useState<Program>()
  const options = useProgramOptions(program)
  const plans = useOwnPlans(program)
  const others = options.programs.filter(({ id }) => String(id) !== String(programId))
  return (
    <div role="group" aria-label="沿用其他广告的计划" className={classes.area}>
      <LoadFailure queries={[options.list]} />
      <ProgramChoice
        label="沿用的广告"
        value={program}
        options={{ ...options, programs: others }}
        onChange={setProgram}
      />
      {program && <PlansOfOther plans={plans} onTake={onTake} />}
    </div>
  )
}

function PlansOfOther({ plans, onTake }: { plans: OwnPlans; onTake: (draft: ScheduleDraft) => void }) {
  if (plans.error)
    return (
      <Alert role="alert" color="red" variant="light" p="xs">
        <Group gap="xs">
          <span>该广告的投放计划未能读取：{messageOf(plans.error) ?? '请稍后再试'}</span>
          <Button size="compact-sm" variant="default" onClick={plans.retry}>
            重试
          </Button>
        </Group>
      </Alert>
    )
  if (!plans.complete) return <p role="status">正在读取该广告的投放计划…</p>
  const found = distinctPlans(plans.plans.values())
  if (found.length === 0) return <p role="status">该广告没有发布到任何终端，没有可沿用的计划。</p>
  return (
    <div role="status" className={classes.area}>
      {found.length > 1 && <p>该广告各终端的计划不同，请选择其中一个。</p>}
      <ul className={classes.plans}>
        {found.slice(0, OFFERED).map(({ plan, rows }, index) => (
          <PlanOffer
            key={index}
            sentence={scheduleSentence(plan)}
            count={rows.length}
            draft={toDraft(plan)}
            onTake={onTake}
          />
        ))}
      </ul>
      {found.length > OFFERED && <p>另有 {formatNumber(found.length - OFFERED)} 种计划，各用于更少的终端。</p>}
    </div>
  )
}

function PlanOffer({
  sentence,
  count,
  draft,
  onTake,
}: {
  sentence: string
  count: number
  draft: ScheduleDraft | undefined
  onTake: (draft: ScheduleDraft) => void
}) {
  return (
    <li className={classes.plan}>
      <span className={classes.words}>
        {sentence}（{formatNumber(count)} 台终端）
      </span>
      <ActionButton
        size="compact-sm"
        variant="default"
        disabledReason={draft ? undefined : '该计划含多段日期或不完整的时段，无法沿用'}
        onClick={() => draft && onTake(draft)}
      >
        沿用
      </ActionButton>
    </li>
  )
}
