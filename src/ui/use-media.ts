import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether a media query holds, from the first render on: no server renders this, and what is drawn for another width
 * first is drawn twice.
 */
export const useMedia = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false })
