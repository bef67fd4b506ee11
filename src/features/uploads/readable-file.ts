/** Said of a file that changed or went after it was chosen (U9). */
export const FILE_GONE = '文件已被修改、移动或删除，请重新选择'

/** Whether a file can still be read: the browser refuses one that has changed on disk since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    const [start, end] = await Promise.all([file.slice(0, 1).arrayBuffer(), file.slice(-1).arrayBuffer()])
    return start.byteLength === 1 && end.byteLength === 1
  } catch {
    return false
  }
}
