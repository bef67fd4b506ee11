import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
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
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label="显示的列" title="显示的列">
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>显示的列</Menu.Label>
        {columns
          .filter((column) => column.hideable !== false)
          .map((column) => {
            const on = visibility[column.id] !== false
            return (
              <Menu.CheckboxItem
                key={column.id}
                checked={on}
                disabled={on && shown.length === 1}
                onChange={() => onChange({ ...visibility, [column.id]: !on })}
              >
                {column.header}
              </Menu.CheckboxItem>
            )
          })}
      </Menu.Dropdown>
    </Menu>
  )
}
