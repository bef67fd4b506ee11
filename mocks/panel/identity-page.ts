import { permissionNames } from '#src/domain/permissions.ts'
import { enterAs } from './begin-scene.ts'
import { element } from './element.ts'
import { loadPage } from './load-page.ts'
import { button, section, toggle, updateAll, type PanelWork, type View } from './parts.ts'

/** The codes by area: `2` and everything that begins with it. */
const areas = Object.entries(permissionNames)
  .filter(([code]) => code.length === 1)
  .map(([area, name]) => ({ name, codes: Object.keys(permissionNames).filter((code) => code.startsWith(area)) }))

export function createIdentityPage(work: PanelWork): View {
  const { accounts, server, hooks, control, run, change } = work
  let held = new Set<string>()

  const people = accounts.map(({ account, name, role }) => {
    const enter = async () => {
      await enterAs(account, work)
      await loadPage()
    }
    return {
      account,
      node: element(
        'button',
        { type: 'button', className: 'card', onclick: () => run(enter) },
        element('strong', {}, name),
        element('span', { className: 'dim' }, `${role} · ${account}`),
      ),
    }
  })

  function give(code: string, on: boolean) {
    const account = hooks.account()
    if (account === undefined) return
    if (on) held.add(code)
    else held.delete(code)
    change({ scenario: { functionIds: { ...server.switches().scenario.functionIds, [account]: [...held] } } })
  }

  function restore() {
    const { [hooks.account() ?? '']: _, ...functionIds } = control.switches.scenario.functionIds
    change({ scenario: { functionIds } })
  }

  const boxes = areas.map(({ name, codes }) => ({
    name,
    views: codes.map((code) =>
      toggle(
        permissionNames[code as keyof typeof permissionNames],
        () => held.has(code),
        (on) => give(code, on),
        { title: code },
      ),
    ),
  }))
  const codes = section(
    '当前账号的权限',
    element(
      'div',
      { className: 'codes' },
      ...boxes.map(({ name, views }) =>
        element('div', { role: 'group', ariaLabel: name }, ...views.map(({ node }) => node)),
      ),
    ),
  )
  const back = button('恢复角色的权限', restore)
  const guest = element('p', { className: 'hint' }, '登录之后可以逐项开关权限。')
  codes.node.append(back, guest)
  const sms = element('output', {}, '还没有发送过')
  const updateBoxes = updateAll(boxes.flatMap(({ views }) => views))

  async function look() {
    const current = hooks.account()
    const seen = await server.inWorld(({ gate, scenario }) => {
      const row = current === undefined ? undefined : gate.account.first({ account: { equals: current } })
      return {
        codes: row && (scenario.functionIds[row.account] ?? gate.role.find(row.roleId)?.functionIds ?? []),
        sms: gate.sms.list().at(-1),
      }
    })
    held = new Set(seen.codes)
    updateBoxes()
    for (const { account, node } of people) node.ariaPressed = String(account === current)
    back.hidden = current === undefined || !(current in server.switches().scenario.functionIds)
    guest.hidden = seen.codes !== undefined
    for (const box of codes.node.querySelectorAll('input')) box.disabled = seen.codes === undefined
    if (seen.sms) sms.textContent = `${seen.sms.id} 的验证码 ${seen.sms.code}`
  }

  return {
    node: element(
      'div',
      {},
      section('以此身份登录', element('div', { className: 'cards' }, ...people.map(({ node }) => node))).node,
      codes.node,
      section('最近的短信验证码', sms).node,
    ),
    update: () => void look(),
  }
}
