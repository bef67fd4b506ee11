/* Paths of modules, from the root of the project, as config/chunk-groups.ts names them. */

/** Modules that share a file of the build. */
export interface ChunkGroup {
  name: string
  /** Files, and folders with a slash at the end, from the root of the project. */
  paths: readonly string[]
  /** Folders or files of those that stay out. */
  but?: readonly string[]
}

export const mantine = (...components: string[]) =>
  components.map((component) => `node_modules/@mantine/core/esm/components/${component}/`)
export const styles = (...components: string[]) =>
  components.map((component) => `node_modules/@mantine/core/styles/${component}.layer.css`)
export const hooks = (...names: string[]) => names.map((name) => `node_modules/@mantine/hooks/esm/${name}/`)
export const icons = (...names: string[]) =>
  names.map((name) => `node_modules/@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`)
export const packages = (...names: string[]) => names.map((name) => `node_modules/${name}/`)
export const within = (folder: string, ...files: string[]) => files.map((file) => `${folder}/${file}`)
