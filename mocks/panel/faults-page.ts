import { element } from './element.ts'
import { describeFault, faultGroups, faultKinds, makeFault, STATUSES } from './fault-kinds.ts'
import { operationGroups } from './operation-names.ts'
import { button, field, row, section, select, toggle, updateAll, type PanelWork, type View } from './parts.ts'

type Kind = keyof typeof faultKinds

export const wanted: { operationId?: string } = {}

export function createFaultsPage(work: PanelWork): View {
  const { server, change, run, control } = work
  const call = select(operationGroups())
  const kind = select(
    faultGroups.map(([title, kinds]) => [
      title,
      Object.entries(kinds).map(([id, { title: text }]) => [id, text] as const),
    ]),
  )
  const times = select([
    [
      '',
      [
        ['0', '每一次'],
        ['1', '一次'],
        ['2', '两次'],
        ['3', '三次'],
      ],
    ],
  ])
  const parameter = element('input', { type: 'text', spellcheck: false })
  const statuses = element(
    'datalist',
    { id: 'statuses' },
    ...STATUSES.map((value) => element('option', { value: String(value) })),
  )
  const parameterField = field('', parameter)

  function ask() {
    const asked = faultKinds[kind.value as Kind].parameter
    parameterField.hidden = asked === undefined
    parameter.value = asked?.initial ?? ''
    parameter.inputMode = asked?.of === 'number' ? 'numeric' : 'text'
    if (asked?.field === 'status') parameter.setAttribute('list', statuses.id)
    else parameter.removeAttribute('list')
    if (parameterField.firstChild) parameterField.firstChild.textContent = asked?.label ?? ''
  }
  kind.addEventListener('change', ask)
  ask()

  const add = () =>
    run(async () => {
      const fault = makeFault({
        operationId: call.value,
        kind: kind.value,
        text: parameter.value,
        times: Number(times.value),
      })
      await control.setSwitches({ faults: [fault, ...server.switches().faults] })
    })

  const list = element('ul', { className: 'faults' })
  let shown = ''
  function showFaults() {
    const { faults } = server.switches()
    const now = JSON.stringify(faults)
    if (now === shown) return
    shown = now
    list.replaceChildren(
      ...faults.map((fault, index) =>
        element(
          'li',
          {},
          element('code', {}, fault.operationId),
          element('span', {}, describeFault(fault)),
          button('解除', () => change({ faults: faults.filter((_, other) => other !== index) }), {
            ariaLabel: `解除 ${fault.operationId} 的故障`,
          }),
        ),
      ),
    )
    if (faults.length === 0) list.append(element('li', { className: 'dim' }, '没有故障'))
    clear.hidden = faults.length === 0
  }
  const clear = button('全部解除', () => change({ faults: [] }))
  const offline = toggle(
    '断网（所有连接都失败）',
    () => server.switches().offline,
    (value) => change({ offline: value }),
  )

  const parts: View[] = [
    section(
      '让一个接口出故障',
      field('接口', call),
      field('故障', kind),
      parameterField,
      statuses,
      field('次数', times),
      row(button('添加故障', add, { className: 'primary' })),
    ),
    section('现在的故障', list, row(clear), offline),
  ]
  const update = updateAll(parts)
  return {
    node: element('div', {}, ...parts.map(({ node }) => node)),
    update: () => {
      if (wanted.operationId !== undefined) {
        call.value = wanted.operationId
        delete wanted.operationId
      }
      showFaults()
      update()
    },
  }
}
