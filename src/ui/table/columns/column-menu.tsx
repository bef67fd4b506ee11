import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyPart } from '../../lazy-part.tsx'
import { PopoverButton } from '../../overlay/popover-button.tsx'
import type { Arrangement } from './column-actions.ts'
import type { ColumnPanelProps } from './column-panel.tsx'
import { columnCode } from './use-column-code.ts'

const ColumnPanel = lazyComponent<'ColumnPanel', ColumnPanelProps>(async () => {
  // what the panel changes is shown at once
  await columnCode.preload()
  return import('./column-panel.tsx')
}, 'ColumnPanel')

interface ColumnMenuProps {
  arrangement: Arrangement
  /** On a phone columns are shown and hidden, no more. */
  narrow: boolean
}

/** Shows, hides, moves, pins and widens the columns of a table. */
export function ColumnMenu({ arrangement, narrow }: ColumnMenuProps) {
  return (
    <PopoverButton
      width={narrow ? 220 : 372}
      content={() => (
        <LazyPart
          component={ColumnPanel}
          props={{ arrangement, narrow }}
          height={34}
          retry="重新加载"
          retryLabel="列设置"
        />
      )}
    >
      <ActionIcon variant="subtle" color="gray" size={30} aria-label="列设置" title="列设置">
        <IconColumns3 size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </PopoverButton>
  )
}
