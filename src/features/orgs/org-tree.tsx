import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import type { VisibleNode } from '#src/ui/table/visible-nodes.ts'
import { dropAt, type OrgCounts, type TreePlace } from './org-model.ts'
import { indentOf, OrgRow, type OrgAct } from './org-row.tsx'
import classes from './org-tree.module.css'
import { useOrgDrag, type OrgDrag } from './use-org-drag.ts'

export interface OrgTreeActions {
  add: (node: TidyNode) => void
  rename: (node: TidyNode) => void
  remove: (node: TidyNode) => void
  /** Puts a node at another position among its siblings. */
  move: (node: TidyNode, to: number) => void
  /** Says why a move by key does nothing. */
  say: (words: string) => void
}

interface OrgTreeProps extends OrgTreeActions {
  /** The rows, from above to below. */
  items: readonly VisibleNode[]
  /** Every node by its key. */
  places: ReadonlyMap<string, TreePlace>
  /** What each has, by key. */
  counts: ReadonlyMap<string, OrgCounts>
  /** What tells of the keys. */
  hintId: string
  onToggle: (key: string) => void
  /** Why the order cannot be changed now. */
  moveBlocked?: string
  /** What was searched, in lower case. */
  query: string
  /** The node that is to get the focus; a new object for each wish. */
  wanted: { key: string } | undefined
}

/**
 * The organisations as a tree of one tab stop. Up, Down, Home, End walk it, Right and Left open, close and go in and
 * out, Alt with Up and Down moves, Insert adds below, F2 renames, Delete deletes; the buttons of the row that has the
 * focus do the same.
 */
