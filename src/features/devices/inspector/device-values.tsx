import type { Device, VolumeTarget } from '#src/api/generated/types.gen.ts'
import classes from './device-values.module.css'

/** What a terminal has, and beside it what it is still to get. */
export function Target({ actual, target }: { actual: string | undefined; target: string | undefined }) {
  const pending = target !== undefined && target !== '' && target !== actual
  return (
    <span>
      {actual || '--'}
      {pending && <span className={classes.pending}> → {target}（待生效）</span>}
    </span>
  )
}

/**
 * The volume that a terminal has, and the ranges with their own. A terminal reports the number only, so ranges count as
 * arrived when the number has.
 */
export function Volume({ device: { volume: actual, volumeTarget: target } }: { device: Device }) {
  const ranges = rangesOf(target)
  if (!target || target.val === actual) return <span>{actual === undefined ? '--' : `${actual}${ranges}`}</span>
  return <Target actual={actual === undefined ? undefined : String(actual)} target={`${target.val}${ranges}`} />
}

const rangesOf = (target: VolumeTarget | undefined) =>
  target?.period?.map(({ t, v }) => `，${t} 为 ${v}`).join('') ?? ''
