/**
 * Characters that are not seen, break the line, or turn the text around them. The joiners stay: they hold emoji and
 * some scripts together.
 */
const HOSTILE = /[\u0000-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g

/**
 * A file's name as it may be shown: what could hide how it really reads, such as marks that turn it around so that
 * `gnp.exe` reads as `exe.png`, stands as `�`. What is sent keeps all.
 */
export function showableName(name: string): string {
  const text = name.replace(HOSTILE, '\uFFFD').trim()
  return text === '' ? '未命名文件' : text
}
