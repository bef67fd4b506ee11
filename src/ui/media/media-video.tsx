import { Button } from '@mantine/core'
import { IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { safeFileUrl, safeMediaUrl } from '#src/lib/url/safe-url.ts'
import classes from './media-image.module.css'

export interface MediaVideoProps {
  /** Address as the server sent it, relative to `base` or whole; only safe ones are loaded. */
  src: unknown
  /** Base address of videos, from the user info. */
  base?: string
  /** What it shows. */
  label: string
  /** The picture before it plays, and the base address of pictures. */
  poster?: unknown
  posterBase?: string
}

/**
 * A video with the browser's controls, of which only the beginning is fetched until it is played; a sign in its place
 * when there is none or it fails, with the reason that its file gives.
 */
export function MediaVideo({ src, base, label, poster, posterBase }: MediaVideoProps) {
  const url = safeFileUrl(src, { base })
  const [failed, setFailed] = useState<string>()
  const reason = useReason(failed === url ? failed : undefined)
  const missing = src === undefined || src === null || src === ''
  if (url === undefined || failed === url) {
    return (
      <div className={classes.frame}>
        <div
          className={classes.placeholder}
          role="img"
          aria-label={`${label}（${missing ? '暂无视频' : '视频无法播放'}）`}
        >
          {missing ? (
            <IconVideo size={28} stroke={1.25} aria-hidden />
          ) : (
            <IconVideoOff size={28} stroke={1.25} aria-hidden />
          )}
          <span aria-hidden>{missing ? '暂无视频' : '视频无法播放'}</span>
          {reason && <span>{reason}</span>}
        </div>
        {/* another try helps where the file could not be had, and nowhere else */}
        {failed === url && url !== undefined && reason === null && (
          <Button className={classes.retry} variant="default" size="compact-sm" onClick={() => setFailed(undefined)}>
            重试
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- advertisements come without captions */}
      <video
        key={url}
        className={classes.image}
        src={url}
        poster={safeMediaUrl(poster, { base: posterBase })}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onError={() => setFailed(url)}
        // some browsers play the sound of what they cannot show, and say no error
        onLoadedMetadata={({ currentTarget }) => {
          if (currentTarget.videoWidth === 0) setFailed(url)
        }}
      />
    </div>
  )
}

/** Why a video fails, from its own file; null where that does not say it, undefined as long as nobody knows. */
function useReason(url: string | undefined): string | null | undefined {
  const [known, setKnown] = useState<{ url: string; reason: string | null }>()
  useEffect(() => {
    if (url === undefined) return undefined
    let gone = false
    const tell = (reason: string | undefined) => {
      if (!gone) setKnown({ url, reason: reason ?? null })
    }
    import('#src/lib/files/remote-film.ts').then(
      ({ whyFilmFails }) => whyFilmFails(url).then(tell),
      () => tell(undefined),
    )
    return () => {
      gone = true
    }
  }, [url])
  return known?.url === url ? known?.reason : undefined
}
