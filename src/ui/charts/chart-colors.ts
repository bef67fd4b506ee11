/**
 * Colours of charts by name, from the theme's tokens: each stands out from white and from the dark card with at least
 * 3:1. `deep` ones lean towards the colour of text, to tell apart two shades of one meaning.
 */
export const chartColors = {
  blue: 'var(--ui-chart-1)',
  teal: 'var(--ui-chart-2)',
  amber: 'color-mix(in srgb, var(--ui-chart-3) 86%, var(--ui-text))',
  violet: 'var(--ui-chart-4)',
  pink: 'var(--ui-chart-5)',
  grey: 'var(--ui-chart-6)',
  green: 'var(--ui-success-dot)',
  red: 'var(--ui-danger-dot)',
  redDeep: 'color-mix(in srgb, var(--ui-danger-dot) 55%, var(--ui-text))',
} as const
