import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useNavigate, useRouterState, type NavigateOptions } from '@tanstack/react-router'
import { useReducer, useState } from 'react'
import { useCan } from '#src/api/user-info.ts'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import type { ShellOverlay } from '../shell-overlays.tsx'
import { matchEntries } from './palette-entry.ts'
import { PaletteView } from './palette-view.tsx'
import { recordKey, starredRecords } from './recent.ts'
import { useListSearches, usePaletteEntries } from './use-palette-entries.ts'
import { useRecordHits } from './use-record-hits.ts'

interface PaletteProps {
  /** What was pressed before this was there, with a line break for Enter. */
  early?: string
  onClose: () => void
  /** Opens something else in its place. */
  onOpen: (overlay: ShellOverlay) => void
}

export function Palette({ early = '', onClose, onOpen }: PaletteProps) {
  const [before = '', ...entered] = early.split('\n')
  const [typed, setTyped] = useState(before)
  const [composing, setComposing] = useState(false)
  const can = useCan()
  const navigate = useNavigate()
  const [, noteChange] = useReducer((count: number) => count + 1, 0)
  const ways = {
    can,
    go: (to: NavigateOptions) => void navigate(to),
    starred: new Set(starredRecords().map(recordKey)),
  }
  const entries = usePaletteEntries(onOpen, ways)
  const hits = useRecordHits(typed, composing, ways)
  const searches = useListSearches(typed)
  // what can be done on a page comes with it
  const isPageComing = useRouterState({ select: ({ isLoading }) => isLoading })
  useReturnFocus(true)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={640}
      yOffset="12dvh"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      {...escapeCloses(onClose)}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="命令面板">
        <Modal.Body p={0}>
          <PaletteView
            typed={typed}
            hurries={entered.length > 0}
            onType={setTyped}
            onCompose={setComposing}
            entries={[...matchEntries(entries, typed), ...hits.entries, ...searches]}
            waiting={hits.waiting || (typed !== '' && isPageComing)}
            failed={hits.failed}
            onClose={onClose}
            onRun={(entry) => {
              if (!entry.stays) onClose()
              entry.run()
              noteChange()
            }}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
