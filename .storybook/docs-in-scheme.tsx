import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'

export function DocsInScheme(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={themes[useScheme()]} />
}

/** The scheme of the toolbar. */
export function useScheme(): 'light' | 'dark' {
  return useSyncExternalStore(watchScheme, schemeNow) === 'dark' ? 'dark' : 'light'
}

function watchScheme(changed: () => void) {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, changed)
  return () => channel.off(GLOBALS_UPDATED, changed)
}

function schemeNow(): unknown {
  const channel = addons.getChannel()
  const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: { scheme?: string } }?,
  ]
  return said?.globals.scheme
}
