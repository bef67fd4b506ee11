/*
 * What stands on the page to be typed into, and what opens more of it. All of it runs in the page.
 */

export interface FoundField {
  key: string
  index: number
}

export interface FoundOpener {
  key: string
  index: number
  by: 'click' | 'Enter'
}

export interface Sight {
  address: string
  /** The dialog, menu or list on top by its name; '' is the page itself. */
  scope: string
  /** What kind of thing that is. */
  kind: 'page' | 'dialog' | 'menu' | 'list'
  /** A dialog that is answered by one of its buttons, and holds nothing else. */
  isQuestion: boolean
  fields: FoundField[]
  openers: FoundOpener[]
}

declare global {
  interface Window {
    __walk?: { fields: HTMLElement[]; openers: HTMLElement[]; scope: Element | null; names: WeakMap<Element, string> }
  }
}

export interface LookOptions {
  /** Takes header and menu with it. */
  whole: boolean
  /** Also what opens nothing that is typed into. */
  thorough: boolean
}

export function look({ whole, thorough }: LookOptions): Sight {
  const FIELDS =
    'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden], [type=color], [type=button], [type=submit]), textarea, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only]'
  const OPENERS =
    'button, [role=button], [role=menuitem], [role=menuitemradio], [role=tab], [role=switch], [role=radio], input[type=radio], input[type=checkbox], [role=option], summary, a[href]'
  /** One of many of a kind. */
  const REPEATED = 'tr, li, article, [role=row], [role=listitem], [role=treeitem]'
  /** What closes, takes back, or goes on to what is like this. */
  const IDLE =
    /^(关闭|取消|清除|收起|刷新|重新加载|全屏|退出全屏|撤销|重做|上一|下一|前十|后十|第 #|播放|暂停|周[一二三四五六日])/
  /** What gives a file, changes looks alone, or leads to a page that is walked by its own address. */
  const LEADING_AWAY =
    /^(Excel 文件|文本文件|下载图片|打印|切换为[深浅]色|显示或隐藏密码|返回|制作广告|查看发布终端|另存为|我的今天|系统管理员|放大|缩小|缩放|网格|吸附)/
  /** In which one ticks, picks a day, or goes to another page. */
  const CHOOSING = /^(列设置|权限对比|选择日期|选择月份|命令面板)/

  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert], [aria-hidden=true]')
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/[“「].*?[”」]/g, '“”')
      .replace(/\d[\d,.:：/-]*/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40)
  const byIds = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => (id ? document.getElementById(id)?.textContent : ''))
      .join(' ')
      .trim()
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels
    return plain(
      element.getAttribute('aria-label') ||
        byIds(element.getAttribute('aria-labelledby')) ||
        [...(labels ?? [])].map((label) => label.textContent).join(' ') ||
        element.getAttribute('placeholder') ||
        element.textContent ||
        element.getAttribute('title'),
    )
  }

  const popups = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].filter(
    (element) =>
      visible(element) &&
      (element.matches('[role=dialog]') || (element.closest('[data-portal]') && !element.closest('[role=dialog]'))),
  )
  const scope = popups.at(-1) ?? null
  const kind = !scope
    ? 'page'
    : scope.matches('[role=menu]')
      ? 'menu'
      : scope.matches('[role=listbox]')
        ? 'list'
        : 'dialog'
  const main = document.querySelector('main')
  const root = scope ?? (whole || !main ? document.body : main)
  // what it was called at first: a dialog that goes on to the next row is the same
  const names = window.__walk?.names ?? new WeakMap<Element, string>()
  // what shows one thing of many has its name as a title; its parts say what it is of all of them
  const parts = [...(scope?.querySelectorAll('[role=tab]') ?? [])].map(nameOf)
  const called = parts.length < (thorough ? 3 : 2) ? '' : parts.join('、')
  const name = scope ? (names.get(scope) ?? (called || nameOf(scope) || kind)) : ''
  if (scope) names.set(scope, name)

  const fields: HTMLElement[] = []
  const foundFields: FoundField[] = []
  for (const element of root.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (!visible(element) || element.matches(':disabled') || element.readOnly) continue
    const section = element.closest('[role=tabpanel], [role=group], section, fieldset, [role=search]')
    foundFields.push({
      key: [name, section ? nameOf2(section) : '', nameOf(element) || element.type].filter(Boolean).join(' › '),
      index: fields.push(element) - 1,
    })
  }

  function nameOf2(element: Element): string {
    return plain(element.getAttribute('aria-label') || byIds(element.getAttribute('aria-labelledby')))
  }

  const openers: HTMLElement[] = []
  const foundOpeners: FoundOpener[] = []
  const options = new Map<Element | null, number>()
  for (const element of root.querySelectorAll<HTMLElement>(OPENERS)) {
    if (!visible(element) || element.matches(':disabled, [aria-disabled=true], [type=submit], [role=menuitemcheckbox]'))
      continue
    if (
      element.closest(
        'th, [role=columnheader], nav[aria-label="分页"], nav[aria-label="主菜单"], nav[aria-label="面包屑"]',
      )
    )
      continue
    if (element instanceof HTMLAnchorElement) {
      if (element.target || element.hasAttribute('download') || element.hash) continue
      if (element.pathname !== location.pathname) continue
    }
    if (IDLE.test(nameOf(element)) || (!thorough && (CHOOSING.test(name) || LEADING_AWAY.test(nameOf(element)))))
      continue
    // of many that are alike, such as the days of a week, one opens what the others open
    if (element.matches('[role=radio], [type=radio]')) {
      const group = element.closest('[role=radiogroup]')
      if (group && group.querySelectorAll('[role=radio], [type=radio]').length > 5) continue
    }
    if (element.matches('[role=option]')) {
      const list = element.closest('[role=listbox]')
      const count = options.get(list) ?? 0
      options.set(list, count + 1)
      if (count > 3) continue
    }
    let key = `${element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName} ${nameOf(element)}`
    const container = element.parentElement?.closest(REPEATED)
    if (container && root.contains(container)) {
      const siblings = [...(container.parentElement?.children ?? [])].filter(
        (each) => each.localName === container.localName,
      )
      if (siblings.indexOf(container) > 2) continue
      const own = [...container.querySelectorAll(OPENERS)]
      const common =
        siblings.filter(
          (each) =>
            each !== container &&
            [...each.querySelectorAll(OPENERS)].some((other) => nameOf(other) === nameOf(element)),
        ).length > 0
      key = `in ${container.localName}: ${common ? key : `#${own.indexOf(element)}`}`
    }
    foundOpeners.push({ key: `${name} › ${key}`, index: openers.push(element) - 1, by: 'click' })
  }
  // where one works by keys, Enter may open what is chosen; the fields beside it tell what that is
  for (const element of root.querySelectorAll<HTMLElement>('[role=application]'))
    foundOpeners.unshift({
      key: `Enter on ${nameOf(element)} with ${foundFields.map(({ key }) => key).join()}`,
      index: openers.push(element) - 1,
      by: 'Enter',
    })
  // a question is answered by its buttons, and there is nothing in it
  const isQuestion = kind === 'dialog' && fields.length === 0 && openers.length <= 2
  window.__walk = { fields, openers, scope, names }
  return {
    address: location.pathname + location.search,
    scope: name,
    kind,
    isQuestion,
    fields: foundFields,
    openers: isQuestion ? [] : foundOpeners,
  }
}
