import { alterations, NORMAL } from './altered.ts'
import styles from './badge.css?inline'
import type { PanelContext } from './context.ts'
import { element } from './element.ts'
import { keepText, keptText } from './kept-text.ts'

/**
 * On a narrow window the badge has a row below the page, as open pages have on a wider one: it covers nothing. For a
 * dialog, which may have its buttons there, it goes, also where a window is less narrow. Alt+M opens the panel all the
 * same. Elsewhere it keeps to the menu, also to a collapsed one.
 */
const MAKES_ROOM = `@media (max-width: 1100px) {
  body:has([role='dialog']) > [data-mock-badge]:not([data-open]) {
    display: none !important;
  }
}
@media screen and (max-width: 768px) {
  :root:has(#main) {
    --ui-foot-height: 34px;
  }
  body:has(#main) > [data-mock-badge] {
    inset: auto 0 0;
    max-width: none;
    padding: 4px 12px;
    background: var(--ui-ground);
  }
  main:not(#main) footer {
    padding-bottom: 26px !important;
  }
}
@media (min-width: 769px) {
  body:has([data-collapsed]) > [data-mock-badge] {
    --mock-padding: 3px;
    left: 3px;
    max-width: 58px;
  }
  body:has([data-collapsed]) > [data-mock-badge]:not([data-open]) {
    --mock-height: auto;
    --mock-space: normal;
  }
}`

/** Kept for as long as the tab: the panel is open, and comes back with the next page. */
const OPEN_KEY = 'mock.panel'

/** How often the badge looks whether something is altered, milliseconds. */
const PACE = 1000

export interface Panel {
  node: HTMLElement
  /** Begins or ends to follow what happens. */
  follow(following: boolean): void
}

/**
 * Puts the badge on the page, in a tree of its own that neither router nor styles of the console reach. It opens the
 * panel, and so does Alt+M; the panel is loaded when it is first opened, which is at once if it is `wanted`.
 */
export function showBadge(context: PanelContext, wanted: boolean) {
  const host = element('aside', { ariaLabel: '模拟服务器' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets.push(sheet)
  const badge = element('button', { type: 'button', className: 'badge', ariaExpanded: 'false' })
  const restore = element(
    'button',
    { type: 'button', className: 'badge restore', title: '解除故障，网络和时间恢复正常' },
    '恢复正常',
  )
  root.append(badge, restore)
  host.dataset.mockBadge = ''
  const outside = new CSSStyleSheet()
  outside.replaceSync(MAKES_ROOM)
  document.adoptedStyleSheets.push(outside)
  document.body.append(host)

  // whoever opens a link with a fault in it would take the product for broken
  let said: string | undefined
  function sayAltered() {
    const words = alterations(context.server.switches(), context.server.clock.state().rate)
    const text = ['模拟', ...words].join(' · ')
    if (text === said) return
    said = text
    badge.textContent = text
    badge.ariaLabel = ['模拟服务器控制台', ...words].join('，')
    badge.title = ['模拟服务器（Alt+M）', ...words].join('，')
    restore.hidden = words.length === 0
  }
  sayAltered()
  setInterval(sayAltered, PACE)
  restore.addEventListener('click', () => {
    void (async () => {
      await context.control.setSwitches(NORMAL)
      if (context.server.clock.state().rate !== 1) await context.control.setRate(1)
      sayAltered()
      badge.focus({ preventScroll: true })
      await context.hooks.refresh()
    })()
  })

  let loading: Promise<Panel> | undefined
  let opened = false

  async function toggle(open: boolean, withFocus: boolean) {
    opened = open
    badge.ariaExpanded = String(open)
    host.toggleAttribute('data-open', open)
    keepText(OPEN_KEY, open ? 'open' : null)
    try {
      loading ??= import('./panel.ts').then(({ createPanel }) =>
        createPanel(root, context, () => void toggle(false, true)),
      )
      const panel = await loading
      panel.node.hidden = !opened
      panel.follow(opened)
      if (withFocus) (opened ? panel.node : badge).focus({ preventScroll: true })
    } catch {
      // an old page after a new version was deployed; the next attempt asks again
      loading = undefined
      badge.ariaExpanded = 'false'
    }
  }

  badge.addEventListener('click', () => void toggle(!opened, true))
  window.addEventListener('keydown', (event) => {
    // the key, not what it writes: with Alt, keyboards of a Mac write a µ
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyM') return
    event.preventDefault()
    void toggle(!opened, true)
  })
  // what is done in the panel is none of the console's business: its shortcuts, its dialogs, its lock on scrolling
  for (const type of ['keydown', 'wheel', 'touchmove', 'mousedown', 'pointerdown'] as const) {
    host.addEventListener(type, (event) => {
      if (!(event instanceof KeyboardEvent && event.altKey)) event.stopPropagation()
    })
  }
  if (wanted || keptText(OPEN_KEY) !== null) void toggle(true, false)
}
