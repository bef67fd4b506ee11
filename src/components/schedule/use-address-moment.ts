import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { formatMoment, parseMoment } from '#src/domain/dates.ts'

/** How long the moment rests before it comes into the address (ms): it is drawn through the hours. */
const REST_MS = 300

/**
 * The moment of a week that is looked at, as an address has it (`2026-11-28T1900`, by the server's wall clock), and how
 * to change it; without one it follows the clock.
 */
export function useAddressMoment(at: string | undefined, keep: (at: string | undefined) => void) {
  const [moment, setMoment] = useState(() => ({ at, date: momentOf(at) }))
  const [seen, setSeen] = useState(at)
  if (at !== seen) {
    setSeen(at)
    // another one than was chosen here
    if (at !== moment.at) setMoment({ at, date: momentOf(at) })
  }
  const keepSoon = useDebouncedCallback(keep, REST_MS)
  return {
    moment: moment.date,
    onMoment: (date: Date | undefined) => {
      const next = date && textOf(date)
      setMoment({ at: next, date })
      keepSoon(next)
    },
  }
}

function momentOf(at: string | undefined): Date | undefined {
  return parseMoment(at?.replace(/^([\d-]+)T(\d\d)(\d\d)$/, '$1 $2:$3:00'))
}

const textOf = (date: Date) => formatMoment(date.getTime()).slice(0, 16).replace(' ', 'T').replace(':', '')
