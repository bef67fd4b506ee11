/**
 * Marks that turn the text around them (U+202E and its family), control characters but those of lines, and characters
 * that are there and not seen. Joiners and selectors are not among them: they hold emoji and some scripts together.
 */
export const UNSEEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu
