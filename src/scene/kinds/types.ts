/*
 * The numbers that `type` has in a content (3§3). They stand apart from their kinds, because the simulated server
 * writes them and draws nothing.
 */

/** A text that scrolls unless it says that it does not. */
export const SCROLLING_TEXT = 160
/** A text that stands unless it says that it scrolls. */
export const PLAIN_TEXT = 170
export const CAROUSEL = 250
export const DATE = 500
export const MEDIA_BOX = 1400
export const WEB_PAGE = 900
export const WEATHER = 1200
export const QR_CODE = 1700
