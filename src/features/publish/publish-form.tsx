import { Alert, Button, Group, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { recordActivity } from '#src/api/activities.ts'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { isResultUnknown } from '#src/lib/errors/user-error.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { changeText, publicationChange } from '#src/domain/publication-change.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { playsFrom, wallTime } from '#src/domain/schedule.ts'
import {
  ADDED_PERIOD,
  DEFAULT_SCHEDULE,
  scheduleErrors,
  scheduleWrong,
  toSchedule,
  type ScheduleDraft,
} from '#src/domain/schedule-rules.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { DevicePicker, type PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { mayNeverPlay } from '#src/components/schedule/may-never-play.ts'
import { ScheduleFields } from '#src/components/schedule/schedule-fields.tsx'
import { useChosen, useSelection } from '#src/ui/table/selection.ts'
import { useShowFirstInvalid } from '#src/lib/hooks/use-show-first-invalid.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { PublishDrawer } from './publish-drawer.tsx'
import { ProgramSummary } from './program-summary.tsx'
import classes from './publish-form.module.css'
import { CurrentPublications } from './current-publications.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { commonDraft } from './republish-pending.ts'
import { SamePlan } from './same-plan.tsx'
import { SentWords } from './sent-words.tsx'
import type { OwnPlans } from './use-own-plans.ts'
import { usePlay } from './use-play.ts'
import { useSelectableDevices } from './use-selectable-devices.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface PublishFormProps {
  program: ProgramDetail
  /** Where it is now. */
  plans: OwnPlans
  /** In the place of an outline, without coming in anew. */
  still: boolean
  inAddress: boolean | undefined
  onClose: () => void
  devices?: readonly PickDevice[]
  schedule?: ScheduleDraft | 'lost'
}

const NONE: readonly PickDevice[] = []
/** Nothing in it can be sent unread. */
const UNCHOSEN: ScheduleDraft = { scheduleType: 0, dateStart: null, dateEnd: null, periods: [ADDED_PERIOD] }
const idOf = (device: PickDevice) => device.id

/** What the form begins with: what it is asked for, else what the ad has on its terminals now. */
function firstDraft(schedule: PublishFormProps['schedule'], { plans }: OwnPlans): ScheduleDraft {
  if (schedule === 'lost') return UNCHOSEN
  return schedule ?? commonDraft([...plans.values()]) ?? DEFAULT_SCHEDULE
}

