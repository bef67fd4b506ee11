import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reloadArea } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { browserMedia } from '#src/scene/browser-media.ts'
import { takeSnapshot } from '../session/snapshot.ts'
import { publishCopies, replaceInAds, stopOld } from './swap-work.ts'

/** What can be done with the swap that is kept. Lists load again once, when all of it is done. */
export function useSwap() {
  const client = useQueryClient()
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  return useMemo(() => {
    const media = browserMedia(cdnImgUrl, cdnVideoUrl)
    const reloading = (work: Promise<void>, operationId: 'programUpdate' | 'programPlay') =>
      work.finally(() => void reloadArea(client, operationId))
    return {
      replace: () =>
        reloading(
          replaceInAds(async (document) => (await takeSnapshot(document, media)).image),
          'programUpdate',
        ),
      publish: () => reloading(publishCopies(), 'programPlay'),
      stopOld: () => reloading(stopOld(), 'programPlay'),
    }
  }, [client, cdnImgUrl, cdnVideoUrl])
}
