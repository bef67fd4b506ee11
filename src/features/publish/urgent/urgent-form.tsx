import '@mantine/core/styles/SegmentedControl.layer.css'
import { Group, Input, SegmentedControl, Title } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { changeText, publicationChange } from '#src/domain/publication-change.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import { isResultUnknown, UserError } from '#src/lib/errors/user-error.ts'
import { thisPage } from '#src/lib/hooks/this-page.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { DayTimeInput, type DayTime } from '#src/ui/form/day-time-input.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { notifyError, notifySuccess } from '#src/ui/feedback/notify.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { LoadFailure } from '../load-failure.tsx'
import { ProgramChoice } from '../program-choice.tsx'
import { ProgramSummary } from '../program-summary.tsx'
import { CurrentPublications } from '../current-publications.tsx'
import type { Inserted } from './urgent-dialog.tsx'
import classes from './urgent-dialog.module.css'
import { END_PASSED, endWrong, urgentEnd, urgentLengths, urgentSchedule, type UrgentLength } from './urgent-plan.ts'
import { plansText } from '../change-notes.tsx'
import { UrgentCheck } from './urgent-check.tsx'
import { UrgentScopeFields, type UrgentReach } from './urgent-scope-fields.tsx'
import { useOwnPlans, type OwnPlans } from '../use-own-plans.ts'
import { useProgramOptions } from '../use-program-options.ts'
import { loadScope, useScopeCount, useScopeDevices, type UrgentScope } from './use-urgent-scope.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface UrgentFormProps {
  onClose: () => void
  onInserted: (inserted: Inserted) => void
}

const GATHER_MS = 60_000
const MINUTE = 60_000
const NO_END: DayTime = { day: null, time: '' }

