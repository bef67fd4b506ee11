import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import type { Program } from '#src/api/generated/types.gen.ts'
import { programLabel, type useProgramOptions } from './use-program-options.ts'

interface ProgramChoiceProps {
  value: Program | undefined
  options: ReturnType<typeof useProgramOptions>
  onChange: (program: Program | undefined) => void
  error?: string
}

/** An approved ad, found by its name. */
export function ProgramChoice({ value, options: { list, programs, onSearch }, onChange, error }: ProgramChoiceProps) {
  return (
    <Select
      label="广告"
      withAsterisk
      placeholder="输入名称查找审核通过的广告"
      data-autofocus
      searchable
      clearable
      // the server searches
      filter={({ options }) => options}
      data={programs.map((program) => ({ value: String(program.id), label: programLabel(program) }))}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(programs.find((program) => String(program.id) === id))}
      onSearchChange={onSearch}
      nothingFoundMessage={list.isPending ? '加载中' : list.isError ? '加载失败' : '没有审核通过的广告'}
      error={error}
      aria-invalid={error !== undefined || undefined}
    />
  )
}
