import { createContext } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import type { CaptureState } from './use-capture.ts'

export interface WallContextValue {
  /** Opens a terminal. */
  open: (device: Device) => void
  /** What became of the screenshots that were asked for here, by terminal. */
  captures: ReadonlyMap<string, CaptureState>
  /** When the rows were loaded. */
  now: number
  /** Base address of pictures. */
  imageBase: string | undefined
  /** Pixels of the longer side that are enough for a picture. */
  side: number
}

export const WallContext = createContext<WallContextValue>({
  open: () => undefined,
  captures: new Map(),
  now: 0,
  imageBase: undefined,
  side: 480,
})
