import type { OverlayStore } from '../../db/store.ts'
import type { PanelContext } from '../context.ts'
import { loadPage } from '../load-page.ts'
import { button } from '../parts.ts'
import { sceneLink } from '../scene-link.ts'
import { createGuideCard } from './guide-card.ts'

/** Whether somebody has done something in what is kept, other than to sign in. */
export async function isUsed(store: Pick<OverlayStore, 'load'>): Promise<boolean> {
  const kept = await store.load()
  return kept?.changes.some(({ model }) => model !== 'session' && model !== 'sms') ?? false
}

/** Asks whether to begin the tour from upload to screen, which makes new data, where something was done before. */
export function askTour({ server }: Pick<PanelContext, 'server'>) {
  const isThere = server.switches().scenario.name === 'tour'
  const card = createGuideCard(end, '导览：从上传到上屏')
  const begin = () =>
    void loadPage(new URL(sceneLink(location.href, { switches: { scenario: { name: 'tour' } }, fresh: true })))

  function end() {
    window.removeEventListener('keydown', onKey, true)
    card.host.remove()
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    end()
  }
  window.addEventListener('keydown', onKey, true)

  card.show({
    count: '',
    title: '这里的数据改过',
    text: `“从头开始”重新生成数据，从第一步做起，做过的修改随之消失；“${isThere ? '继续' : '保留数据'}”${isThere ? '接着做没做完的步骤' : '就不做这个导览'}。`,
    progress: 0,
    buttons: [button(isThere ? '继续' : '保留数据', end), button('从头开始', begin, { className: 'primary' })],
  })
  card.point(undefined)
  card.focus()
}
