/** An ad is made of materials that passed review: a file of this computer has a way to go first. */
const UPLOAD_FIRST = '不能直接添加本机文件：请先在素材管理中上传图片或视频，审核通过后再从素材中选择'

/**
 * Says what to do with files that are dropped or pasted on the page, which a browser would leave to show them. Pictures
 * of the page itself may be dragged about. Answers how to stop.
 */
export function answerFiles(say: (message: string) => void): () => void {
  /** Something of the page is dragged; a picture of it counts as a file too. */
  let own = false
  const onStart = () => {
    own = true
  }
  const onEnd = () => {
    own = false
  }
  const onDrag = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    if (!own) say(UPLOAD_FIRST)
  }
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    // a text that comes with a picture of it, as office programs copy it, is a text
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return
    event.preventDefault()
    say(UPLOAD_FIRST)
  }
  const ended = new AbortController()
  const { signal } = ended
  // before anything in the page takes them
  document.addEventListener('dragstart', onStart, { capture: true, signal })
  document.addEventListener('dragend', onEnd, { capture: true, signal })
  document.addEventListener('dragover', onDrag, { capture: true, signal })
  document.addEventListener('drop', onDrop, { capture: true, signal })
  document.addEventListener('paste', onPaste, { capture: true, signal })
  return () => ended.abort()
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}
