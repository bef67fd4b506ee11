/*
 * The few controls that the panel is made of. Each shows the state that it is asked to show, and changes nothing by
 * itself.
 */
import type { SwitchesPatch } from '../server/switches.ts'
import type { PanelContext } from './context.ts'
import { element } from './element.ts'

export interface View {
  node: HTMLElement
  /** Shows how things stand now. */
  update?: () => void
}

export interface PanelWork extends PanelContext {
  /**
   * Does something, loads anew what the console shows, and says what came of it: the text that it gives, or why it
   * failed.
   */
  run(work: () => Promise<string | void>): void
  /** Changes switches, as `run`. */
  change(patch: SwitchesPatch): void
  /** Closes the panel. */
  close(): void
  /** Opens a page of the panel. */
  show(page: string): void
}

export function section(title: string, ...parts: (View | Node | string)[]): View {
  const nodes = parts.map((part) => (typeof part === 'object' && 'node' in part ? part.node : part))
  return {
    node: element('section', { className: 'section' }, element('h3', {}, title), ...nodes),
    update: updateAll(parts.filter((part): part is View => typeof part === 'object' && 'node' in part)),
  }
}

export function row(...parts: (View | Node)[]): View {
  const nodes = parts.map((part) => ('node' in part ? part.node : part))
  return {
    node: element('div', { className: 'row' }, ...nodes),
    update: updateAll(parts.filter((part): part is View => 'node' in part)),
  }
}

export function updateAll(views: readonly View[]): () => void {
  return () => views.forEach(({ update }) => update?.())
}

export function button(
  text: string,
  onclick: () => void,
  properties: Partial<HTMLButtonElement> = {},
): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, onclick, ...properties })
}

export function choice<Value>(
  label: string,
  values: readonly (readonly [Value, string])[],
  current: () => Value,
  set: (value: Value) => void,
): View {
  const buttons = values.map(([value, text]) => button(text, () => set(value)))
  return {
    node: element(
      'div',
      { className: 'field' },
      element('span', { className: 'label' }, label),
      element('div', { className: 'choice', role: 'group', ariaLabel: label }, ...buttons),
    ),
    update: () => {
      const now = JSON.stringify(current())
      for (const [index, [value]] of values.entries())
        (buttons[index] as HTMLButtonElement).ariaPressed = String(JSON.stringify(value) === now)
    },
  }
}

export function toggle(
  label: string,
  current: () => boolean,
  set: (value: boolean) => void,
  properties: Partial<HTMLLabelElement> = {},
): View {
  const box = element('input', { type: 'checkbox', onchange: () => set(box.checked) })
  return {
    node: element('label', { className: 'toggle', ...properties }, box, element('span', {}, label)),
    update: () => {
      box.checked = current()
    },
  }
}

/** A text to take along: it is copied, and shown for browsers that refuse that. Says which of both it was. */
export function createCopy(label: string) {
  const area = element('textarea', {
    readOnly: true,
    rows: 3,
    hidden: true,
    ariaLabel: label,
    onfocus: () => area.select(),
  })
  return {
    node: area,
    async copy(text: string): Promise<string> {
      area.value = text
      area.hidden = false
      area.select()
      try {
        await navigator.clipboard.writeText(text)
        return `${label}已复制`
      } catch {
        return `请复制下面的${label}`
      }
    },
  }
}

export function field(label: string, control: HTMLElement): HTMLElement {
  return element('label', { className: 'field' }, element('span', { className: 'label' }, label), control)
}

export function select(
  groups: readonly (readonly [title: string, entries: readonly (readonly [value: string, text: string])[]])[],
): HTMLSelectElement {
  const option = ([value, text]: readonly [string, string]) => element('option', { value, textContent: text })
  return element(
    'select',
    {},
    ...groups.flatMap(([title, entries]) =>
      title === '' ? entries.map(option) : [element('optgroup', { label: title }, ...entries.map(option))],
    ),
  )
}
