import type { Plugin } from 'vite'

const PACKAGE = '@tabler/icons-react'

/**
 * While developing, icons come from their own files: whole, the set of six thousand takes the optimiser of packages
 * seconds, and the browser 4 MB, before the first page. A build takes what is used by itself.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
    transform: { filter: { code: PACKAGE }, handler: (code) => importSingleIcons(code) },
  }
}

/** The code with each icon imported from its file. Lines stay where they are. */
export function importSingleIcons(code: string): string {
  return code.replaceAll(/\bimport \{([^}]*)\} from '@tabler\/icons-react'/g, (whole, names: string) => {
    const icons = names.split(',').map((name) => name.trim())
    const imports = icons
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import ${name} from '${PACKAGE}/dist/esm/icons/${name}.mjs'`)
    return imports.join('; ') + '\n'.repeat(whole.split('\n').length - 1)
  })
}
