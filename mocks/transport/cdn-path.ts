import type { MaterialRow } from '../db/models.ts'

export function cdnPath({ type, path }: Pick<MaterialRow, 'type' | 'path'>): string {
  return `${type === 1 ? 'video' : 'img'}/${path}`
}
