import { IconX } from '@tabler/icons-react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LoadFailure } from './load-failure.tsx'
import { ProgramChoice } from './program-choice.tsx'
import classes from './program-picks.module.css'
import { ProgramSummary } from './program-summary.tsx'
import { useProgramOptions } from './use-program-options.ts'

export interface ProgramPicksProps {
  value: readonly Program[]
  onChange: (programs: readonly Program[]) => void
  error?: string
}

export function ProgramPicks({ value, onChange, error }: ProgramPicksProps) {
  const options = useProgramOptions(undefined)
  const chosen = new Set(value.map(({ id }) => String(id)))
  const left = options.programs.filter(({ id }) => !chosen.has(String(id)))
  return (
    <div className={classes.picks}>
      <LoadFailure queries={[options.list]} />
      <div className={classes.field}>
        <ProgramChoice
          label="添加广告"
          adds
          value={undefined}
          options={{ ...options, programs: left }}
          onChange={(program) => program && onChange([...value, program])}
          error={error}
        />
      </div>
      {value.length > 0 && (
        <ul className={classes.list} aria-label="已选广告">
          {value.map((program) => (
            <li key={String(program.id)} className={classes.item}>
              <ProgramSummary program={program} />
              <IconButton
                label={`移除 ${program.name || program.id}`}
                variant="subtle"
                color="gray"
                onClick={() => onChange(value.filter((one) => one !== program))}
              >
                <IconX size={18} stroke={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
