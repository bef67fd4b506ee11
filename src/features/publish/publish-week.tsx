import '@mantine/core/styles/Combobox.layer.css'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PlayEntry, Program } from '#src/api/generated/types.gen.ts'
import { readPlayList } from '#src/api/play-list.ts'
import { read } from '#src/api/query.ts'
import { deviceName, powerWindowOf } from '#src/domain/device-rules.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { PlayWeek } from '#src/components/schedule/play-week.tsx'
import { plainId } from '#src/lib/data/parse-json.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import classes from './publish-form.module.css'
import { uniqueOptions } from '#src/ui/form/unique-options.ts'

interface PublishWeekProps {
  program: Program
  /** Undefined while the schedule is not complete. */
  wanted: Scheduled | undefined
  /** The chosen terminals, at least one. */
  devices: readonly PickDevice[]
}

/** How many terminals are offered at a time; the others are found by name or number. */
const OFFERED = 50

/** What will play when on one of the chosen terminals once it is published, with what wants the same turn. */
export function PublishWeek({ program, wanted, devices }: PublishWeekProps) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const device = devices.find(({ id }) => String(id) === chosen) ?? devices[0]
  return (
    <div className={classes.section}>
      <div>
        <Button variant="default" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起发布后的一周' : '查看发布后的一周'}
        </Button>
      </div>
      {open && device && (
        <>
          <Select
            label="终端"
            maw={420}
            searchable
            {...searchAnew}
            allowDeselect={false}
            limit={OFFERED}
            data={uniqueOptions(devices.map((one) => ({ value: String(one.id), label: labelOf(one) })))}
            value={String(device.id)}
            onChange={setChosen}
            nothingFoundMessage="没有匹配的终端"
          />
          {wanted ? (
            <DeviceWeek key={String(device.id)} program={program} wanted={wanted} device={device} />
          ) : (
            <p className={classes.hint}>投放计划填写完整后显示。</p>
          )}
        </>
      )}
    </div>
  )
}

function DeviceWeek({ program, wanted, device }: { program: Program; wanted: Scheduled; device: PickDevice }) {
  const [moment, setMoment] = useState<Date>()
  const list = useQuery(readPlayList(device.id))
  // only greys the hours without power; without it none is
  const facts = useQuery(read('deviceGet', { path: { id: device.id } }))
  const { data } = list
  const entries = useMemo<PlayEntry[]>(() => {
    const others = (data ?? []).filter(({ programId }) => String(programId) !== String(program.id))
    return [
      ...others,
      {
        programId: program.id,
        programName: `${program.name ?? ''}（本次发布）`,
        scheduleType: wanted.scheduleType,
        schedules: wanted.schedules && [...wanted.schedules],
      },
    ]
  }, [data, program, wanted])
  if (list.error && !data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (!data) return <LoadingLines lines={6} />
  return (
    <PlayWeek
      label={`“${labelOf(device)}”发布后的一周`}
      entries={entries}
      workCron={facts.data && powerWindowOf(facts.data)}
      moment={moment}
      onMoment={setMoment}
    />
  )
}

function labelOf(device: PickDevice): string {
  const { name, sn, id } = device
  return name && sn ? `${name}（${sn}）` : deviceName(device) || plainId(id)
}
