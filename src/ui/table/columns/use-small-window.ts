import { useMedia } from '#src/ui/use-media.ts'

/** In a small window tables leave out columns of second rank; not on paper, where they have all the room. */
export function useSmallWindow(): boolean {
  return useMedia('screen and (max-width: 1199px)')
}
