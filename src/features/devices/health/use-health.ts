import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { playListRequest } from '#src/api/play-list.ts'
import { readSeveralInTurn } from '#src/api/read-in-turn.ts'
import { firstTrouble, nextQuestion, type HealthAnswers, type HealthFacts } from './first-trouble.ts'
import type { Reason } from '#src/domain/diagnosis.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { usePageVisible } from '#src/lib/hooks/use-page-visible.ts'
import { atServer, serverNow } from '#src/lib/time/server-clock.ts'
import { newestCommandsRequest } from '../inspector/device-queries.ts'

/** How long the answers of a terminal are kept, and then asked for anew while it is in sight (ms). */
const FRESH_MS = 60_000

export interface Health {
  /** The first that its checks have come to. */
  trouble: Reason | undefined
  /** `failed` is one that could not be looked into; its row may have told a trouble all the same. */
  state: 'checking' | 'known' | 'failed'
}

/** The row, and what it was answered to. */
function factsOf(device: Device, at: number, answers: HealthAnswers | undefined, now: number): HealthFacts {
  return {
    device,
    deviceAt: new Date(atServer(at)),
    playList: answers?.playList,
    commands: answers?.commands,
    now: new Date(now),
  }
}

/** Read anew as the play list is, when something is written. */
export function readHealth(device: Device, at: number) {
  return {
    ...readSeveralInTurn('devicePlayList', { health: device.id }, async (ask): Promise<HealthAnswers> => {
      const answers: HealthAnswers = { playList: undefined, commands: undefined }
      for (;;) {
        const next = nextQuestion(factsOf(device, at, answers, serverNow()))
        if (!next) return answers
        if (next === 'playList') answers.playList = await ask('devicePlayList', playListRequest(device.id))
        else {
          const { data, total } = await ask('deviceCommandHistory', newestCommandsRequest(device.id))
          answers.commands = { rows: data, total: total ?? data.length }
        }
      }
    }),
    staleTime: FRESH_MS,
  }
}

/**
 * The first trouble of each terminal. Those whose row does not tell it are asked, in turn, while `ask` holds and the
 * page is seen; what is under way for them then is called off.
 */
export function useHealth(devices: readonly Device[], at: number, ask: boolean): Health[] {
  const client = useQueryClient()
  const clock = useNow()
  const now = Math.max(clock, atServer(at))
  const asks = usePageVisible() && ask
  const asked = devices.map((device) => nextQuestion(factsOf(device, at, undefined, now)) !== undefined)
  const queries = useQueries({
    queries: devices.map((device, index) => ({
      ...readHealth(device, at),
      enabled: asks && asked[index] === true,
      refetchInterval: FRESH_MS,
    })),
  })
  const stop = useEffectEvent((ids: string) => {
    for (const id of JSON.parse(ids) as Device['id'][])
      void client.cancelQueries({ queryKey: readHealth({ id }, at).queryKey, exact: true })
  })
  const ids = JSON.stringify(devices.map(({ id }) => id))
  useEffect(() => {
    if (!asks) return
    return () => stop(ids)
  }, [asks, ids])
  return devices.map((device, index): Health => {
    if (!asked[index]) return { trouble: firstTrouble(factsOf(device, at, undefined, now)), state: 'known' }
    const query = queries[index]
    if (!query?.data) {
      const failed = query?.error != null
      return {
        trouble: failed ? firstTrouble(factsOf(device, at, undefined, now)) : undefined,
        state: failed ? 'failed' : 'checking',
      }
    }
    return { trouble: firstTrouble(factsOf(device, at, query.data, now)), state: 'known' }
  })
}
