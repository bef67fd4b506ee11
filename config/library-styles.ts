import type { Plugin } from 'vite'

/** A build has no styles of the component library for what no page does: another scale, and text from right to left. */
export function libraryStyles(): Plugin {
  return {
    name: 'library-styles',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\/@mantine\/.*\.css/ }, handler: (css) => neededStyles(css) },
  }
}

export function neededStyles(css: string): string {
  return css
    .replaceAll(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1')
    .replaceAll(/(?<=[{};]\s*):where\(\[dir=["']rtl["']\]\)[^{},]*\{[^{}]*\}/g, '')
}
