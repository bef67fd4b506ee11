import { formatMoment } from '#src/domain/dates.ts'
import type { FaultEffect } from '../server/faults.ts'
import type { LogEntry } from '../server/report.ts'
import { violationMessages } from './violation-messages.ts'
import { earlierLog, forgetLog } from './earlier-log.ts'
import { element } from './element.ts'
import { faultKinds } from './fault-kinds.ts'
import { wanted } from './faults-page.ts'
import { changesTo } from './scene-link.ts'
import { screenTest } from './screen-test.ts'
import { button, createCopy, row, toggle, type PanelWork, type View } from './parts.ts'

/** How many calls are shown. */
const SHOWN = 150

/** What was called: with which status, when, how long it took, and what the contract says to it. */
export function createLogPage(work: PanelWork): View {
  const { server, hooks, base, run, show } = work
  const search = element('input', { type: 'search', placeholder: '接口或路径', ariaLabel: '查找请求' })
  let onlyTrouble = false
  const trouble = toggle(
    '只看异常',
    () => onlyTrouble,
    (value) => {
      onlyTrouble = value
      update()
    },
  )
  search.addEventListener('input', update)
  const clear = button('清空', () => {
    server.clearReport()
    forgetLog()
    update()
  })
  const text = createCopy('测试')
  const copy = button(
    '复制为测试',
    () =>
      run(() =>
        text.copy(
          screenTest({
            at: `/${location.pathname.slice(base.length)}${location.search}`,
            title: document.title,
            account: hooks.account(),
            switches: changesTo(server.switches()),
            log: fitting(),
          }),
        ),
      ),
    { title: '页面、账号、开关和下面的请求，作为屏幕测试的开头' },
  )
  const list = element('ol', { className: 'log' })
  const count = element('p', { className: 'hint' })
  let shown = ''

  function fail(entry: LogEntry) {
    wanted.operationId = entry.operationId ?? '*'
    show('faults')
  }

  const everything = () => [...earlierLog(), ...server.report().log]
  function fitting(all = everything()) {
    const wantedText = search.value.trim().toLowerCase()
    return all.filter(
      (entry) =>
        (!onlyTrouble || isTrouble(entry)) && `${entry.operationId} ${entry.path}`.toLowerCase().includes(wantedText),
    )
  }

  function update() {
    const all = everything()
    const entries = fitting(all).slice(-SHOWN).reverse()
    const now = JSON.stringify(entries)
    if (now === shown) return
    shown = now
    list.replaceChildren(...entries.map((entry) => line(entry, fail)))
    const violations = all.filter((entry) => entry.violations.length > 0).length
    count.textContent = `${all.length} 个请求，${violations === 0 ? '都符合接口契约' : `${violations} 个不符合接口契约`}`
    trouble.update?.()
  }

  return { node: element('div', {}, row(search, trouble, clear, copy).node, text.node, count, list), update }
}

/** Whether the envelope, if there was one, says success. */
const succeeded = (code: LogEntry['code']) => code === null || code === 1

/** Whether an answer is anything but a success that fits the contract. */
function isTrouble({ status, code, fault, violations }: LogEntry): boolean {
  return (
    (status !== null && (status < 200 || status > 399)) || !succeeded(code) || fault !== null || violations.length > 0
  )
}

function statusText({ status, code }: LogEntry): string {
  if (status === null) return '等待'
  if (status === 0) return '断开'
  return succeeded(code) ? String(status) : `${status} · 代码 ${code}`
}

function line(entry: LogEntry, fail: (entry: LogEntry) => void): HTMLElement {
  const { at, method, path, operationId, account, fault, milliseconds, violations, status } = entry
  const row = element(
    'li',
    { className: isTrouble(entry) ? 'bad' : status === null ? 'waiting' : '' },
    element('time', {}, formatMoment(Math.trunc(at)).slice(11)),
    element('span', { className: 'status' }, statusText(entry)),
    element(
      'code',
      { title: `${method} ${path}${account === null ? '' : `\n${account}`}` },
      operationId ?? `${method} ${path}`,
    ),
    element(
      'span',
      { className: 'dim' },
      fault === null ? '' : `故障：${faultKinds[fault as FaultEffect['kind']]?.title ?? fault}`,
    ),
    element('span', { className: 'dim right' }, status === null ? '' : `${Math.round(milliseconds)} ms`),
    button('⚡', () => fail(entry), { ariaLabel: `让 ${operationId ?? path} 出故障`, title: '让它出故障' }),
  )
  for (const { side, violations: found } of violations)
    row.append(
      element(
        'p',
        { className: 'violation' },
        `${side === 'request' ? '请求' : '答复'}不符合契约\n${violationMessages(found).join('\n')}`,
      ),
    )
  return row
}
