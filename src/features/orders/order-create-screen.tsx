import { Alert, Button, Group, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type ComponentType } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { orderErrors } from '#src/domain/order-rules.ts'
import { playsFrom, wallTime, type Scheduled } from '#src/domain/schedule.ts'
import { DEFAULT_SCHEDULE, scheduleErrors, scheduleWrong, toSchedule } from '#src/domain/schedule-rules.ts'
import { useUnsavedChanges } from '#src/lib/hooks/use-unsaved-changes.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { useShowFirstInvalid } from '#src/lib/hooks/use-show-first-invalid.ts'
import { wayBack } from '#src/lib/url/open-pages.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { InlineError } from '#src/ui/feedback/inline-error.tsx'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { Card, Page } from '#src/ui/page.tsx'
import { useChosen, useSelection, type Selection } from '#src/ui/table/selection.ts'
import { mayNeverPlay } from '#src/components/schedule/may-never-play.ts'
import { ScheduleFields } from '#src/components/schedule/schedule-fields.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import classes from './order-create.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface OrderCreateProps {
  Programs: ComponentType<{
    value: readonly Program[]
    onChange: (programs: readonly Program[]) => void
    error?: string
  }>
  Devices: ComponentType<{
    programs: readonly Program[]
    wanted: Scheduled
    neverPlays: boolean
    selection: Selection<PickDevice>
  }>
}

const NO_PROGRAMS: readonly Program[] = []
const idOf = ({ id }: PickDevice) => id
/** An order has days of its own; the times are those of a publication. */
const UNDATED = { ...DEFAULT_SCHEDULE, dateStart: null, dateEnd: null }

/** A new order: what, for whom, when and where (C29). It waits for review then. */
export function OrderCreateScreen({ Programs, Devices }: OrderCreateProps) {
  const navigate = useNavigate()
  const mounted = useMounted()
  const { mutateAsync } = useWrite('orderCreate')
  const [texts, setTexts] = useState({ name: '', client: '' })
  const [programs, setPrograms] = useState(NO_PROGRAMS)
  // the terminals on screen are known below
  const selection = useSelection<PickDevice>(idOf, undefined)
  const devices = useChosen(selection).list
  const [draft, setDraft] = useState<typeof DEFAULT_SCHEDULE>(UNDATED)
  // what is wrong is said when it was tried to be sent, and from then on as it changes
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const showFirstInvalid = useShowFirstInvalid(form)
  const [today] = useState(() => wallTime(new Date(serverNow())).day)

  const dirty =
    texts.name !== '' || texts.client !== '' || programs.length > 0 || devices.length > 0 || draft !== UNDATED

  const parts = orderErrors({ ...texts, programs, devices })
  const schedule = scheduleErrors(draft, today)
  const isWrong = Object.values(parts).some(Boolean) || scheduleWrong(draft, today) !== undefined
  const wrong = tried ? parts : {}
  const wanted = toSchedule(draft)
  const neverPlays = !isWrong && !playsFrom(wanted, today)

  const { submit, busy, error } = useSubmit(
    () => {
      const ids = (rows: readonly { id: Program['id'] }[]) => rows.map(({ id }) => id)
      return mutateAsync({
        body: {
          name: texts.name.trim(),
          client: texts.client.trim(),
          programIds: ids(programs),
          deviceIds: ids(devices),
          ...wanted,
        },
      })
    },
    { before: maySendAgain, once: true },
  )
  const release = useUnsavedChanges(dirty, 'page', busy)

  async function create() {
    setTried(true)
    if (isWrong) return showFirstInvalid()
    if (!(await mayNeverPlay(neverPlays, '提交'))) return
    const { done } = await submit()
    if (!done) return
    // at once, for what follows leaves the page
    release()
    notifySuccess(`添加成功：订单“${texts.name.trim()}”`)
    if (mounted.current) void navigate({ to: '/orderManage' })
  }

  const text = (field: keyof typeof texts, label: string, placeholder: string) => (
    <TextInput
      label={label}
      withAsterisk
      placeholder={placeholder}
      value={texts[field]}
      onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [field]: value }))}
      error={wrong[field]}
    />
  )
  return (
    <Page title="创建订单" description="提交后等待审核，审核通过后按计划播放。">
      <div ref={form} className={classes.form}>
        <Card title="订单信息">
          <div className={classes.texts}>
            {text('name', '订单名称', '最多 20 个字符')}
            {text('client', '客户名称', '最多 20 个字符')}
          </div>
        </Card>
        <Card title="广告">
          <Programs value={programs} onChange={setPrograms} error={wrong.programs} />
        </Card>
        <Card title="投放计划">
          <ScheduleFields value={draft} onChange={setDraft} errors={tried ? schedule : undefined} />
        </Card>
        <Card title="投放终端">
          {wrong.devices !== undefined && (
            <Alert role="alert" color="red" variant="light" p="xs" tabIndex={-1}>
              {wrong.devices}
            </Alert>
          )}
          <Devices programs={programs} wanted={wanted} neverPlays={neverPlays} selection={selection} />
        </Card>
      </div>
      <div className={classes.foot}>
        <InlineError error={error} />
        <div className={classes.row}>
          <span className={classes.summary}>
            {formatNumber(programs.length)} 个广告，{formatNumber(devices.length)} 台终端
          </span>
          <Group gap="xs">
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/orderManage" {...wayBack('/orderManage')} />}
            >
              取消
            </Button>
            <ActionButton busy={busy} onClick={() => void create()}>
              提交
            </ActionButton>
          </Group>
        </div>
      </div>
    </Page>
  )
}
