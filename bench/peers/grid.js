/**
 * Where 50 boxes lie, pixels of the page: the same in each editor, and as in the console's measurement none over
 * another.
 */
export const boxes = Array.from({ length: 50 }, (_, index) => ({
  x: 240 + (index % 8) * 110,
  y: 180 + Math.floor(index / 8) * 80,
  width: 84,
  height: 56,
}))

/** Says to the measurement that the editor can be used. */
export function ready() {
  document.title = 'ready'
}
