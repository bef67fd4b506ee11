import { element } from '../element.ts'
import { button } from '../parts.ts'
import styles from './guide.css?inline'
import { placeFor, type Rect } from './guide-place.ts'

/** How far the ring stands from what it is around, and the card from the edges, in px. */
const AROUND = 6
const GAP = 16
/** Below this the card is as wide as the window, which is smaller all around. */
const NARROW = 480

export interface CardContent {
  /** Such as `2 / 8`. */
  count: string
  title: string
  text: string
  /** Of all of it, 0 to 1. */
  progress: number
  buttons: readonly HTMLButtonElement[]
}

export interface GuideCard {
  host: HTMLElement
  show(content: CardContent): void
  /** Puts the ring around what is spoken of, and the card where it covers least of it. */
  point(spot: Element | undefined): void
  progress(share: number): void
  focus(): void
}

/** The card of the tour and the ring, in a tree of their own; neither takes anything away from the page. */
export function createGuideCard(end: () => void, name = '三分钟导览'): GuideCard {
  const host = element('aside', { ariaLabel: name })
  host.dataset.mockGuide = ''
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets.push(sheet)

  const ring = element('div', { className: 'ring', hidden: true })
  const count = element('span')
  const title = element('h2')
  const text = element('p')
  const share = element('div')
  const bar = element('div', { className: 'bar' }, share)
  const footer = element('footer')
  const close = button('×', end, { className: 'close', ariaLabel: '结束导览', title: '结束导览（Esc）' })
  const card = element(
    'div',
    { className: 'card', tabIndex: -1 },
    element('header', {}, element('span', {}, name), count, close),
    element('div', { ariaLive: 'polite' }, title, text),
    bar,
    footer,
  )
  root.append(ring, card)
  for (const type of ['keydown', 'wheel', 'touchmove', 'mousedown', 'pointerdown'] as const)
    host.addEventListener(type, (event) => event.stopPropagation())
  document.body.append(host)

  function point(spot: Element | undefined) {
    const around = spot && inSight(spot.getBoundingClientRect())
    ring.hidden = !around
    if (around)
      ring.style.inset = `${around.top}px ${innerWidth - around.right}px ${innerHeight - around.bottom}px ${around.left}px`
    const gap = innerWidth <= NARROW ? 8 : GAP
    const size = { width: card.offsetWidth, height: card.offsetHeight }
    const heading = document.querySelector('h1')?.getBoundingClientRect()
    const { across, down, away } = placeFor(around, size, { width: innerWidth, height: innerHeight }, gap, heading)
    card.style.inset = 'auto'
    card.style[across] = `${gap}px`
    card.style[down] = `${away}px`
  }

  return {
    host,
    point,
    show(content) {
      count.textContent = content.count
      title.textContent = content.title
      text.textContent = content.text
      const [first] = content.buttons
      if (footer.firstElementChild !== first) footer.replaceChildren(...content.buttons)
      this.progress(content.progress)
    },
    progress: (part) => {
      share.style.width = `${part * 100}%`
    },
    focus: () => card.focus({ preventScroll: true }),
  }
}

/** The part of a box that the window shows, with a little around it; undefined where it shows none. */
function inSight({ left, top, right, bottom }: Rect): Rect | undefined {
  const seen = {
    left: Math.max(2, left - AROUND),
    top: Math.max(2, top - AROUND),
    right: Math.min(innerWidth - 2, right + AROUND),
    bottom: Math.min(innerHeight - 2, bottom + AROUND),
  }
  return seen.right - seen.left > 2 * AROUND && seen.bottom - seen.top > 2 * AROUND ? seen : undefined
}
