import type { MantineThemeOverride } from '@mantine/core'
import { readTokens } from './tokens.ts'

interface Token {
  $type: string
  $value: unknown
}

/**
 * The tokens in the format of the Design Tokens Community Group (2025.10), which design tools read: colours by scheme,
 * and what both schemes share.
 */
export function designTokens(css: string, theme: MantineThemeOverride) {
  const { light, dark } = readTokens(css)
  return {
    color: {
      light: tokens(light, color),
      dark: tokens(dark, color),
      brand: tokens({ ...theme.colors?.brand }, color),
    },
    spacing: tokens(theme.spacing, dimension),
    radius: tokens(theme.radius, dimension),
    fontSize: tokens(theme.fontSizes, dimension),
    fontWeight: tokens(theme.fontWeights, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
    fontFamily: tokens({ text: theme.fontFamily, code: theme.fontFamilyMonospace }, (family) => ({
      $type: 'fontFamily',
      $value: family.split(', ').map((name) => name.replaceAll("'", '')),
    })),
    shadow: tokens(theme.shadows, shadow),
    duration: tokens(durations(theme), (ms) => ({ $type: 'duration', $value: { value: Number(ms), unit: 'ms' } })),
  }
}

/** How long what opens takes, ms, by the component. */
export function durations({ components = {} }: MantineThemeOverride): Record<string, string> {
  return Object.fromEntries(
    ['Menu', 'Tooltip', 'Popover', 'Modal', 'Drawer'].map((name) => {
      const props = components[name]?.defaultProps as { transitionProps?: { duration?: number } } | undefined
      return [name, String(props?.transitionProps?.duration)]
    }),
  )
}

function tokens(values: object = {}, tokenOf: (value: string) => Token): Record<string, Token> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(String(value))]))
}

function color(hex: string): Token {
  return { $type: 'color', $value: srgb(hex) }
}

function srgb(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000)
  return { colorSpace: 'srgb', components, alpha, hex }
}

function dimension(px: string): Token {
  return { $type: 'dimension', $value: pixels(px) }
}

function pixels(text: string) {
  return { value: Number.parseFloat(text), unit: 'px' }
}

/** As the theme writes it: `0 1px 2px rgb(18 21 28 / 6%)`. */
function shadow(text: string): Token {
  const [, x = '', y = '', blur = '', channels = '', percent = ''] =
    /^(\S+) (\S+) (\S+) rgb\((\d+ \d+ \d+) \/ (\d+)%\)$/.exec(text) ?? []
  const hex = `#${channels
    .split(' ')
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`
  return {
    $type: 'shadow',
    $value: {
      color: srgb(hex, Number(percent) / 100),
      offsetX: pixels(x),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: pixels('0'),
    },
  }
}
