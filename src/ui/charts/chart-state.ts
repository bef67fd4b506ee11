import type { ChartCardProps } from './chart-card.tsx'

/**
 * The state of a card: of a part that is on its way, that is malformed, that amounts to nothing, or that can be drawn.
 */
export function chartState(loading: boolean, part: unknown, amount: number | undefined): ChartCardProps['state'] {
  if (loading) return 'loading'
  if (part === undefined) return 'malformed'
  return amount ? 'ready' : 'empty'
}
