import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import type { ProgramSearch } from '../program-search.ts'
import { movedFrom, WEEKS, type PlanDays, type Weeks } from './plan-days.ts'
import classes from './plan-view.module.css'

const OPTIONS = WEEKS.map((value) => ({ value, label: `${value} 周` }))

const ARRANGEMENTS = [
  { value: 'ad', label: '按广告' },
  { value: 'group', label: '按分组' },
  { value: 'org', label: '按组织' },
  { value: 'terminal', label: '按终端' },
]

interface PlanToolsProps {
  days: PlanDays
  search: ProgramSearch
  setSearch: (patch: Partial<ProgramSearch>) => void
}

/** Which days the plan shows, and by what. */
export function PlanTools({ days, search: { weeks, by }, setSearch }: PlanToolsProps) {
  return (
    <span className={classes.dates}>
      <SelectField
        className={classes.by}
        label="排列"
        options={ARRANGEMENTS}
        value={by ?? 'ad'}
        onChange={(value) =>
          setSearch({
            by: value === 'ad' ? undefined : (value as ProgramSearch['by']),
            ...(by === 'terminal' && { show: undefined }),
          })
        }
      />
      <IconButton label="更早" size={30} onClick={() => setSearch({ from: movedFrom(days, -1) })}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <Button variant="subtle" color="gray" px={4} onClick={() => setSearch({ from: undefined })}>
        今天
      </Button>
      <IconButton label="更晚" size={30} onClick={() => setSearch({ from: movedFrom(days, 1) })}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <SelectField
        className={classes.weeks}
        label="显示几周"
        options={OPTIONS}
        value={weeks ?? '4'}
        onChange={(value) => setSearch({ weeks: value === '4' ? undefined : (value as Exclude<Weeks, '4'>) })}
      />
    </span>
  )
}
