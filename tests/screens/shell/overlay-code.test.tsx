import { screen } from '@testing-library/dom'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

/** The module as a page has it that nothing was opened over yet. */
const FRESH = '/src/ui/overlay/overlay-code.ts?fresh'

/** Takes longer than a slice of a transition, so that the page has its turn before all is drawn. */
function Slow() {
  const end = performance.now() + 6
  while (performance.now() < end);
  return null
}

test('what is asked for opens also where its code comes while the page is being drawn', async () => {
  const { OverlayRoot, loadOverlays, useOverlayCode } = (await import(
    /* @vite-ignore */ FRESH
  )) as typeof import('#src/ui/overlay/overlay-code.ts')
  await OverlayRoot.preload()
  function Opens() {
    const parts = useOverlayCode(true)
    if (!parts) void loadOverlays()
    return parts ? <p>打开了</p> : null
  }
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  startTransition(() =>
    root.render(
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
