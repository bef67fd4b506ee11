/** Whether the browser has a database of this name; asking makes none. */
export async function hasDatabase(wanted: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === wanted)
  } catch {
    return false
  }
}
