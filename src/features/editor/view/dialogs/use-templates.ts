import { useCallback, useEffect, useState } from 'react'
import { loadTemplates, type OfferedTemplate } from '../../session/templates.ts'

export interface LoadedTemplates {
  templates: readonly OfferedTemplate[] | undefined
  error: unknown
  retry: () => void
}

export function useTemplates(wanted: boolean, width: number, height: number): LoadedTemplates {
  const [state, setState] = useState<{ key: string; templates?: readonly OfferedTemplate[]; error?: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const key = `${width}*${height} ${attempt}`
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    loadTemplates({ width, height }).then(
      (templates) => {
        if (!gone) setState({ key, templates })
      },
      (error: unknown) => {
        if (!gone) setState({ key, error })
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, width, height, key])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const now = state?.key === key ? state : undefined
  return { templates: now?.templates, error: now?.error, retry }
}
