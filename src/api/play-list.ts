import type { RequestOf } from './client.ts'
import type { Id } from './generated/types.gen.ts'
import { read } from './query.ts'

/** 1§9: all ads of a terminal come in one page. */
const PLAY_LIST_LIMIT = 1000

export function playListRequest(id: Id): RequestOf<'devicePlayList'> {
  return { query: { id, page: 0, limit: PLAY_LIST_LIMIT } }
}

/** What plays on a terminal, whosever ads it is. */
export function readPlayList(id: Id) {
  return read('devicePlayList', playListRequest(id))
}
