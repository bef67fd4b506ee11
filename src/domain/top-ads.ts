import { isRecord, isYes, nameOrDash, numberOf } from './read-values.ts'
import { hours } from './units.ts'

export interface TopAd {
  name: string
  deleted: boolean
  /** Hours, two decimals. */
  hours: number
}

export interface TopAds {
  ads: TopAd[]
  /** The sum of what is shown (R17). */
  totalHours: number
}

const ADS = 10

/** The ads played longest; the order is made sure of, an eleventh left out. */
export function topAds(part: unknown): TopAds | undefined {
  if (!Array.isArray(part)) return undefined
  const given: { name: string; deleted: boolean; seconds: number }[] = []
  for (const item of part as unknown[]) {
    const seconds = isRecord(item) ? numberOf(item.duration ?? 0) : undefined
    if (!isRecord(item) || seconds === undefined) return undefined
    given.push({ name: nameOrDash(item.name), deleted: isYes(item.del), seconds })
  }
  const ads = given
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, ADS)
    .map(({ name, deleted, seconds }) => ({ name, deleted, hours: hours(seconds) }))
  // in hundredths, which are added without a remainder
  return { ads, totalHours: ads.reduce((sum, ad) => sum + Math.round(ad.hours * 100), 0) / 100 }
}
