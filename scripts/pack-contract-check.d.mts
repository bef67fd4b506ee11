/** Writes contract:check into a folder as a package of its own. */
export function writePackage(folder: string): Promise<void>
