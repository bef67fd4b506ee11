import { useCallback, useEffect, useState } from 'react'
import { SMS_PAUSE_MS } from '#src/domain/account-rules.ts'
import { secondsLeft, smsSent } from './sms-pause.ts'

export function useSmsPause(): { left: number; begin: () => void } {
  const [sentAt, setSentAt] = useState(() => smsSent.read())
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(sentAt, now)
  const waiting = left > 0

  const keep = useCallback((moment: number) => {
    smsSent.write(moment)
    setSentAt(moment)
    setNow(moment)
  }, [])

  useEffect(() => {
    if (!waiting) return
    function tick() {
      const at = smsSent.read()
      // a clock that was set back would make the pause as long as it was set back by
      if (at !== undefined && at > Date.now()) keep(Date.now())
      else setNow(Date.now())
    }
    // short, so that no second is skipped; what it shows comes from the clock and not from counting
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [waiting, keep])

  return { left, begin: () => keep(Date.now()) }
}

const TICK_MS = SMS_PAUSE_MS / 240
