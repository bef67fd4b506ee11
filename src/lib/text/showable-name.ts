import { shownLine } from './shown-text.ts'

/**
 * A file's name as it may be shown: marks that could hide how it really reads, such as those that turn it around so
 * that `gnp.exe` reads as `exe.png`, stand as their codes. What is sent keeps all.
 */
export function showableName(name: string): string {
  return shownLine(name).trim() || '未命名文件'
}
