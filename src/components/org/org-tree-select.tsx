import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, InputBase, useCombobox, type InputBaseProps } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo, tidyTree } from '#src/lib/data/tidy-tree.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import classes from './org-tree-select.module.css'
import type { Entered } from '#src/ui/form/deferred-field.tsx'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { useKeptCaret } from '#src/ui/form/use-search-text.ts'
import { visibleNodes } from '#src/ui/table/visible-nodes.ts'
import type { RowId } from '#src/ui/table/table-column.ts'
import { unknownName } from '#src/lib/text/nameless.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface OrgTreeSelectProps
  extends
    Omit<InputBaseProps, 'pointer' | 'multiline'>,
    Omit<ComponentProps<'input'>, keyof InputBaseProps | 'value' | 'defaultValue' | 'onChange' | 'autoFocus'>,
    Entered {
  /** The root, or the roots, as the server sent them. */
  tree: unknown
  /** The id of the chosen node; compared as text (C16). */
  value?: RowId | null
  /** Gives the id as the server sent it, or null. */
  onChange?: (id: RowId | null) => void
  /** Default true. */
  clearable?: boolean
  /** Default true; without it a click, typing or an arrow key opens the tree. */
  openOnFocus?: boolean
  /** What is said when nothing fits what was typed, such as why something is not offered. Default 没有匹配的选项. */
  noMatch?: string
}

/**
 * A tree that opens below a field and is searched by typing. Up and down walk it, right and left open and close a
 * branch, Enter chooses, and clears when the field was emptied. A tree with repeated nodes or a cycle is shown once,
 * and says that something was left out (N9). The library's `TreeSelect` is not used: its entries carry attributes that
 * options of a list may not have.
 */
export function OrgTreeSelect({
  tree,
  value,
  onChange,
  description,
  placeholder = '请选择',
  clearable = true,
  openOnFocus = true,
  typed,
  noMatch = '没有匹配的选项',
  disabled,
  readOnly,
  onFocus,
  onBlur,
  ...others
}: OrgTreeSelectProps) {
  const { nodes, ignored } = useMemo(() => tidyTree(tree), [tree])
  const path = useMemo(
    () => (value === undefined || value === null ? [] : pathTo(nodes, plainId(value))),
    [nodes, value],
  )
  const chosen = path.at(-1)
  const name = chosen?.name ?? (value === undefined || value === null ? '' : unknownName(value))
  const [query, setQuery] = useState(typed)
  useKeptCaret(typed, query)
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const listId = useId()
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setQuery(undefined)
      setToggled(new Map())
    },
  })
  const { setListId } = combobox
  useEffect(() => setListId(listId), [setListId, listId])

  // roots and what leads to the chosen one are open until they are closed
  const isOpen = (key: string) =>
    toggled.get(key) ?? (nodes.some((root) => root.key === key) || path.slice(0, -1).some((node) => node.key === key))
  const visible = combobox.dropdownOpened ? visibleNodes(nodes, isOpen, query) : []
  const toggle = (key: string) => setToggled(new Map(toggled).set(key, !isOpen(key)))

  function choose(id: RowId | null) {
    onChange?.(id)
    combobox.closeDropdown()
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = combobox.getSelectedOptionIndex()
    const at = visible[index]
    if (
      event.key === 'Enter' &&
      clearable &&
      query === '' &&
      !document.getElementById(listId)?.querySelector('[data-combobox-selected]')
    ) {
      // an emptied field is no choice; the clear button is for the mouse
      event.preventDefault()
      choose(null)
    }
    if (!combobox.dropdownOpened || !at) return
    if (event.key === 'ArrowRight' && at.node.children.length > 0 && !at.open) {
      event.preventDefault()
      toggle(at.node.key)
    } else if (event.key === 'ArrowLeft') {
      event.preventDefault()
      if (at.open) toggle(at.node.key)
      else combobox.selectOption(visible.findLastIndex((above, place) => place < index && above.level < at.level))
    }
  }

  const clear = clearable && chosen && !disabled && !readOnly
  return (
    <Combobox store={combobox} width="max-content" position="bottom-start">
      <Combobox.Target withExpandedAttribute aria-haspopup="tree">
        <InputBase
          {...others}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          description={ignored > 0 ? `组织数据有 ${formatNumber(ignored)} 处重复或异常，已忽略` : description}
          value={query ?? shownText(name)}
          title={path.map((node) => node.name).join(' / ') || undefined}
          rightSection={
            clear ? <Combobox.ClearButton aria-label="清除" onClear={() => choose(null)} /> : <Combobox.Chevron />
          }
          rightSectionPointerEvents={clear ? 'all' : 'none'}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            combobox.resetSelectedOption()
            combobox.openDropdown()
          }}
          onKeyDown={onKeyDown}
          onMouseDown={searchAnew.onMouseDown}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => {
            if (typed === undefined) searchAnew.onFocus(event)
            if (openOnFocus) combobox.openDropdown()
            onFocus?.(event)
          }}
          onBlur={(event) => {
            combobox.closeDropdown()
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={disabled || readOnly} className={classes.dropdown}>
        <div
          id={listId}
          role="tree"
          aria-label={typeof others.label === 'string' ? others.label : (others['aria-label'] ?? '组织机构')}
          className={classes.tree}
        >
          {visible.map(({ node, level, open }) => (
            <div
              key={node.key}
              id={`${listId}-${node.key}`}
              role="treeitem"
              tabIndex={-1}
              aria-level={level}
              aria-expanded={node.children.length > 0 ? open : undefined}
              aria-selected={node.key === chosen?.key}
              data-combobox-option
              data-combobox-active={node.key === chosen?.key || undefined}
              className={classes.node}
              style={{ paddingInlineStart: 4 + (level - 1) * 20 }}
              onMouseDown={keepFocus}
              onClick={() => choose(node.id)}
              onKeyDown={onKeyDown}
            >
              <span
                className={classes.chevron}
                data-open={open || undefined}
                aria-hidden
                onClick={(event) => {
                  if (node.children.length === 0) return
                  event.stopPropagation()
                  toggle(node.key)
                }}
              >
                {node.children.length > 0 && <IconChevronRight size={16} />}
              </span>
              <span className={classes.name} title={node.name}>
                {node.name}
              </span>
            </div>
          ))}
          {visible.length === 0 && (
            <div role="treeitem" aria-disabled className={classes.nothing}>
              {nodes.length === 0 ? '暂无数据' : noMatch}
            </div>
          )}
        </div>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault()
}
