import type { SwapAd } from '#src/domain/uses/swap.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { stepLabel } from './swap-words.ts'
import classes from './swap.module.css'

/** Every ad of a swap: how far it has come, or what will be done with it, and why. */
export function SwapAds({ ads }: { ads: readonly SwapAd[] }) {
  return (
    <ul className={classes.ads} aria-label="使用原素材的广告">
      {ads.map((ad) => (
        <li key={String(ad.id)}>
          <span className={classes.names}>
            <TextLink to="/programManage" search={{ preview: String(ad.id) }}>
              {ad.name}
            </TextLink>
            {ad.newId !== undefined && (
              <>
                <span aria-hidden> → </span>
                <TextLink to="/programManage" search={{ preview: String(ad.newId) }}>
                  {ad.newName ?? '副本'}
                </TextLink>
              </>
            )}
          </span>
          <StatusBadge label={stepLabel(ad)} whole />
          {ad.message !== undefined && <span className={classes.message}>{ad.message}</span>}
        </li>
      ))}
    </ul>
  )
}
