/* The calls of a swap, over HTTP. */
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import { call } from '#src/api/call.ts'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { loadAll } from '#src/api/paging.ts'
import { toSentProgram, type Bundle } from '#src/domain/activity.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { adLock, takeLock } from '../session/tab-lock.ts'
import type { PlayCalls } from './pass-on.ts'
import type { SwapCalls } from './run-swap.ts'
import { onDisk } from './swap-disk.ts'

/** Nobody takes back what was begun: an ad is taken to an end that is known. */
const untilEnd = () => new AbortController().signal

export function swapCalls(picture: SwapCalls['picture']): SwapCalls {
  return {
    get: (id) => call('programGet', { path: { id } }),
    named: (ad) => loadAll('programList', ad, untilEnd()),
    // how far it has come is known before anything is sent, whatever ends then
    create: (body) => onDisk().then(() => call('programCreate', { body })),
    update: (body) => onDisk().then(() => call('programUpdate', { body })),
    submit: (id) => onDisk().then(() => call('programSubmit', { path: { id } })),
    picture,
    lock: (id) => takeLock(adLock(String(id))),
  }
}

/** What is sent stands in one entry of the activities (R37). */
export function playCalls(bundle: Bundle): PlayCalls {
  const send = (
    kind: 'publish' | 'stop',
    ad: Parameters<PlayCalls['stop']>[0],
    on: readonly PublishedDevice[],
    request: () => Promise<unknown>,
  ) => {
    const devices = on.map(({ deviceId: id, deviceSn: sn, deviceName: name }) => ({ id, sn, name }))
    return sendRecorded(request, (unansweredAt) =>
      recordActivity({ kind, program: toSentProgram(ad) }, devices, unansweredAt, bundle),
    )
  }
  const idsOf = (on: readonly PublishedDevice[]) => on.map(({ deviceId }) => deviceId)
  return {
    plays: (programId) => loadAll('programPlayList', { programId }, untilEnd()),
    publish: (ad, plan, on) =>
      send('publish', ad, on, () =>
        call('programPlay', { body: { programId: ad.id, deviceIds: idsOf(on), publish: 1, ...plan } }),
      ),
    stop: (ad, on) =>
      send('stop', ad, on, () => call('programPlay', { body: { programId: ad.id, deviceIds: idsOf(on), publish: 0 } })),
    today: () => wallTime(new Date(serverNow())).day,
  }
}
