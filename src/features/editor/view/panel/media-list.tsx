import { IconArrowDown, IconArrowUp, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { JsonObject } from '#src/scene/model/json.ts'
import type { Media } from '#src/scene/model/scene-types.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { addContents, moveContent, removeContent, replaceContent } from '../../commands/contents.ts'
import { mediaRaw } from '../../model/media.ts'
import { useEditor } from '../../session/editor-context.ts'
import { PickerDialog } from '../pickers/picker-dialog.tsx'
import classes from './media-list.module.css'
import { MediaThumb } from './media-thumb.tsx'

export interface MediaListProps {
  /** What one of them is: 图片, 素材. */
  noun: string
  /** What may be picked. */
  kind: 'image' | 'media'
  /** The element that has them. */
  id: string
  /** As they are drawn. */
  medias: readonly Media[]
  /** How many there are, which may be more. */
  count: number
  max: number
  /** Why there cannot be more than `max`. */
  limit: string | undefined
  /** Why there cannot be more, when there cannot. */
  full: string | undefined
  /** Below the name of each. */
  detail?: (media: Media) => string
}

type Picking = { at: number } | 'more' | undefined

/** Pictures and videos in their order: more of them, another in the place of one, before or after, away. */
export function MediaList({ noun, kind, id, medias, count, max, limit, full, detail }: MediaListProps) {
  const { store } = useEditor()
  const [picking, setPicking] = useState<Picking>()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const removedAt = useRef<number>(undefined)

  // who took one away with the keyboard goes on at the next
  useEffect(() => {
    const at = removedAt.current
    if (at === undefined) return
    removedAt.current = undefined
    const rows = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? []
    const next = rows[Math.min(at, rows.length - 1)] ?? add.current
    next?.focus()
  }, [medias])

  const move = (from: number, to: number) => void moveContent(store, id, from, to)

  function pick(materials: readonly JsonObject[]) {
    const [first] = materials
    const refusal =
      picking === 'more'
        ? addContents(store, id, materials)
        : picking && first
          ? replaceContent(store, id, picking.at, first)
          : undefined
    if (refusal !== undefined) notifyError(refusal)
    setPicking(undefined)
  }

  const keys = keysOf(medias)
  return (
    <>
      {medias.length > 0 && (
        <ol ref={list} className={classes.list} aria-label={`${noun}列表`}>
          {medias.map((media, index) => {
            const name = media.name || `未命名${noun}`
            const said = detail?.(media)
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dragging does, the buttons in it do by keyboard
              <li
                key={keys[index]}
                className={classes.item}
                draggable
                data-dragged={dragged === index || undefined}
                data-over={(over === index && dragged !== index) || undefined}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(index)
                }}
                onDragOver={(event) => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  setOver(index)
                }}
                onDragEnd={() => {
                  setDragged(undefined)
                  setOver(undefined)
                }}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== undefined) move(dragged, index)
                  setDragged(undefined)
                  setOver(undefined)
                }}
              >
                <MediaThumb media={media} />
                <span className={classes.name} title={name}>
                  {name}
                  {said !== undefined && <small className={classes.detail}>{said}</small>}
                </span>
                <span className={classes.actions}>
                  <IconButton
                    size="sm"
                    label={`上移 ${name}`}
                    disabledReason={index === 0 ? '已是第一个' : undefined}
                    onClick={() => move(index, index - 1)}
                  >
                    <IconArrowUp size={14} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={`下移 ${name}`}
                    disabledReason={index === medias.length - 1 ? '已是最后一个' : undefined}
                    onClick={() => move(index, index + 1)}
                  >
                    <IconArrowDown size={14} aria-hidden />
                  </IconButton>
                  <IconButton size="sm" label={`替换 ${name}`} onClick={() => setPicking({ at: index })}>
                    <IconReplace size={14} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    data-remove
                    label={`删除 ${name}`}
                    onClick={() => {
                      removedAt.current = index
                      removeContent(store, id, index)
                    }}
                  >
                    <IconTrash size={14} aria-hidden />
                  </IconButton>
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <ActionButton
        ref={add}
        variant="default"
        size="xs"
        fullWidth
        leftSection={<IconPlus size={14} aria-hidden />}
        disabledReason={full}
        onClick={() => setPicking('more')}
      >
        添加{noun}
      </ActionButton>
      {picking !== undefined && (
        <PickerDialog
          // another video in the place of a video, with its length
          kind={picking !== 'more' && medias[picking.at]?.kind === 'video' ? 'video' : kind}
          max={picking === 'more' ? Math.max(1, max - count) : 1}
          limit={picking === 'more' ? limit : undefined}
          title={picking === 'more' ? `添加${noun}` : `替换${noun}`}
          onPick={(materials) => pick(materials.map(mediaRaw))}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  )
}

/** Keys that go with what is moved, also where the same material is there twice. */
function keysOf(medias: readonly Media[]): string[] {
  const count = new Map<string, number>()
  return medias.map(({ id, path }) => {
    const name = id || path
    const before = count.get(name) ?? 0
    count.set(name, before + 1)
    return `${name}#${before}`
  })
}
