import { Title } from '@mantine/core'
import { useId, useMemo } from 'react'
import { asSeen, refusalOf, type Refusable } from './refusals.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { changesSince } from './refusal-changes.ts'
import classes from './since-refusal.module.css'

/** What is other than it was when this account refused it in this browser; nothing where it has not. */
export function SinceRefusal({ program }: { program: Refusable }) {
  const heading = useId()
  const { id, content, name } = program
  const refusal = useMemo(() => refusalOf(id), [id])
  const now = useMemo(
    () => refusal && asSeen(program),
    // the queue gives another object at each look
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [refusal, content, name],
  )
  if (!refusal || !now) return null
  const changes = changesSince(refusal, now)
  return (
    <section className={classes.since} aria-labelledby={heading}>
      <Title order={3} id={heading} className={classes.title}>
        自您上次不通过后的变化
      </Title>
      <p className={classes.reason}>
        {formatMoment(refusal.at).slice(0, 16)}，原因：{refusal.reason}
      </p>
      {changes.length === 0 ? (
        <p className={classes.none}>没有发现变化</p>
      ) : (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
