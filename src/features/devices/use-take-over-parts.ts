import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { readPlayList } from '#src/api/play-list.ts'
import { read } from '#src/api/query.ts'
import { readInTurn } from '#src/api/read-in-turn.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { runningPlays, takeOverParts } from '#src/domain/take-over.ts'
import { isRefused, messageOf } from '#src/lib/errors/user-error.ts'
import { orgPath } from '#src/lib/data/org-names.ts'
import { groupNameOf } from '#src/components/group/groups-state.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'

/** Ads that are looked up before they are carried over; what the server says to more is seen when they are sent. */
const LOOKED_UP = 50

/**
 * What the old terminal has beside what the new one has, as far as this account may carry it over; undefined until all
 * of it is known. Once it has `begun` ads are not looked up again with every one that is published.
 */
export function useTakeOverParts(old: Device | undefined, fresh: Device, begun: boolean) {
  const can = useCan()
  const { orgTree } = useUserInfo()
  const [today] = useState(() => wallTime(new Date(serverNow())).day)
  const enabled = old !== undefined
  const oldDevice = useQuery({ ...read('deviceGet', { path: { id: old?.id ?? '' } }), enabled })
  const freshDevice = useQuery({ ...read('deviceGet', { path: { id: fresh.id } }), enabled })
  const oldPlays = useQuery({ ...readPlayList(old?.id ?? ''), enabled })
  const freshPlays = useQuery({ ...readPlayList(fresh.id), enabled })
  const groups = useQuery(read('deviceGroupList', {}))
  const all = [oldDevice, freshDevice, oldPlays, freshPlays, groups]
  // an ad may be out of this account's sight, or no longer approved: known before it is tried
  const looksUp = enabled && !begun && can(programPermissions.publish) && can(programPermissions.preview)
  const running = useMemo(() => runningPlays(oldPlays.data ?? [], today), [oldPlays.data, today])
  const blocked = useQueries({
    queries: (looksUp ? running : []).slice(0, LOOKED_UP).map(({ programId }) => ({
      ...readInTurn('programGet', { path: { id: programId } }),
    })),
    combine: (ads) =>
      ads.some(({ isPending }) => isPending)
        ? undefined
        : ads.map(({ data, error }) =>
            data
              ? blockedByReview('program', 'publish', data)
              : isRefused(error)
                ? (messageOf(error) ?? undefined)
                : undefined,
          ),
  })
  const failed = all.filter(({ error, data }) => error !== null && data === undefined)

  const parts = useMemo(() => {
    if (!oldDevice.data || !freshDevice.data || !oldPlays.data || !freshPlays.data || !groups.data || !blocked)
      return undefined
    return takeOverParts(
      { device: oldDevice.data, plays: oldPlays.data },
      { device: freshDevice.data, plays: freshPlays.data },
      { group: (id) => groupNameOf(groups.data, id), org: (id) => orgPath(orgTree, id) },
      today,
      (programId) => blocked[running.findIndex((entry) => entry.programId === programId)],
    ).filter(({ permission }) => can(permission))
  }, [
    oldDevice.data,
    freshDevice.data,
    oldPlays.data,
    freshPlays.data,
    groups.data,
    orgTree,
    today,
    can,
    running,
    blocked,
  ])

  return {
    parts: enabled ? parts : undefined,
    /** The new terminal as it was read last: what is not carried over is sent as it stands there. */
    current: freshDevice.data ?? fresh,
    error: failed[0]?.error ?? null,
    loading: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
