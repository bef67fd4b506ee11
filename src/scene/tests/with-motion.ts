import { spyOn } from 'storybook/test'

/**
 * A story's `beforeEach`: what plays by itself does so even where the system asks for less motion, as it does in the
 * tests.
 */
export function withMotion(): void {
  const { matchMedia } = window
  // undone before the next story, as every spy is
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? 'not all' : query),
  )
}
