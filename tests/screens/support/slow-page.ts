import { vi } from 'vitest'
import type { LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import type { RenderedConsole } from '#tests/support/render-console.tsx'

/** Goes to a page whose code comes when `arrive` is called. */
export function goSlowly(
  { router, goto }: RenderedConsole,
  id: '/_shell/upload' | '/_shell/myDay' | '/_shell/terminalManage',
  path: string,
) {
  let arrive = () => undefined as void
  vi.spyOn(router.routesById[id].options.component as LazyComponent<object>, 'preload').mockReturnValue(
    new Promise((resolve) => (arrive = resolve)),
  )
  const there = goto(path)
  return { arrive: () => arrive(), there }
}
