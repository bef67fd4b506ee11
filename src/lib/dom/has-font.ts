/** Latin and Chinese: fonts differ in the width of either. */
const SAMPLE = 'mmmWWWlli永国酬'
const GENERIC = ['monospace', 'serif', 'sans-serif']
const known = new Map<string, boolean>()

/** Whether this computer has a font: something else than each of the generic ones is drawn with it. */
export function hasFont(family: string): boolean {
  const has = known.get(family) ?? isDrawn(family)
  known.set(family, has)
  return has
}

function isDrawn(family: string): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return true
  const width = (font: string) => {
    context.font = `72px ${font}`
    return context.measureText(SAMPLE).width
  }
  return GENERIC.some((generic) => width(`${JSON.stringify(family)}, ${generic}`) !== width(generic))
}
