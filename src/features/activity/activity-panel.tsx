import { VisuallyHidden } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { activities } from '#src/api/activities.ts'
import { changeActivity, loadActivities, removeActivities } from '#src/api/activity-store.ts'
import { session } from '#src/api/session.ts'
import { useCan } from '#src/api/user-info.ts'
import { entriesOf, isEntryEnded, type Activity } from '#src/domain/activity.ts'
import { withoutTargets } from '#src/domain/activity-course.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { tellAway } from '#src/lib/dom/tell-away.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { ACTIVITY_BUTTON } from './activity-button.tsx'
import { ActivityLine } from './activity-line.tsx'
import { ActivityPanelView } from './activity-panel-view.tsx'
import { endText } from './activity-words.ts'
import { followActivities, type Following } from './follow.ts'
import { useRetryFailed } from './use-retry-failed.ts'

export function ActivityPanel() {
  const { items, view } = useSnapshot(activities) as typeof activities
  const { account } = useSnapshot(session)
  const can = useCan()
  const { troubles, check } = useFollowing(can)
  const retryFailed = useRetryFailed()
  const said = useEnds(items)
  const [newest] = entriesOf(items)
  useEffect(() => {
    if (account !== undefined) void loadActivities()
  }, [account])

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {view === 'line' && newest && (
        <ActivityLine
          entry={newest}
          onOpen={openPanel}
          onClose={() => {
            activities.view = 'closed'
          }}
        />
      )}
      {view === 'opened' && (
        <ActivityPanelView
          items={items}
          troubles={troubles}
          mayRetry={can(devicePermissions.sendCommand)}
          mayOpenDevices={can(devicePermissions.viewPrograms)}
          mayOpenPrograms={can(programPermissions.viewTerminals)}
          onCheck={check}
          onRetryFailed={retryFailed}
          onDrop={(activity, targets) =>
            void changeActivity(activity.key, (now) =>
              withoutTargets(now, new Set(targets.map(({ id }) => String(id)))),
            )
          }
          onRemove={(removed) => void removeActivities(removed.map(({ key }) => key))}
          onClose={() => {
            activities.view = 'closed'
            document.getElementById(ACTIVITY_BUTTON)?.focus()
          }}
        />
      )}
    </>
  )
}

function openPanel() {
  activities.view = 'opened'
}

/**
 * Follows as long as the shell stands. Gives why the last look at an activity failed, by its key, and looks by hand.
 */
function useFollowing(can: ReturnType<typeof useCan>) {
  const [troubles, setTroubles] = useState<ReadonlyMap<string, string>>(new Map())
  const following = useRef<Following>(undefined)
  useEffect(() => {
    following.current = followActivities({
      may: can,
      onLook: (key, error) =>
        setTroubles((before) => {
          const message = error === undefined ? undefined : messageOf(error)
          if (before.get(key) === message) return before
          const next = new Map(before)
          if (message === undefined) next.delete(key)
          else next.set(key, message)
          return next
        }),
    })
    return following.current.stop
  }, [can])
  const check = useCallback(async ({ key }: Activity) => following.current?.lookNow(key), [])
  return { troubles, check }
}

/**
 * What a screen reader hears, and who looks at something else is told: only when something has come to its end, and
 * nothing of what an earlier page has ended.
 */
function useEnds(items: readonly Activity[]): string {
  const under = useRef(new Set<string>())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const entries = entriesOf(items)
    const ended = entries.filter((entry) => isEntryEnded(entry) && under.current.has(entry.key))
    under.current = new Set(entries.filter((entry) => !isEntryEnded(entry)).map(({ key }) => key))
    const [first] = ended
    if (!first) return
    const words = ended.map(endText).join('；')
    setSaid(words)
    // of what a tab in the background hears another one has told
    if (!document.hidden) tellAway({ words: '任务已结束', details: words, key: first.key, open: openPanel })
  }, [items])
  return said
}
