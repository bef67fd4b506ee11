import type { RequestOf } from '#src/api/client.ts'
import type { Device, DeviceCommand } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { DEVICE_PAGE_SIZES } from '../device-search.ts'

/** One terminal, which is live: its clock, state and screen change while they are looked at. */
export function readDevice(id: Device['id']) {
  return { ...read('deviceGet', { path: { id } }), refetchInterval: 10_000 }
}

export function newestCommandsRequest(id: Device['id']) {
  return { query: { deviceId: id, page: 0, limit: DEVICE_PAGE_SIZES[0] } } as RequestOf<'deviceCommandHistory'>
}

export function readNewestCommands(id: Device['id']) {
  return { ...readPage('deviceCommandHistory', newestCommandsRequest(id)), refetchInterval: whilePending }
}

/** How often a history is read again (ms): not at all once nothing of it is under way. */
export function whilePending({ state }: { state: { data?: { data: DeviceCommand[] } } }): number | false {
  return state.data?.data.some((command) => command.status === 2) ? 3_000 : false
}
