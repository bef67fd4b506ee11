import { useUserInfo } from '#src/api/user-info.ts'
import { DownloadView } from './download-view.tsx'

/** The terminal's programs (3§2), for everybody who is signed in (P5). They come with user info. */
export function DownloadScreen() {
  const { systemMainVersion, companyAdapters, cdnImgUrl } = useUserInfo()
  return <DownloadView client={systemMainVersion} adapters={companyAdapters} base={cdnImgUrl} />
}
