/** Pixels of the longer side. */
const LONG_SIDE = 480
/** Milliseconds after which a film is given up that the browser neither plays nor refuses. */
const LIMIT = 3000

/** The first frame of a film as a small JPEG, as the page's browser shows it; undefined where it cannot. */
export async function firstFrame(film: Blob): Promise<Blob | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(film)
  try {
    const loaded = new Promise<boolean>((resolve) => {
      video.addEventListener('loadeddata', () => resolve(true))
      video.addEventListener('error', () => resolve(false))
      setTimeout(() => resolve(false), LIMIT)
    })
    const shown = new Promise((resolve) => {
      video.requestVideoFrameCallback(resolve)
      setTimeout(resolve, LIMIT)
    })
    Object.assign(video, { muted: true, preload: 'auto', src: url })
    if (!(await loaded)) return undefined
    const scale = Math.min(1, LONG_SIDE / Math.max(video.videoWidth, video.videoHeight))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, {
      width: Math.round(video.videoWidth * scale),
      height: Math.round(video.videoHeight * scale),
    })
    const context = canvas.getContext('2d')
    const draw = () => context?.drawImage(video, 0, 0, canvas.width, canvas.height)
    draw()
    // a busy browser may say that it has the frame before it can paint it
    if (context?.getImageData(0, 0, 1, 1).data[3] === 0) {
      await shown
      draw()
    }
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8))
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
