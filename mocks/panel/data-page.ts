import { exportState, importState, readState } from '../db/state-file.ts'
import { beginAnew } from './begin-scene.ts'
import { element } from './element.ts'
import { loadPage } from './load-page.ts'
import { button, createCopy, row, section, type PanelWork, type View } from './parts.ts'
import { changesTo, sceneLink } from './scene-link.ts'

export function createDataPage(work: PanelWork): View {
  const { server, control, hooks, run } = work

  const undo = button('撤销上一次操作', () =>
    run(async () => {
      const undone = await server.undo()
      return undone === undefined ? '没有可以撤销的操作' : `已撤销 ${undone}`
    }),
  )
  const last = element('span', { className: 'dim' })

  async function download() {
    const text = await exportState(work, control.stored(), server.clock.now())
    if (text === undefined) throw new Error('这个浏览器没有保存数据，无法导出')
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    element('a', {
      href: url,
      download: `adscreen-demo-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`,
    }).click()
    URL.revokeObjectURL(url)
    return '已导出'
  }

  const file = element('input', {
    type: 'file',
    accept: '.json,application/json',
    hidden: true,
    onchange: () =>
      run(async () => {
        const text = await file.files?.[0]?.text()
        file.value = ''
        if (text === undefined) return
        const state = readState(text)
        control.store(state.switches)
        await importState(state, work, Date.now())
        await loadPage()
      }),
  })

  const link = createCopy('重现链接')
  async function makeLink() {
    const epoch = await server.inWorld(({ scenario }) => scenario.epoch)
    const changed = changesTo(server.switches())
    const account = hooks.account()
    const clock = { shown: Math.round(server.clock.now()), rate: server.clock.state().rate }
    const address = sceneLink(location.href, {
      switches: { ...changed, scenario: { ...changed.scenario, seed: server.switches().scenario.seed, epoch } },
      fresh: true,
      clock,
      ...(account !== undefined && { as: account }),
    })
    return link.copy(address)
  }

  return {
    node: element(
      'div',
      {},
      section('撤销', row(undo, last)).node,
      section(
        '重现链接',
        element(
          'p',
          { className: 'hint' },
          '打开链接的人看到同一个页面、账号、场景、开关、故障和时刻；做过的修改不在其中，请另附导出的文件。',
        ),
        row(button('复制重现链接', () => run(makeLink))),
        link.node,
      ).node,
      section(
        '全部状态',
        element('p', { className: 'hint' }, '修改、开关、时钟和上传的文件，合为一个文件；不含登录状态。'),
        row(
          button('导出文件', () => run(download)),
          button('导入文件…', () => file.click()),
        ),
        file,
      ).node,
      section(
        '重新开始',
        element('p', { className: 'hint' }, '撤去所有修改、开关和故障，回到最初的数据。'),
        row(button('全部重置', () => run(() => beginAnew(undefined, work)), { className: 'danger' })),
      ).node,
    ),
    update: () => {
      const call = server.undoable()
      undo.disabled = call === undefined
      last.textContent = call ?? '还没有改过数据'
    },
  }
}
