import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { MenuButton } from '../overlay/menu-button.tsx'
import type { Column } from './table-column.ts'
import type { ColumnVisibility } from './use-hidden-columns.ts'

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[]
  visibility: ColumnVisibility
  onChange: (visibility: ColumnVisibility) => void
}

/** Shows and hides the columns of a table; one always stays. */
export function ColumnMenu<Row>({ columns, visibility, onChange }: ColumnMenuProps<Row>) {
  const shown = columns.filter((column) => visibility[column.id] !== false)
  return (
    <MenuButton
      heading="显示的列"
      entries={columns
        .filter((column) => column.hideable !== false)
        .map((column) => {
          const on = visibility[column.id] !== false
          return {
            label: column.header,
            checked: on,
            fixed: on && shown.length === 1,
            onClick: () => onChange({ ...visibility, [column.id]: !on }),
          }
        })}
    >
      <ActionIcon variant="default" size={32} aria-label="显示的列" title="显示的列">
        <IconColumns3 size={16} aria-hidden />
      </ActionIcon>
    </MenuButton>
  )
}
