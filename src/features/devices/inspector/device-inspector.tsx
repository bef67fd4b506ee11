import { plainId } from '#src/lib/data/parse-json.ts'
import { useWindowEvent } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { isModalOpen } from '#src/lib/dom/is-dialog-open.ts'
import { Inspector, isElsewhere } from '#src/ui/overlay/inspector.tsx'
import { InspectorBody, type InspectorBodyProps } from './inspector-body.tsx'
import classes from './inspector-body.module.css'
import { readDevice } from './device-queries.ts'

interface DeviceInspectorProps extends Omit<InspectorBodyProps, 'known' | 'onStep'> {
  /** The page of the list that it stands over, through which one steps. */
  rows: readonly Device[]
  onDevice: (id: Device['id']) => void
}

/** One terminal beside the list: why its screen is dark, what plays on it and when, what was sent to it, what it is. */
export function DeviceInspector({ onClose, rows, onDevice, ...body }: DeviceInspectorProps) {
  const { data: device } = useQuery(readDevice(body.id))
  const place = useRef<HTMLDivElement>(null)
  const index = rows.findIndex(({ id }) => plainId(id) === plainId(body.id))
  const step = {
    previous: index > 0 ? () => onDevice((rows[index - 1] as Device).id) : undefined,
    next: index >= 0 && index < rows.length - 1 ? () => onDevice((rows[index + 1] as Device).id) : undefined,
  }
  useWindowEvent('keydown', (event) => {
    const way = wayOf(event, place.current?.closest('[role=dialog]'))
    if (!way) return
    event.preventDefault()
    step[way]?.()
  })
  return (
    <Inspector beside label={device?.name || rows[index]?.name || '终端详情'} onClose={onClose}>
      <div ref={place} className={classes.body}>
        <InspectorBody {...body} onClose={onClose} known={rows[index]} onStep={step} />
      </div>
    </Inspector>
  )
}

/** What keeps the arrow keys for itself. */
const OWN_ARROWS = 'input, [role=grid], [role=slider], [role=tablist], [role=menu], [tabindex="0"]:not([role])'
/** What is written in, unlike a choice by a radio or a checkbox. */
const WRITTEN_IN = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'

/**
 * Where a key leads: J and ↓ to the next terminal, K and ↑ to the one before; nowhere from a field or another dialog.
 * In the list beside it the arrows are the list's.
 */
function wayOf(event: KeyboardEvent, inspector: Element | null | undefined): 'previous' | 'next' | undefined {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !inspector) return undefined
  if (target.matches(WRITTEN_IN) || isElsewhere(target, inspector)) return undefined
  const isWithin = target === document.body || inspector.contains(target)
  if (!isWithin && (inspector.ariaModal === 'true' || isModalOpen())) return undefined
  const key = event.key.toLowerCase()
  if (key === 'j') return 'next'
  if (key === 'k') return 'previous'
  if (!isWithin || (target !== inspector && target.closest(OWN_ARROWS))) return undefined
  if (key === 'arrowdown') return 'next'
  return key === 'arrowup' ? 'previous' : undefined
}
