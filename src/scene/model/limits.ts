/*
 * Limits of an ad. Those of the specification hold for what is made here (3§5, 3§9); what comes from elsewhere may pass
 * them and is still shown, up to limits at which a page stays quick (M2, M3, M10).
 */

/** What an ad may have (3§5). */
export const adLimits = { scenes: 10, images: 10, medias: 10, mediaBoxes: 2 } as const

/** How much of an ad is shown; beyond it the view says that there is more (E12). */
export const viewLimits = { scenes: 50, elements: 200, images: 50, textLength: 2000 } as const

/** The longest content that is read, in UTF-16 units. */
export const CONTENT_LIMIT = 20_000_000

/** Levels of objects and lists in a content; the form of 3§3 has nine. */
export const DEPTH_LIMIT = 100

/** The newest `ver` that is known; what is newer is shown as well as it can be, and not edited (M5). */
export const KNOWN_VERSION = 1

/** The size of an ad that says none (2§9). */
export const DEFAULT_SIZE = { width: 1920, height: 1080 } as const
