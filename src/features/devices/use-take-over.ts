import { useRef, useState } from 'react'
import { newBundle, recordActivity, sendRecorded } from '#src/api/activities.ts'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { toSentProgram, type Bundle, type Work } from '#src/domain/activity.ts'
import type { TakeOverStep } from '#src/domain/take-over.ts'
import { isResultUnknown, messageOf } from '#src/lib/errors/user-error.ts'

export type StepState = { state: 'waiting' | 'sending' | 'done' } | { state: 'failed'; message: string; error: unknown }

export interface FollowedStep extends TakeOverStep {
  outcome: StepState
}

/**
 * Carries parts over to a terminal: one call after the other, each followed to its end. One that fails keeps no other
 * from being sent; sent again is only what has not been done.
 */
export function useTakeOver(device: Pick<Device, 'id' | 'name' | 'sn'>) {
  const deviceId = device.id
  const bundle = useRef<Bundle>(undefined)
  const [steps, setSteps] = useState<readonly FollowedStep[]>([])
  const update = useWrite('deviceUpdate')
  const volume = useWrite('deviceVolumeSet')
  const power = useWrite('deviceWorkCronSet')
  const group = useWrite('deviceGroupSet')
  const org = useWrite('deviceOrgSet')
  const play = useWrite('programPlay')

  function send({ change }: TakeOverStep): Promise<unknown> {
    switch (change.kind) {
      case 'facts': {
        const { name, addr, remark } = change
        return update.mutateAsync({ body: { id: deviceId, name, addr, remark } })
      }
      case 'volume':
        return volume.mutateAsync({ body: { idList: [deviceId], volumeTarget: change.target } })
      case 'power':
        return power.mutateAsync({ path: { ids: String(deviceId), window: change.window } })
      case 'group':
        return group.mutateAsync({ body: { ids: [deviceId], groupId: change.groupId } })
      case 'org':
        return org.mutateAsync({ body: { ids: [deviceId], orgId: change.orgId } })
      case 'program': {
        const { programId, scheduleType, schedules } = change
        return play.mutateAsync({ body: { programId, deviceIds: [deviceId], publish: 1, scheduleType, schedules } })
      }
    }
  }

  /** What takes its time to arrive is followed beyond the call; all of one take-over together. */
  function record({ change }: TakeOverStep, from: string, unansweredAt?: number) {
    const work = workOf(change)
    if (!work) return
    if (bundle.current?.name !== from) bundle.current = newBundle('takeOver', from)
    recordActivity(work, [device], unansweredAt, bundle.current)
  }

  async function outcomeOf(step: TakeOverStep, from: string): Promise<StepState> {
    try {
      await sendRecorded(
        () => send(step),
        (unansweredAt) => record(step, from, unansweredAt),
      )
      return { state: 'done' }
    } catch (error) {
      return { state: 'failed', message: messageOf(error) ?? '登录已失效', error }
    }
  }

  /** What was done before stays done. */
  function outcomeBefore(step: TakeOverStep): StepState {
    const before = steps.find(({ keys }) => keys.join() === step.keys.join())
    return before?.outcome.state === 'done' ? before.outcome : { state: 'waiting' }
  }

  /** Takes over from a terminal of that name; resolves to how many steps have failed. */
  async function run(wanted: readonly TakeOverStep[], from: string): Promise<number> {
    let all = wanted.map((step): FollowedStep => ({ ...step, outcome: outcomeBefore(step) }))
    const note = (index: number, outcome: StepState) => {
      all = all.map((step, at) => (at === index ? { ...step, outcome } : step))
      setSteps(all)
    }
    for (const [index, { outcome, ...step }] of all.entries()) {
      if (outcome.state === 'done') continue
      note(index, { state: 'sending' })
      note(index, await outcomeOf(step, from))
    }
    return all.filter(({ outcome }) => outcome.state !== 'done').length
  }

  const unsure = steps
    .map(({ outcome }) => outcome)
    .find((outcome) => 'error' in outcome && isResultUnknown(outcome.error))
  return { steps, run, unsure: unsure && 'error' in unsure ? unsure.error : undefined }
}

/** What of it is followed on the terminal. */
function workOf(change: TakeOverStep['change']): Work | undefined {
  if (change.kind === 'volume') return { kind: 'volume', target: change.target }
  if (change.kind === 'power') return { kind: 'power', window: change.window }
  if (change.kind !== 'program') return undefined
  return { kind: 'publish', program: toSentProgram({ id: change.programId, name: change.programName }) }
}
