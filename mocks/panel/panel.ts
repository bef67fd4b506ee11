import type { Panel } from './badge.ts'
import type { PanelContext } from './context.ts'
import { createDataPage } from './data-page.ts'
import { element } from './element.ts'
import { createFaultsPage } from './faults-page.ts'
import { createIdentityPage } from './identity-page.ts'
import { createLogPage } from './log-page.ts'
import pageStyles from './pages.css?inline'
import styles from './panel.css?inline'
import { button, type PanelWork, type View } from './parts.ts'
import { createScenesPage } from './scenes-page.ts'
import { createWorldPage } from './world-page.ts'

/** How often the panel looks at what happens, milliseconds. */
const PACE = 400
const PAGE_KEY = 'mock.panelPage'

type Page = readonly [id: string, title: string, create: (work: PanelWork) => View]

const pages: readonly [Page, ...Page[]] = [
  ['scenes', '场景', createScenesPage],
  ['identity', '身份', createIdentityPage],
  ['world', '环境', createWorldPage],
  ['faults', '故障', createFaultsPage],
  ['log', '请求', createLogPage],
  ['data', '数据', createDataPage],
]

export function createPanel(root: ShadowRoot, context: PanelContext, close: () => void): Panel {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles + pageStyles)
  root.adoptedStyleSheets.push(sheet)

  const said = element('p', { className: 'said', role: 'status' })
  const body = element('div', { className: 'body', role: 'tabpanel', id: 'page', tabIndex: 0 })
  const made = new Map<string, View>()
  let shown: View | undefined

  const work: PanelWork = {
    ...context,
    run: (act) => void carryOut(act),
    change: (patch) => void carryOut(() => context.control.setSwitches(patch)),
    close,
    show,
  }

  async function carryOut(act: () => Promise<string | void>) {
    try {
      said.textContent = (await act()) ?? ''
      said.classList.remove('bad')
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error)
      said.classList.add('bad')
    }
    shown?.update?.()
    await context.hooks.refresh()
  }

  const tabs = pages.map(([id, title]) =>
    element('button', {
      type: 'button',
      role: 'tab',
      id: `tab-${id}`,
      textContent: title,
      onclick: () => show(id),
      onkeydown: (event: KeyboardEvent) => step(event, id),
    }),
  )
  for (const tab of tabs) tab.setAttribute('aria-controls', 'page')

  function show(wanted: string) {
    const [id, , create] = pages.find(([known]) => known === wanted) ?? pages[0]
    for (const tab of tabs) {
      const chosen = tab.id === `tab-${id}`
      tab.ariaSelected = String(chosen)
      tab.tabIndex = chosen ? 0 : -1
    }
    body.setAttribute('aria-labelledby', `tab-${id}`)
    shown = made.get(id) ?? create(work)
    made.set(id, shown)
    said.textContent = ''
    body.replaceChildren(shown.node)
    shown.update?.()
    sessionStorage.setItem(PAGE_KEY, id)
  }

  function step(event: KeyboardEvent, from: string) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const to = (pages.findIndex(([id]) => id === from) + by + pages.length) % pages.length
    show((pages[to] ?? pages[0])[0])
    tabs[to]?.focus()
  }

  const node = element(
    'div',
    {
      className: 'panel',
      role: 'dialog',
      ariaLabel: '模拟服务器',
      tabIndex: -1,
      onkeydown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close()
      },
    },
    element(
      'header',
      {},
      element('h2', {}, '模拟服务器'),
      element('span', { className: 'dim' }, '数据都在这个浏览器里'),
      button('×', close, { className: 'close', ariaLabel: '关闭', title: '关闭（Esc）' }),
    ),
    element('div', { className: 'tabs', role: 'tablist', ariaLabel: '模拟服务器' }, ...tabs),
    body,
    said,
  )
  root.prepend(node)
  show(sessionStorage.getItem(PAGE_KEY) ?? '')

  let timer: ReturnType<typeof setInterval> | undefined
  return {
    node,
    follow(following) {
      clearInterval(timer)
      timer = following ? setInterval(() => shown?.update?.(), PACE) : undefined
      if (following) shown?.update?.()
    },
  }
}
