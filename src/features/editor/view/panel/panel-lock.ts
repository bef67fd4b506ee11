import { createContext } from 'react'

/** Whether the panel only shows: the ad cannot be edited now. */
export const PanelLockContext = createContext(false)