export function UrgentForm({ onClose, onInserted }: UrgentFormProps) {
  const [program, setProgram] = useState<Program>()
  const [reach, setReach] = useState<UrgentReach>()
  const [limits, setLimits] = useState<UrgentScope>({})
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const [length, setLength] = useState<UrgentLength>('60')
  const [until, setUntil] = useState<DayTime>(NO_END)
  const [tried, setTried] = useState<Date>()
  // to the minute, so that the check and the question name the same end
  const minute = Math.floor(useNow() / MINUTE)
  const present = useMemo(() => new Date(minute * MINUTE), [minute])
  // what was sent without an answer
  const [unsure, setUnsure] = useState<{ program: Program; error: Error }>()
  const mounted = useMounted()
  const { mutateAsync } = useWrite('programPlay')
  const options = useProgramOptions(program)
  const scope = scopeOf(reach, limits)
  const scopeCount = useScopeCount(scope, program)
  const inScope = useScopeDevices(scope, program)
  const remains = ({ id }: PickDevice) => !dropped.has(String(id))
  const chosen = useMemo(
    () => inScope.devices?.filter(({ id }) => !dropped.has(String(id))),
    [inScope.devices, dropped],
  )
  const without = (inScope.devices?.length ?? 0) - (chosen?.length ?? 0)
  const count = chosen?.length ?? scopeCount.count
  const plans = useOwnPlans(program)
  const { plans: ownPlans, complete } = plans
  const end = useMemo(() => urgentEnd(length, until, present), [length, until, present])
  const wanted = useMemo(() => planFrom(present, end), [present, end])

  function choose(next: Program | undefined) {
    setProgram(next)
    // what was taken out does not fit the ad of before
    setDropped(new Set())
  }

  const change = useMemo(
    () =>
      program && chosen && wanted.schedules
        ? { ...publicationChange(chosen, wanted, { plans: ownPlans, complete }), wanted }
        : undefined,
    [program, chosen, wanted, ownPlans, complete],
  )
  const lengthId = useId()
  const dirty = program !== undefined || reach !== undefined || length !== '60' || until !== NO_END
  const endError = tried && endWrong(end, tried)
  const scopeError = tried && !scope ? (reach === 'some' ? '请至少选择一个条件' : '请选择终端范围') : undefined

  const { submit, busy, error } = useSubmit(async (given: UrgentScope & { program: Program }) => {
    const { program: ad, ...within } = given
    // counted before it is asked, so that the question says what will happen
    const counted = (await loadScope(within, ad, AbortSignal.timeout(GATHER_MS))).filter(remains)
    if (counted.length === 0) throw new UserError('所选范围内没有终端')
    return counted
  })

  const insert = useSingleFlight(async () => {
    const now = new Date(serverNow())
    setTried(now)
    setUnsure(undefined)
    if (!program || !scope || !end || endWrong(end, now) !== undefined) return
    const signal = thisPage()
    const counted = await submit({ ...scope, program })
    if (!counted.done || !mounted.current) return
    const devices = counted.answer
    const deviceIds = devices.map(({ id }) => id)
    const inserted = await confirm({
      signal,
      title: '紧急插播',
      message: `将立即在 ${formatNumber(deviceIds.length)} 台终端上插播“${program.name ?? ''}”，直到 ${formatMoment(end.getTime()).slice(0, 16)}。插播期间轮播的广告暂停。${changeWords(devices, wanted, plans)}`,
      confirmLabel: '立即插播',
      danger: true,
      action: async () => {
        const plan = urgentSchedule(new Date(serverNow()), end)
        // the question may have stood until after the end
        if (plan.schedules.length === 0) throw new UserError(END_PASSED)
        try {
          const count = await sendRecorded(
            () => mutateAsync({ body: { programId: program.id, deviceIds, publish: 1, ...plan } }),
            (at) => recordActivity({ kind: 'publish', program: toSentProgram(program) }, devices, at),
          )
          return { count }
        } catch (thrown) {
          // asked again only by who has seen what the server has now (N6)
          if (!(thrown instanceof Error && isResultUnknown(thrown))) throw thrown
          return { unknown: thrown }
        }
      },
    })
    if (!inserted.done) return
    const { count: sent, unknown } = inserted.answer
    if (unknown !== undefined) {
      if (mounted.current) setUnsure({ program, error: unknown })
      else notifyError(unknown)
    } else if (mounted.current) onInserted({ program, devices, count: sent, end })
    else notifySuccess(`节目成功发布到了${sent}个终端：广告“${program.name ?? ''}”`)
  })

  return (
    <WorkDrawer
      title="紧急插播"
      size={640}
      inAddress
      onClose={onClose}
      dirty={dirty}
      error={error ?? unsure?.error}
      stripLabel="插播前检查"
      strip={
        program &&
        scope && (
          <UrgentCheck
            program={program}
            wanted={wanted}
            devices={chosen}
            plans={plans}
            change={change}
            dropped={without}
            onDrop={(devices) => setDropped(new Set([...dropped, ...devices.map(({ id }) => String(id))]))}
            onRestore={() => setDropped(new Set())}
          />
        )
      }
      summary={
        <Group gap="4px 16px">
          {!program && <span>未选择广告</span>}
          <span>{scope ? scopeText(count, scopeCount.query.isError) : '未选择终端范围'}</span>
          {change && <span>{changeText(change)}</span>}
        </Group>
      }
      buttons={
        <ActionButton
          color="red"
          variant={program && scope ? 'filled' : 'light'}
          busy={busy}
          disabledReason={count === 0 ? '所选范围内没有终端' : undefined}
          onClick={() => void insert()}
        >
          立即插播
        </ActionButton>
      }
    >
      <LoadFailure queries={[options.list, scopeCount.query, inScope.query]} />
      {unsure && <CurrentPublications program={unsure.program} />}
      <ProgramChoice
        value={program}
        options={options}
        onChange={choose}
        error={tried && !program ? '请选择广告' : undefined}
      />
      {program && <ProgramSummary program={program} />}
      <section aria-label="终端范围" className={classes.section}>
        <Title order={3}>终端范围</Title>
        <UrgentScopeFields reach={reach} onReach={setReach} limits={limits} onLimits={setLimits} error={scopeError} />
      </section>
      <section aria-label="插播时长" className={classes.section}>
        <Title order={3} id={lengthId}>
          插播时长
        </Title>
        <div>
          <SegmentedControl aria-labelledby={lengthId} data={urgentLengths} value={length} onChange={setLength} />
        </div>
        {length === 'until' ? (
          <DayTimeInput className={classes.until} label="结束时间" value={until} onChange={setUntil} error={endError} />
        ) : (
          <Input.Error>{endError}</Input.Error>
        )}
      </section>
    </WorkDrawer>
  )
}

/** What would be inserted, for the check; nothing while there is no end. */
function planFrom(now: Date, end: Date | undefined): Scheduled {
  return end ? urgentSchedule(now, end) : { scheduleType: 1 }
}

/** Which terminals are meant; undefined until somebody has said so. */
function scopeOf(reach: UrgentReach | undefined, limits: UrgentScope): UrgentScope | undefined {
  if (reach === 'all') return {}
  return reach === 'some' && Object.values(limits).some((value) => value !== undefined) ? limits : undefined
}

/** What the insertion changes and takes away for good, for the question before it. */
function changeWords(devices: readonly PickDevice[], wanted: Scheduled, plans: OwnPlans): string {
  if (plans.total === undefined) return '该广告目前的投放计划未能读取，已有的计划将被替换。'
  const change = publicationChange(devices, wanted, plans)
  const { changed } = change
  return `${changeText(change)}。${
    changed.length === 0
      ? ''
      : `其中 ${formatNumber(changed.length)} 台终端上该广告已有计划（${plansText(changed)}），将被替换，插播结束后不会恢复。`
  }`
}

function scopeText(count: number | undefined, failed: boolean): string {
  if (failed) return '终端数量未能统计'
  return count === undefined ? '正在统计终端…' : `将插播到 ${formatNumber(count)} 台终端`
}
