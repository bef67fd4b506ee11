import type { ScenarioName } from '../scenarios.ts'
import { beginAnew, enterAs } from './begin-scene.ts'
import { earlierLog, keepTourProgress, tourProgress } from './earlier-log.ts'
import { element } from './element.ts'
import { loadPage } from './load-page.ts'
import { button, section, type PanelWork, type View } from './parts.ts'
import { scenarioTexts } from './scenario-texts.ts'
import { goOn, lastMade, tourSteps } from './tour.ts'

export function createScenesPage(work: PanelWork): View {
  const { server, run, close } = work
  const name = () => server.switches().scenario.name
  const cards = (Object.keys(scenarioTexts) as ScenarioName[]).map((id) => {
    const { title, story } = scenarioTexts[id]
    const begin = () => run(() => beginAnew({ scenario: { name: id } }, work))
    return {
      id,
      node: element(
        'button',
        { type: 'button', className: 'card', onclick: begin },
        element('strong', {}, title),
        element('span', { className: 'dim' }, story),
      ),
    }
  })
  const leave = button('回到普通数据', () => run(() => beginAnew(undefined, work)))
  const tour = createTour(work)
  const guide = section(
    '三分钟导览',
    element(
      'p',
      { className: 'hint' },
      '自动播放，每一步打开这里真实的一条：首页、排期、诊断、替换、审核、发布、交接、播放证明。',
    ),
    button('播放导览', () => run(openGuide)),
  )
  const openGuide = async () => {
    close()
    await (await import('./guide/guide.ts')).openGuide(work)
  }
  const summary = element('summary', {}, '全部步骤和场景')
  // on a tour folded, so that the panel leaves room for what there is to do
  const rest = element(
    'details',
    { className: 'rest' },
    summary,
    section(
      '场景',
      element('p', { className: 'hint' }, '进入一个场景会重新生成数据，做过的修改随之消失；您仍是现在的账号。'),
      element('div', { className: 'cards' }, ...cards.map(({ node }) => node)),
      leave,
    ).node,
  )
  let shown: string | undefined
  return {
    node: element('div', {}, guide.node, tour.node, rest),
    update: () => {
      for (const { id, node } of cards) node.ariaPressed = String(id === name())
      leave.hidden = name() === ''
      const touring = name() === 'tour'
      tour.node.hidden = !touring
      guide.node.hidden = touring
      summary.hidden = !touring
      if (shown !== name()) rest.open = !touring
      shown = name()
      tour.update?.()
    },
  }
}

/** The steps one after another; the request log ticks them off. */
function createTour(work: PanelWork): View {
  const { server, hooks, base, run } = work
  const items = tourSteps.map(({ title, hint, as, page }, index) => {
    const go = async () => {
      if (hooks.account() !== as) await enterAs(as, work)
      await loadPage(new URL(page(await server.inWorld(lastMade)), new URL(base, location.href)))
    }
    const goButton = button('前往', () => run(go))
    const node = element('li', {}, element('strong', {}, title), element('p', { className: 'hint' }, hint), goButton)
    node.dataset.step = String(index + 1)
    return { goButton, node }
  })
  const count = element('p', { className: 'hint' })
  const anew = button('从头开始', () => run(() => beginAnew({ scenario: { name: 'tour' } }, work)))
  return {
    node: section(
      '导览：从上传到上屏',
      count,
      element('ol', { className: 'tour' }, ...items.map(({ node }) => node)),
      anew,
    ).node,
    update: () => {
      if (server.switches().scenario.name !== 'tour') return
      const progress = goOn(tourProgress(), [...earlierLog(), ...server.report().log])
      keepTourProgress(progress)
      const { done } = progress
      count.textContent =
        done === tourSteps.length ? '全部完成：素材已经上屏。' : `已完成 ${done} / ${tourSteps.length}`
      anew.hidden = done < 2
      for (const [index, { node, goButton }] of items.entries()) {
        node.className = index < done ? 'done' : index === done ? 'next' : ''
        if (index === done) node.setAttribute('aria-current', 'step')
        else node.removeAttribute('aria-current')
        goButton.hidden = index !== done
      }
    },
  }
}
