import type { MaterialRow } from '../db/models.ts'

/** Where the file of a material lies below `cdn/`. */
export function cdnPath({ type, path }: Pick<MaterialRow, 'type' | 'path'>): string {
  return `${type === 1 ? 'video' : 'img'}/${path}`
}
