import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type HashEntry } from 'storybook/manager-api'
import { themes } from 'storybook/theming'
import { nameInCode } from './name-in-code.ts'

const BRAND = { brandTitle: '广告终端管理平台', brandUrl: './', brandTarget: '_self' }

addons.setConfig({
  theme: { ...themes.normal, ...BRAND },
  // a division is drawn once it is opened: all at once are 1500 elements before the first page
  sidebar: { renderLabel, collapsedRoots: ['整页', '页面', '编辑器', '组件'] },
  // a whole page needs the height
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('整页-') },
})

addons.register('scheme', (api) => {
  const follow = ({ globals }: { globals: { scheme?: string } }) =>
    api.setOptions({ theme: { ...(globals.scheme === 'dark' ? themes.dark : themes.light), ...BRAND } })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

/** Components with their name in the code; pages of words, which the search knows by their words, with their own. */
function renderLabel(entry: HashEntry) {
  if (entry.type === 'docs') return entry.tags.includes('unattached-mdx') ? lastOf(entry.title) : '说明'
  if (entry.type !== 'component' || !entry.id.startsWith('组件-')) return entry.name
  const file = entry.importPath?.replace(/^.*\//, '').replace(/\.stories.*/, '') ?? ''
  return createElement(
    'span',
    null,
    entry.name,
    createElement('small', { style: { opacity: 0.7, marginLeft: 6 } }, nameInCode(file)),
  )
}

/** A page of words that stands by itself, by the end of its title. */
const lastOf = (title: string) => title.replace(/^.*\//, '')
