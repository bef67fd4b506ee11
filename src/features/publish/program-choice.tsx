import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import type { Program } from '#src/api/generated/types.gen.ts'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { uniqueOptions } from '#src/ui/form/unique-options.ts'
import { programLabel, type useProgramOptions } from './use-program-options.ts'

interface ProgramChoiceProps {
  label?: string
  value: Program | undefined
  /** What is chosen goes elsewhere, and the field is empty again. */
  adds?: boolean
  options: ReturnType<typeof useProgramOptions>
  onChange: (program: Program | undefined) => void
  error?: string
}

export function ProgramChoice({
  label = '广告',
  value,
  adds,
  options: { list, isBehind, programs, typed, onSearch },
  onChange,
  error,
}: ProgramChoiceProps) {
  return (
    <Select
      label={label}
      withAsterisk
      placeholder="输入名称查找审核通过的广告"
      data-autofocus
      // what opens by itself lies over the next field
      openOnFocus={false}
      searchable
      {...searchAnew}
      clearable
      // the server searches
      filter={({ options }) => options}
      data={uniqueOptions(programs.map((program) => ({ value: String(program.id), label: programLabel(program) })))}
      value={value ? String(value.id) : null}
      onChange={(id) => {
        if (adds) onSearch('')
        onChange(programs.find((program) => String(program.id) === id))
      }}
      searchValue={adds ? typed : undefined}
      onSearchChange={onSearch}
      nothingFoundMessage={list.isPending || isBehind ? '加载中' : list.isError ? '加载失败' : '没有审核通过的广告'}
      error={error}
      aria-invalid={error !== undefined || undefined}
    />
  )
}
