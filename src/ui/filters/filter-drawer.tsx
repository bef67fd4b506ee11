import { Button } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { ActionButton } from '../action-button.tsx'
import { WorkDrawer } from '../overlay/work-drawer.tsx'
import classes from './filter-drawer.module.css'

export interface FilterDrawerProps {
  /** Of its form. */
  id: string
  title: string
  fields: readonly { key: string; label: string; input: ReactNode }[]
  /** Something filters now. */
  isSet: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onReset: () => void
  onClose: () => void
}

/** The filters of a `FilterBar` that has no room for them. Choosing applies at once, as there. */
export function FilterDrawer({ id, title, fields, isSet, onSubmit, onReset, onClose }: FilterDrawerProps) {
  return (
    <WorkDrawer
      title={title}
      size={420}
      onClose={onClose}
      closeLabel="关闭"
      summary={
        <ActionButton
          variant="subtle"
          color="gray"
          px={8}
          onClick={onReset}
          disabledReason={isSet ? undefined : '没有设置筛选'}
        >
          重置
        </ActionButton>
      }
      buttons={
        <Button type="submit" form={id}>
          查询
        </Button>
      }
    >
      <form id={id} className={classes.fields} onSubmit={onSubmit}>
        {fields.map(({ key, label, input }) => (
          <div key={key}>
            <div className={classes.label} aria-hidden>
              {label}
            </div>
            {input}
          </div>
        ))}
      </form>
    </WorkDrawer>
  )
}
