/**
 * The bytes of what was uploaded, by the path below `cdn/` at which they are answered. They outlive a reload like the
 * changes do, and are kept apart from them because a film is no row.
 */
export interface FileStore {
  get(path: string): Promise<Blob | undefined>
  /** Resolves when the file is kept. */
  put(path: string, file: Blob): Promise<void>
  remove(path: string): Promise<void>
  /** Everything that is kept. */
  all(): Promise<[path: string, file: Blob][]>
  clear(): Promise<void>
}

export function createMemoryFiles(): FileStore {
  const files = new Map<string, Blob>()
  return {
    get: (path) => Promise.resolve(files.get(path)),
    put: (path, file) => {
      files.set(path, file)
      return Promise.resolve()
    },
    remove: (path) => {
      files.delete(path)
      return Promise.resolve()
    },
    all: () => Promise.resolve([...files]),
    clear: () => {
      files.clear()
      return Promise.resolve()
    },
  }
}
