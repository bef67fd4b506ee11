export interface Size {
  width: number
  height: number
}

export function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('A picture could not be loaded')))
    image.src = address
  })
}

/** What is given as a canvas of a size; on white unless it is only a part of a picture. */
export function paint(
  image: CanvasImageSource | undefined,
  { width, height }: Size,
  onWhite = true,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  if (onWhite) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  if (image) context.drawImage(image, 0, 0, width, height)
  return canvas
}

/** Whether nothing has been painted on it, judged by its first pixel, which films fill as all others. */
export function isClear(canvas: HTMLCanvasElement): boolean {
  return canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] === 0
}

/** A size of the same shape, whose longer side is given; `onlySmaller` never enlarges. */
export function sizeWithin({ width, height }: Size, longSide: number, onlySmaller = false): Size {
  const scale = longSide / Math.max(width, height)
  const by = onlySmaller ? Math.min(1, scale) : scale
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
