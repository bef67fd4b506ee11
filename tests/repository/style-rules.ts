import type { Rule } from './rules.ts'

/** The selectors of a style sheet, each with those around it. */
function selectorsOf(css: string): string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, prelude = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '}') around.pop()
    else {
      around.push(prelude.trim())
      found.push(around.filter((part) => !part.startsWith('@')).join(' '))
    }
  }
  return found
}

export const styleRules: readonly Rule[] = [
  {
    name: "a CSS module names a library's class as a global one",
    about: (file) => file.endsWith('.module.css'),
    check: ({ text }) => text.match(/(?<!:global\([^)]*)\.mantine-[\w-]+/g) ?? [],
    broken: [['src/ui/x.module.css', '.a > .mantine-Button-root {}']],
  },
  {
    // a browser looks for what such a rule may reach at each change of a page, and styles all of it anew
    name: 'what the page contains gives the root properties, and no part of the page a style',
    about: (file) => file.endsWith('.css'),
    check: ({ text }) => selectorsOf(text).filter((selector) => /(:root|html|body):has\(.*\)\s+[^\s,]/.test(selector)),
    broken: [
      ['src/ui/x.module.css', ':root:has(.bar) .dialog { top: 0 }'],
      ['src/ui/x.module.css', '.root { :global(body:has([data-x])) & { left: 0 } }'],
      ['src/ui/x.module.css', ':root:has(.bar) { --x: 0; :global(.y) { top: 0 } }'],
    ],
  },
  {
    // the build compiles it against a colour scheme that is only known at run time, and the colour is lost
    name: 'no light-dark()',
    about: (file) => file.endsWith('.css'),
    check: ({ text }) => text.replace(/\/\*.*?\*\//gs, '').match(/light-dark\(/g) ?? [],
    broken: [['src/ui/x.module.css', '.a { color: light-dark(#000, #fff) }']],
  },
]
