import { Input } from '@mantine/core'
import { IconCheck, IconChevronRight, IconMinus } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { broughtBy, stateOf, withNode } from './perm-selection.ts'
import classes from './perm-tree.module.css'

interface PermTreeProps {
  label: string
  nodes: readonly TidyNode[]
  /** The codes that are held, half-checked ones among them. */
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string | undefined
}

/** One box of the tree. Below a menu entry the first box is the entry itself: to see it, and nothing more. */
interface Box {
  id: string
  code: string
  name: string
  label: string
  /** Stands for its node alone. */
  alone: boolean
  node: TidyNode
  children: Box[]
}

/**
 * Permissions as a tree of boxes that are checked, half-checked or empty. One tab stop: Up, Down, Home, End walk it,
 * Right and Left open, close and go in and out, Space or Enter checks.
 */
export function PermTree({ label, nodes, value, onChange, error }: PermTreeProps) {
  const id = useId()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string>()
  // menu entries that came along with what was chosen in them
  const brought = useRef(new Set<string>())
  const held = new Set(value)
  const boxes = boxesOf(nodes, id)
  const shown = flat(boxes, closed)
  const active = shown.find((box) => box.id === current) ?? shown[0]

  function focus(box: Box | undefined) {
    if (box) document.getElementById(box.id)?.focus()
  }
  const stateOfBox = ({ node, alone }: Box) => (alone ? (held.has(node.key) ? 'all' : 'none') : stateOf(node, held))

  function toggle(box: Box) {
    const { code, alone } = box
    const on = stateOfBox(box) !== 'all'
    if (on) {
      for (const above of broughtBy(nodes, value, code)) brought.current.add(above)
      brought.current.delete(code)
    }
    onChange(withNode(nodes, value, code, on, { alone, brought: brought.current }))
  }

  function fold(box: Box) {
    const next = new Set(closed)
    if (!next.delete(box.id)) next.add(box.id)
    setClosed(next)
  }

  const boxOf = (target: EventTarget) =>
    shown.find((box) => box.id === (target as Element).closest('[role=treeitem]')?.id)

  function onClick({ target }: MouseEvent) {
    const box = boxOf(target)
    if (!box) return
    if ((target as Element).closest('[data-fold]')) fold(box)
    else if ((target as Element).closest('[data-row]')) toggle(box)
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = active ? shown.indexOf(active) : -1
    if (!active || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const open = active.children.length > 0 && !closed.has(active.id)
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(shown[at + 1]),
      ArrowUp: () => focus(shown[at - 1]),
      Home: () => focus(shown[0]),
      End: () => focus(shown.at(-1)),
      ArrowRight: () => (open ? focus(active.children[0]) : active.children.length > 0 && fold(active)),
      ArrowLeft: () => (open ? fold(active) : focus(shown.find((box) => box.children.includes(active)))),
      ' ': () => toggle(active),
      Enter: () => toggle(active),
    }
    const todo = keys[event.key]
    if (!todo) return
    event.preventDefault()
    todo()
  }

  const draw = (box: Box, level: number) => {
    const state = stateOfBox(box)
    const open = !closed.has(box.id)
    const parent = box.children.length > 0
    return (
      <div
        key={box.id}
        id={box.id}
        role="treeitem"
        tabIndex={box === active ? 0 : -1}
        aria-level={level}
        aria-checked={state === 'all' ? true : state === 'some' ? 'mixed' : false}
        aria-expanded={parent ? open : undefined}
        aria-label={box.label}
        className={classes.item}
        data-parent={parent || undefined}
      >
        <div className={classes.row} data-row>
          {parent && (
            <span className={classes.fold} data-fold data-open={open || undefined} aria-hidden>
              <IconChevronRight size={16} />
            </span>
          )}
          <span className={classes.box} data-state={state} aria-hidden>
            {state === 'all' ? (
              <IconCheck size={12} stroke={3} />
            ) : state === 'some' ? (
              <IconMinus size={12} stroke={3} />
            ) : null}
          </span>
          <span className={classes.name}>{box.name}</span>
        </div>
        {parent && open && (
          <div role="group" className={classes.group}>
            {box.children.map((child) => draw(child, level + 1))}
          </div>
        )}
      </div>
    )
  }

  return (
    <Input.Wrapper
      label={label}
      withAsterisk
      error={error}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        role="tree"
        aria-multiselectable
        aria-labelledby={`${id}-label`}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        tabIndex={-1}
        className={classes.tree}
        data-wrong={error !== undefined || undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ target, currentTarget }) => {
          // the form leads to the tree when nothing is checked
          if (target === currentTarget) focus(active)
          else setCurrent(target.id)
        }}
      >
        {boxes.map((box) => draw(box, 1))}
      </div>
    </Input.Wrapper>
  )
}

function boxesOf(nodes: readonly TidyNode[], id: string): Box[] {
  return nodes.map((node) => {
    const base = { code: node.key, node }
    const box = {
      ...base,
      id: `${id}-${node.key}`,
      name: node.name,
      label: node.name,
      alone: false,
      children: [] as Box[],
    }
    if (node.children.length > 0) {
      const itself: Box = {
        ...base,
        id: `${box.id}-only`,
        name: '查看',
        label: `查看${node.name}`,
        alone: true,
        children: [],
      }
      box.children = [itself, ...boxesOf(node.children, id)]
    }
    return box
  })
}

function flat(boxes: readonly Box[], closed: ReadonlySet<string>): Box[] {
  return boxes.flatMap((box) => [box, ...(closed.has(box.id) ? [] : flat(box.children, closed))])
}
