/** The widths of dialogs, in px: a question or a few fields, a form, a table or a picture. */
export type DialogSize = 440 | 640 | 960