export function OrgTree({
  items,
  places,
  counts,
  hintId,
  onToggle,
  moveBlocked,
  query,
  wanted,
  ...actions
}: OrgTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const treeId = useId()
  const [current, setCurrent] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const active = items.some(({ node }) => node.key === current) ? current : items[0]?.node.key
  const idOf = (key: string) => `${treeId}-${key}`
  function focus(key: string | undefined) {
    if (key !== undefined) document.getElementById(idOf(key))?.focus()
  }

  const { drag, onPointerDown } = useOrgDrag({
    tree,
    dropAt: (key, over, upperHalf) => dropAt(places, key, over, upperHalf),
    onDrop: (key, to) => act(key, (node) => actions.move(node, to)),
  })
  const line = useMemo(() => lineOf(items, drag), [items, drag])

  // once it is in the tree: a new one comes with the server's answer
  const given = useRef(wanted)
  useEffect(() => {
    if (!wanted || given.current === wanted) return
    const row = document.getElementById(`${treeId}-${wanted.key}`)
    if (!row) return
    given.current = wanted
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
  }, [wanted, items, treeId])

  function act(key: string, todo: (node: TidyNode) => void) {
    const place = places.get(key)
    if (place) todo(place.node)
  }

  function step(key: string, by: -1 | 1) {
    const place = places.get(key)
    if (!place?.parent) return
    const to = place.index + by
    const edge = to < 0 ? '已是同级第一个' : to >= place.count ? '已是同级最后一个' : undefined
    const reason = moveBlocked ?? edge
    if (reason === undefined) actions.move(place.node, to)
    else actions.say(reason)
  }

  function perform(name: OrgAct, key: string) {
    if (name === 'toggle') onToggle(key)
    else if (name === 'up') step(key, -1)
    else if (name === 'down') step(key, 1)
    else if (name === 'add' || places.get(key)?.parent) act(key, actions[name])
  }

  function onClick({ target }: MouseEvent) {
    const control = (target as Element).closest<HTMLElement>('[data-act]')
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key
    if (key !== undefined && control && control.ariaDisabled !== 'true') perform(control.dataset.act as OrgAct, key)
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = event.target as HTMLElement
    const at = items.findIndex(({ node }) => node.key === row.dataset.key)
    const item = items[at]
    // keys on a button of the row are the button's
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return
    const done = keyOf(event, item, at)
    if (done) event.preventDefault()
  }

  /** Whether the key means something here. */
  function keyOf({ key, altKey }: KeyboardEvent, { node, level, open }: VisibleNode, at: number): boolean {
    if (altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
      step(node.key, key === 'ArrowUp' ? -1 : 1)
      return true
    }
    switch (key) {
      case 'ArrowDown':
        focus(items[at + 1]?.node.key)
        return true
      case 'ArrowUp':
        focus(items[at - 1]?.node.key)
        return true
      case 'Home':
        focus(items[0]?.node.key)
        return true
      case 'End':
        focus(items.at(-1)?.node.key)
        return true
      case 'ArrowRight':
        if (node.children.length > 0 && !open) onToggle(node.key)
        else if (open) focus(items[at + 1]?.node.key)
        return true
      case 'ArrowLeft':
        // what a search has opened stays open
        if (open && query === '') onToggle(node.key)
        else focus(items.findLast((above, place) => place < at && above.level < level)?.node.key)
        return true
      case 'Insert':
        perform('add', node.key)
        return true
      case 'F2':
        perform('rename', node.key)
        return true
      case 'Delete':
        perform('remove', node.key)
        return true
      default:
        return false
    }
  }

  function beginDrag(event: PointerEvent<HTMLElement>) {
    const target = event.target as Element
    const row = target.closest<HTMLElement>('[data-movable]')
    // a finger scrolls, unless it is on the handle
    if (
      !row?.dataset.key ||
      target.closest('[data-act]') ||
      (event.pointerType === 'touch' && !target.closest('[data-grip]'))
    )
      return
    onPointerDown(row.dataset.key, event)
  }

  const known = counts.get(items[0]?.node.key ?? '')
  const deepest = Math.max(...items.map(({ level }) => indentOf(level)))
  return (
    <>
      {/* each row says the same to those who do not see the columns */}
      <div className={classes.head} aria-hidden>
        <span>组织机构</span>
        <span className={classes.counts}>
          <span>全部下级</span>
          <span>{known?.devices === undefined ? '' : '终端'}</span>
          <span>{known?.accounts === undefined ? '' : '账号'}</span>
        </span>
      </div>
      <div
        ref={tree}
        role="tree"
        aria-label="组织机构"
        aria-describedby={hintId}
        tabIndex={-1}
        className={classes.tree}
        style={{ '--deepest': deepest } as object}
        data-dragging={drag ? (drag.drop ? 'over' : 'nowhere') : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCurrent(target.closest<HTMLElement>('[data-key]')?.dataset.key)}
        onPointerDown={beginDrag}
        onPointerOver={({ target, pointerType }) =>
          pointerType === 'mouse' && setHovered((target as Element).closest<HTMLElement>('[data-key]')?.dataset.key)
        }
        onPointerLeave={() => setHovered(undefined)}
      >
        {items.map(({ node, level, open }) => {
          const place = places.get(node.key)
          return (
            <OrgRow
              key={node.key}
              id={idOf(node.key)}
              nodeKey={node.key}
              name={node.name}
              level={level}
              // what a search left closed has nothing below it that was found
              open={node.children.length > 0 && (open || query === '') ? open : undefined}
              root={!place?.parent}
              index={place?.index ?? 0}
              count={place?.count ?? 1}
              below={place?.below ?? 0}
              devices={counts.get(node.key)?.devices}
              accounts={counts.get(node.key)?.accounts}
              active={node.key === active}
              withActions={node.key === active || (node.key === hovered && !drag)}
              moveBlocked={moveBlocked}
              query={query}
              dragged={node.key === drag?.key}
              line={line?.key === node.key ? line.edge : undefined}
              lineLevel={line?.key === node.key ? line.level : 1}
            />
          )
        })}
      </div>
      {drag && (
        <div className={classes.chip} style={{ left: drag.x, top: drag.y }}>
          {drag.drop
            ? `移到“${places.get(drag.drop.sibling)?.node.name ?? ''}”${drag.drop.side === 'before' ? '之前' : '之后'}`
            : '只能在同级之间移动'}
        </div>
      )}
    </>
  )
}

/** The row and edge at which a dragged node would go in: after a sibling is after all that is seen below it. */
function lineOf(
  items: readonly VisibleNode[],
  drag: OrgDrag | undefined,
): { key: string; edge: 'top' | 'bottom'; level: number } | undefined {
  const drop = drag?.drop
  const at = drop ? items.findIndex(({ node }) => node.key === drop.sibling) : -1
  const sibling = items[at]
  if (!drop || !sibling) return undefined
  if (drop.side === 'before') return { key: sibling.node.key, edge: 'top', level: sibling.level }
  const next = items.findIndex((item, place) => place > at && item.level <= sibling.level)
  const last = items.at(next === -1 ? -1 : next - 1) ?? sibling
  return { key: last.node.key, edge: 'bottom', level: sibling.level }
}
