/**
 * As much of a length as fills whole pixels of the page. Through a part of one at the edge of a scene its white ground
 * is seen beside a picture that fills it.
 */
export function wholePixels(length: number): number {
  // what is whole but for rounding is whole
  return Math.floor(length + 0.01)
}
