import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { withTimeLimit } from '../data/with-time-limit.ts'
import { isLoadFailure, LOAD_FAILED, loadMissingStyles } from '../errors/load-failures.ts'
import { UserError } from '../errors/user-error.ts'

/** How long a screen's code may take to arrive (1§9). */
export const SCREEN_TIMEOUT = 120_000

/** A screen's code did not arrive: offline, a timeout, or a new version has replaced it on the server. */
export class ScreenLoadError extends UserError {
  override name = 'ScreenLoadError'
}

/** Whether what was thrown is code that did not come, which another load of the page may bring. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof ScreenLoadError || isLoadFailure(error)
}

export interface LazyComponent<Props> {
  (props: Props): ReactNode
  preload: () => Promise<void>
  /** Whether it can be drawn at once. */
  isLoaded: () => boolean
}

/**
 * Makes a screen, or a dialog of one, of code that is loaded on demand. Unlike React.lazy, a failed load is not
 * remembered: the next `preload` (the router calls it on every navigation, and the error view's retry navigates again)
 * tries once more.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let screen: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let failed = false

  async function loadWhole() {
    await loadMissingStyles().catch((cause: unknown) => {
      // of a screen that has not failed it may be no part
      if (failed) throw cause
    })
    return load()
  }

  function preload(): Promise<void> {
    loading ??= withTimeLimit(loadWhole(), SCREEN_TIMEOUT, () => {
      throw new ScreenLoadError('页面加载超时，请重试')
    })
      .then((module) => {
        screen = module[name]
      })
      .catch((cause: unknown) => {
        loading = undefined
        failed = true
        throw cause instanceof ScreenLoadError ? cause : new ScreenLoadError(LOAD_FAILED, { cause })
      })
    return loading
  }

  function Screen(props: Props) {
    // the router renders a screen only after its preload; the state keeps it stable over re-renders
    const [component] = useState(() => screen)
    if (!component) throw preload()
    return createElement(component, props)
  }
  return Object.assign(Screen, { preload, isLoaded: () => screen !== undefined })
}
