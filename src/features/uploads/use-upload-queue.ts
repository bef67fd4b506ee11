import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { apiConfig } from '#src/api/config.ts'
import { postFile } from '#src/api/post-file.ts'
import { reloadArea } from '#src/api/query.ts'
import { session } from '#src/api/session.ts'
import { uploadUrl } from '#src/lib/url/upload-url.ts'
import { notifyEnded } from '#src/ui/feedback/notify.ts'
import { followSession } from './follow-session.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import { uploads } from './upload-items.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { showableName } from '#src/lib/text/showable-name.ts'

let queue: UploadQueue | undefined
let owner: QueryClient | undefined
let stopFollowing: (() => void) | undefined

export function useUploadQueue(): UploadQueue {
  return queueOf(useQueryClient())
}

/** A console that was opened anew in the same tab, as tests do, has a queue of its own. */
function queueOf(client: QueryClient): UploadQueue {
  if (!queue || owner !== client) {
    stopFollowing?.()
    queue = start(client)
    stopFollowing = followSession(queue)
    owner = client
  }
  return queue
}

function start(client: QueryClient): UploadQueue {
  return createUploadQueue({
    sign: (originName, type, signal) => call('materialUploadSign', { body: { originName, type } }, { signal }),
    signedIn: () => session.token !== undefined,
    address: (host) => uploadUrl(host, { origins: [apiConfig.baseUrl, ...(apiConfig.uploadOrigins ?? [])] }),
    send: postFile,
    onStored: () => void reloadArea(client, 'materialUploadSign'),
    onIdle: ({ stored, failed, name }) => {
      if (stored > 0)
        notifyEnded(stored === 1 ? `上传成功：${showableName(name)}` : `${formatNumber(stored)} 个文件上传成功`)
      // what failed must not stay hidden
      if (failed > 0 && uploads.view === 'closed') uploads.view = 'minimised'
    },
  })
}

export function dropUploads() {
  queue?.drop()
}
