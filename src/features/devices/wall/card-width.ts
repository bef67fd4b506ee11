import { useState } from 'react'
import { stored } from '#src/lib/dom/stored.ts'

/** How wide the cards of the wall may be, in px. */
export const CARD_WIDTHS = { least: 120, usual: 150, most: 480, step: 20 } as const

const storedWidth = stored('console.wall.cardWidth', (value) =>
  typeof value === 'number' && value >= CARD_WIDTHS.least && value <= CARD_WIDTHS.most ? value : undefined,
)

export function useCardWidth(): [number, (width: number) => void] {
  const [width, setWidth] = useState<number>(() => storedWidth.read() ?? CARD_WIDTHS.usual)
  return [
    width,
    (next) => {
      setWidth(next)
      storedWidth.write(next)
    },
  ]
}