export function PublishForm({ program, plans, still, inAddress, onClose, devices = NONE, schedule }: PublishFormProps) {
  const navigate = useNavigate()
  const [initial] = useState(() => ({
    devices,
    schedule: firstDraft(schedule, plans),
    today: wallTime(new Date(serverNow())).day,
  }))
  const [draft, setDraft] = useState(initial.schedule)
  const [borrows, setBorrows] = useState(false)
  const borrow = useRef<HTMLButtonElement>(null)
  // what is wrong is said when it was tried to be sent, and from then on as it changes
  const [tried, setTried] = useState(false)
  const list = useSelectableDevices(program.resolutionType)
  const selection = useSelection<PickDevice>(idOf, list.rows, initial.devices)
  const { list: chosen, rows: chosenById } = useChosen(selection)
  const work = useRef<HTMLDivElement>(null)
  const showFirstInvalid = useShowFirstInvalid(work)
  // all of it is large: the drawer stands at once, and what is in it is made without holding up a click
  const made = useDeferredValue(true, false)

  const isUntouched =
    chosen.length === initial.devices.length && initial.devices.every(({ id }) => chosenById.has(String(id)))
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial.schedule) || !isUntouched
  const wrong = scheduleWrong(draft, initial.today)
  const wanted = useMemo(() => toSchedule(draft), [draft])
  const programs = useMemo(() => [program], [program])
  const { plans: ownPlans, complete } = plans
  const change = useMemo(
    () =>
      wrong === undefined ? { ...publicationChange(chosen, wanted, { plans: ownPlans, complete }), wanted } : undefined,
    [wrong, chosen, wanted, ownPlans, complete],
  )
  const neverPlays = wrong === undefined && !playsFrom(wanted, initial.today)
  const { busy, error, submit } = usePlay((unansweredAt) =>
    recordActivity({ kind: 'publish', program: toSentProgram(program) }, chosen, unansweredAt),
  )
  const mounted = useMounted()

  async function publish() {
    setTried(true)
    if (wrong !== undefined || chosen.length === 0) return showFirstInvalid()
    if (!(await mayNeverPlay(neverPlays, '发布'))) return
    const sent = await submit({ programId: program.id, deviceIds: chosen.map(idOf), publish: 1, ...wanted })
    if (!sent.done) return
    const count = sent.answer
    const sentence = `节目成功发布到了${count}个终端：广告“${program.name ?? ''}”`
    // who has gone elsewhere meanwhile is told there, and stays there
    if (!mounted.current) return notifySuccess(sentence)
    onClose()
    const message = <SentWords sentence={sentence} verb="发布" count={count} devices={chosen} />
    const look = await confirm({ title: '操作成功!', message, confirmLabel: '查看发布终端', cancelLabel: '关闭' })
    if (look) void navigate({ to: '/checkPubMet', search: { id: String(program.id) } })
  }

  return (
    <PublishDrawer
      work={work}
      options={{ programs, wanted, devices: made ? chosen : NONE, plans, change, neverPlays }}
      onDrop={(drop) => selection.toggle(drop, false)}
      inAddress={inAddress}
      onClose={onClose}
      still={still}
      dirty={dirty}
      busy={busy}
      goesOn
      error={error}
      summary={
        <>
          <span>{chosen.length > 0 ? `将发布到 ${formatNumber(chosen.length)} 台终端` : '未选择终端'}</span>
          {change && chosen.length > 0 && <span>{changeText(change)}</span>}
        </>
      }
      buttons={
        <ActionButton
          // with nothing to send it says what is missing, and does not call for a press
          variant={chosen.length > 0 ? 'filled' : 'light'}
          busy={busy}
          disabledReason={blockedByReview('program', 'publish', program)}
          onClick={() => void publish()}
        >
          发布
        </ActionButton>
      }
    >
      {made && (
        <>
          <ProgramSummary program={program} />
          {isResultUnknown(error) && <CurrentPublications program={program} />}
          <div className={classes.columns}>
            <section aria-label="投放计划" className={`${classes.section} ${classes.plan}`}>
              <Group justify="space-between">
                <Title order={3}>投放计划</Title>
                <Button
                  ref={borrow}
                  variant="default"
                  size="compact-sm"
                  aria-expanded={borrows}
                  onClick={() => setBorrows(!borrows)}
                >
                  沿用其他广告的计划
                </Button>
              </Group>
              {borrows && (
                <SamePlan
                  programId={program.id}
                  onTake={(plan) => {
                    setDraft(plan)
                    setBorrows(false)
                    borrow.current?.focus()
                  }}
                />
              )}
              {schedule === 'lost' && (
                <Alert role="status" color="yellow" variant="light" p="xs">
                  原投放计划不一致或无法沿用，请重新设置投放计划
                </Alert>
              )}
              {schedule === undefined && <CurrentPlan plans={plans} draft={draft} />}
              <ScheduleFields
                value={draft}
                onChange={setDraft}
                errors={tried ? scheduleErrors(draft, initial.today) : undefined}
              />
            </section>
            <section aria-label="投放终端" className={`${classes.section} ${classes.targets}`}>
              <Title order={3}>投放终端</Title>
              {tried && chosen.length === 0 && (
                <Alert role="alert" color="red" variant="light" p="xs" tabIndex={-1}>
                  请选择终端
                </Alert>
              )}
              <DevicePicker {...list} selection={selection} published={ownPlans} />
            </section>
          </div>
        </>
      )}
    </PublishDrawer>
  )
}
