import type { MediaItem } from '#src/api/generated/types.gen.ts'

export type PickMaterial = MediaItem

export interface MaterialPickerProps {
  /** What is on offer: images, videos, or both. */
  kind: 'image' | 'video' | 'media'
  /** How many may be chosen; with one, choosing another replaces it. */
  max: number
  /** Why there cannot be more, in words. Default: how many may be chosen. */
  limit?: string | undefined
  title: string
  /** Takes them in the order in which they were chosen, at least one. The picker is to be closed then. */
  onPick: (materials: readonly PickMaterial[]) => void
  /** Takes several of them, each to stand for itself. */
  onPickApart?: ((materials: readonly PickMaterial[]) => void) | undefined
  onClose: () => void
}
