import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { safeMediaUrl } from '#src/lib/url/safe-url.ts'
import { thumbnailUrl } from '#src/lib/url/thumbnail-url.ts'
import classes from './media-image.module.css'

export interface MediaImageProps {
  /** Address as the server sent it, relative to `base` or whole; only safe ones are loaded. */
  src: unknown
  /** Base address of pictures, from the user info. */
  base?: string
  /** What the picture shows. */
  alt: string
  /** Height of the frame in px; as wide as there is room. Without it the frame fills what it stands in. */
  height?: number
  /**
   * Pixels of the longer side that are enough, for a thumbnail; the picture itself where the server has no smaller one.
   */
  side?: number
  /** Upon the picture, such as a badge. */
  children?: ReactNode
}

/**
 * A picture, whole, in a frame whose size does not depend on it; a sign in its place when there is none or it fails.
 */
export function MediaImage({ src, base, alt, height, side, children }: MediaImageProps) {
  const url = safeMediaUrl(src, { base })
  const [failed, setFailed] = useState<readonly string[]>([])
  const wanted = url === undefined || side === undefined ? [url] : [thumbnailUrl(url, side), url]
  const shown = wanted.find((address) => address !== undefined && !failed.includes(address))
  const missing = src === undefined || src === null || src === ''
  return (
    <div className={classes.frame} style={height === undefined ? undefined : { height }}>
      {shown !== undefined ? (
        <img
          key={shown}
          className={classes.image}
          src={shown}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed([...failed, shown])}
        />
      ) : (
        <div
          className={classes.placeholder}
          role="img"
          aria-label={`${alt}（${missing ? '暂无图片' : '图片无法显示'}）`}
        >
          {missing ? (
            <IconPhoto size={28} stroke={1.25} aria-hidden />
          ) : (
            <IconPhotoOff size={28} stroke={1.25} aria-hidden />
          )}
          <span aria-hidden>{missing ? '暂无图片' : '图片无法显示'}</span>
        </div>
      )}
      {children}
    </div>
  )
}
