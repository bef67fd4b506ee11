export interface Pixels {
  width: number
  height: number
}

/** `1920*1080` as a size, or undefined (W8). */
export function parseResolution(text: unknown): Pixels | undefined {
  const match = typeof text === 'string' ? /^\s*(\d{1,5})\s*[*x×]\s*(\d{1,5})\s*$/i.exec(text) : null
  const [width, height] = [Number(match?.[1]), Number(match?.[2])]
  return width && height ? { width, height } : undefined
}

/** The resolution of an address, as the contract writes it; one that cannot be read would filter nothing. */
export function resolutionFilter(given: unknown): string | undefined {
  const pixels = parseResolution(given)
  return pixels && `${pixels.width}*${pixels.height}`
}

/** The sizes that a list of `1920*1080` names, each once; what is none is left out (W8). */
export function sizesOf(resolutions: readonly unknown[] | undefined): Pixels[] {
  const sizes = (resolutions ?? []).flatMap((text) => parseResolution(text) ?? [])
  return [...new Map(sizes.map((size) => [resolutionText(size), size])).values()]
}

/** A resolution as list calls take it: H is the width, V the height (1§7). */
export function resolutionQuery(text: unknown): { resolutionH?: number; resolutionV?: number } {
  const pixels = parseResolution(text)
  return pixels ? { resolutionH: pixels.width, resolutionV: pixels.height } : {}
}

/** `1920×1080` of an ad, `--` when it has no size. */
export function resolutionText({ width, height }: Partial<Pixels>): string {
  return width && height ? `${width}×${height}` : '--'
}

export function shownResolution(text: string | undefined): string | undefined {
  const pixels = parseResolution(text)
  return pixels ? resolutionText(pixels) : text || undefined
}

export function resolutionOptions(offered: readonly string[] = []): { value: string; label: string }[] {
  return offered.map((value) => ({ value, label: shownResolution(value) ?? value }))
}
