import { screen } from '@testing-library/dom'
import { startTransition, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SCREEN_TIMEOUT } from '#src/lib/hooks/lazy-component.tsx'

/** The module as a page has it that nothing was opened over yet. */
const fresh = (name: string) =>
  import(/* @vite-ignore */ `/src/ui/overlay/overlay-code.ts?${name}`) as Promise<
    typeof import('#src/ui/overlay/overlay-code.ts')
  >

function renderInPage() {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return (content: ReactNode) => root.render(content)
}

/** Takes longer than a slice of a transition, so that the page has its turn before all is drawn. */
function Slow() {
  const end = performance.now() + 6
  while (performance.now() < end);
  return null
}

test('what is asked for opens also where its code comes while the page is being drawn', async () => {
  const { OverlayRoot, loadOverlays, useOverlayCode } = await fresh('drawn')
  await OverlayRoot.preload()
  function Opens() {
    const parts = useOverlayCode(true)
    if (!parts) void loadOverlays()
    return parts ? <p>打开了</p> : null
  }
  const render = renderInPage()
  startTransition(() =>
    render(
      <>
        <Opens />
        {Array.from({ length: 20 }, (_, at) => (
          <Slow key={at} />
        ))}
      </>,
    ),
  )
  expect(await screen.findByText('打开了')).toBeVisible()
})

test('what its code did not come for opens when it has come for something else', async () => {
  const { loadOverlays, useOverlayCode } = await fresh('late')
  const Opens = () => (useOverlayCode(true) ? <p>打开了</p> : null)
  flushSync(() => renderInPage()(<Opens />))
  // nobody has asked for it, and nothing is said
  vi.advanceTimersByTime(SCREEN_TIMEOUT)
  await expect(loadOverlays()).rejects.toThrow('页面加载超时')
  await loadOverlays()
  expect(await screen.findByText('打开了')).toBeVisible()
})

test('what waits for the code is left when somebody has gone on meanwhile', async () => {
  const { loadOverlays, withOverlays } = await fresh('left')
  let isFree = true
  const done: string[] = []
  withOverlays(
    () => isFree,
    () => done.push('focus'),
  )
  withOverlays(
    () => true,
    (code) => done.push(code ? 'with its code' : 'without it'),
  )
  expect(done).toEqual([])
  isFree = false
  await loadOverlays()
  expect(done).toEqual(['with its code'])
  withOverlays(
    () => isFree,
    () => done.push('focus'),
  )
  expect(done).toHaveLength(1)
})
