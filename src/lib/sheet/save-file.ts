/** How long a browser may take to read the file; Safari starts late, and may ask the user first. */
const REVOKE_AFTER_MS = 60_000

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // outside of the page, where nothing hears the click and no style is computed for it
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
