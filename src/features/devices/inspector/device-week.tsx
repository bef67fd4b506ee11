import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { readPlayList } from '#src/api/play-list.ts'
import { PlayWeek } from '#src/components/schedule/play-week.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { StaleError } from '#src/ui/table/list-state.tsx'
import { readDevice } from './device-queries.ts'

interface DeviceWeekProps {
  id: Device['id']
  /** The moment that is looked at; undefined follows the clock. */
  moment: Date | undefined
  onMoment: (moment: Date | undefined) => void
}

export function DeviceWeek({ id, moment, onMoment }: DeviceWeekProps) {
  const { data: device } = useQuery(readDevice(id))
  const list = useQuery(readPlayList(id))
  const retry = () => void list.refetch()
  if (!list.data) return list.error ? <ErrorState error={list.error} onRetry={retry} /> : <LoadingLines lines={10} />
  return (
    <>
      <StaleError rows={[list]} error={list.error} onRetry={retry} />
      <FocusedAtOnce>
        <PlayWeek
          label={`${device?.name || '终端'}的一周`}
          entries={list.data}
          workCron={device?.workCron}
          moment={moment}
          onMoment={onMoment}
        />
      </FocusedAtOnce>
    </>
  )
}

/** Whoever opened the inspector at the week, and has not gone on, is at its moment: the arrow keys choose another. */
function FocusedAtOnce({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the inspector takes the focus by an effect that comes after this one
    queueMicrotask(() => {
      const isNew = document.activeElement === place.current?.closest('[role=dialog]')
      if (isNew) place.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true })
    })
  }, [])
  return <div ref={place}>{children}</div>
}
