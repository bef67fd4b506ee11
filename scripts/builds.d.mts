/** The server that `dist-real` calls: tests lead this address to a simulated server of their own. */
export const API_ORIGIN: string

export interface Chunk {
  name: string
  file: string
  isEntry: boolean
  /** Chunks that load with it. */
  imports: string[]
  /** Chunks that it may load while running. */
  dynamicImports: string[]
  css: string[]
  /** The files that it is made of, relative to the project. */
  modules: string[]
}

/** Where a build goes, relative to the project. */
export function folderOf(name: 'demo' | 'real'): string

/** Where the list of a build's chunks goes, relative to the project. */
export function chunksOf(name: 'demo' | 'real'): string
