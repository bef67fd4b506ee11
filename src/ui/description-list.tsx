import '@mantine/core/styles/DataList.layer.css'
import { DataList, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './description-list.module.css'

export interface DescriptionListProps {
  /** Heading of the part, an `h3`. */
  title?: string
  /** Name and value; nothing is shown as `--`. */
  items: readonly { label: string; value: ReactNode }[]
}

/** Names and values in columns, as many as there is room for. */
export function DescriptionList({ title, items }: DescriptionListProps) {
  return (
    <section>
      {title !== undefined && (
        <Title order={3} className={classes.title}>
          {title}
        </Title>
      )}
      <DataList className={classes.list} labelWidth="84px">
        {items.map(({ label, value }) => (
          <DataList.Item key={label} className={classes.item}>
            <DataList.ItemLabel className={classes.label}>{label}</DataList.ItemLabel>
            <DataList.ItemValue className={classes.value}>
              {value === undefined || value === null || value === '' ? '--' : value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList>
    </section>
  )
}
