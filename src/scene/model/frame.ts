import type { ElementFrame } from './scene-types.ts'

/** How far what is in an element lies from its edge, units: the line around it, where there is one, and the padding. */
export function frameAround({ border }: Pick<ElementFrame, 'border'>): number {
  return (border.style === 'none' ? 0 : border.width) + border.padding
}
