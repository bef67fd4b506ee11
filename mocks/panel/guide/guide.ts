import { beginAnew, enterAs } from '../begin-scene.ts'
import type { PanelContext } from '../context.ts'
import { keepText, keptText } from '../kept-text.ts'
import { button } from '../parts.ts'
import { changesTo } from '../scene-link.ts'
import { isUsed } from './ask-tour.ts'
import { createGuideCard } from './guide-card.ts'
import { GUIDE_KEY } from './guide-key.ts'
import { guideSteps, type GuideStep } from './guide-steps.ts'

/** Who is signed in where nobody is: the one who sees everything. */
const ADMIN = '13800000000'
/** How long a step stands, and how often the card looks where it should be, milliseconds. */
const STEP_MS = 22_000
const TICK_MS = 250
/** After this a step whose page did not come is led to once more. */
const PATIENCE_MS = 5_000

let running: { end: () => void } | undefined

/**
 * The tour that plays by itself: step after step at something of one's own, with a card that says what is seen and why
 * it matters. Where data or switches were changed it asks first what to begin with; `goesOn` after a reload.
 */
export async function openGuide(context: PanelContext, goesOn = false) {
  running?.end()
  const guide = createGuide(context)
  running = guide
  if (goesOn || !(await isChanged(context))) await guide.play()
  else guide.ask()
}

function createGuide(context: PanelContext) {
  const { server, hooks, base } = context
  const card = createGuideCard(end)
  const previous = button('上一步', () => go(at - 1))
  const pause = button('暂停', () => (paused ? resume() : halt()))
  const next = button('下一步', () => go(at + 1), { className: 'primary' })
  const anew = button('从头开始', () => void startAnew(), { className: 'primary' })
  const keep = button('继续', () => void play())
  const again = button('再看一遍', () => go(0))
  const finish = button('结束', end, { className: 'primary' })

  let steps: GuideStep[] = []
  let at = -1
  let passed = 0
  let paused = false
  let spot: Element | undefined
  /** Nobody has touched the page since it was led to. */
  let led = false
  const timer = setInterval(tick, TICK_MS)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', onPress, true)

  function end() {
    clearInterval(timer)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', onPress, true)
    keepText(GUIDE_KEY, null)
    card.host.remove()
  }

  function ask() {
    card.show({
      count: '',
      title: '这里的数据改过',
      text: '“从头开始”重新生成数据，做过的修改随之消失；“继续”就用现在的数据。两种都从第一步看起。',
      progress: 0,
      buttons: [keep, anew],
    })
    card.point(undefined)
    card.focus()
  }

  async function startAnew() {
    keepText(GUIDE_KEY, JSON.stringify({}))
    await beginAnew(undefined, context, ADMIN)
  }

  async function play() {
    const account = hooks.account()
    steps = await server.inWorld((world) => guideSteps(world, account ?? ADMIN))
    const { id, halted } = Object(JSON.parse(keptText(GUIDE_KEY) ?? '{}')) as { id?: string; halted?: boolean }
    paused = halted === true
    // where the login leads by itself the first step is at home
    if (account === undefined) await enterAs(ADMIN, context)
    go(
      Math.max(
        0,
        steps.findIndex((step) => step.id === id),
      ),
      account === undefined,
    )
  }

  function go(index: number, isThere = false) {
    const step = steps[index]
    at = Math.min(index, steps.length)
    passed = 0
    spot = undefined
    led = true
    previous.disabled = index === 0
    card.point(undefined)
    if (step && !isThere) hooks.go(base + step.page)
    show()
    card.focus()
  }

  function show() {
    const step = steps[at]
    keepText(GUIDE_KEY, step ? JSON.stringify({ id: step.id, halted: paused }) : null)
    pause.textContent = paused ? '继续播放' : '暂停'
    card.show(
      step
        ? { ...step, count: `${at + 1} / ${steps.length}`, progress: share(), buttons: [previous, pause, next] }
        : {
            count: '',
            title: '导览结束',
            text: '想自己动手，左下角的“模拟”里有“从上传到上屏”和其他场景；数据都在这个浏览器里，可以放心试。',
            progress: 1,
            buttons: [again, finish],
          },
    )
  }

  const share = () => (at + passed / STEP_MS) / steps.length

  function halt() {
    paused = true
    show()
  }

  function resume() {
    paused = false
    // whoever has gone elsewhere meanwhile is led back
    if (find() === undefined) go(at)
    else show()
  }

  function find(): Element | undefined {
    for (const selector of steps[at]?.spots ?? []) {
      const found = document.querySelector(selector)
      if (found?.checkVisibility()) return found
    }
    return undefined
  }

  function tick() {
    if (at < 0) return
    const found = find()
    if (found && !spot) reach(found)
    spot = found
    card.point(spot)
    const step = steps[at]
    if (!step || paused || document.hidden) return
    passed += TICK_MS
    if (passed === PATIENCE_MS && !spot) hooks.go(base + step.page)
    if (passed >= STEP_MS) go(at + 1)
    else card.progress(share())
  }

  /** Brings what is spoken of into sight, below the header; what has opened may have taken the keys. */
  function reach(found: Element) {
    if (found instanceof HTMLElement) {
      const { scrollMarginTop } = found.style
      found.style.scrollMarginTop = '80px'
      found.scrollIntoView({ block: innerWidth < 768 ? 'start' : 'nearest', behavior: 'instant' })
      found.style.scrollMarginTop = scrollMarginTop
    }
    if (led) card.focus()
  }

  function onKey(event: KeyboardEvent) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const [target] = event.composedPath()
    // where nothing is that takes keys itself: a new page has them in its title
    const isOwn =
      event.composedPath().includes(card.host) ||
      (target instanceof Element && target.matches('body, [tabindex="-1"]:not([role])'))
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Escape') end()
    // a dialog keeps Tab to itself
    else if (event.key === 'F6') card.focus()
    else if (by !== undefined && isOwn && steps[at + by]) go(at + by)
    else {
      if (!isOwn) takeInHand()
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function onPress(event: Event) {
    if (!event.composedPath().includes(card.host)) takeInHand()
  }

  /** Whoever takes the page in hand is not led away from it. */
  function takeInHand() {
    led = false
    if (steps[at] && !paused) halt()
  }

  return { play, ask, end }
}

/** Whether something was done in this world, or is switched otherwise than at the start. */
async function isChanged({ server, store }: PanelContext): Promise<boolean> {
  return (await isUsed(store)) || Object.keys(changesTo(server.switches())).length > 0
}
