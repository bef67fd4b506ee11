import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { ReviewStatus } from '#src/domain/review.ts'
import { cleanText } from '#src/lib/text/clean-text.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import { useTypedSearch } from '#src/ui/form/use-typed-search.ts'

/** How many ads are offered at a time; the others are found by their names. */
const OFFERED = 20

export function programLabel(program: Program): string {
  return shownText(`${program.name || program.id}（${resolutionText(program)}）`)
}

/** Approved ads by what is typed. What stands in the field after a choice is no search. */
export function useProgramOptions(chosen: Program | undefined) {
  const [typed, onSearch] = useState('')
  const { asked, offered } = useTypedSearch(chosen && typed === programLabel(chosen) ? '' : cleanText(typed))
  const list = useQuery({
    ...readPage('programList', { query: { page: 0, limit: OFFERED, status: ReviewStatus.approved, name: asked } }),
    placeholderData: keepPreviousData,
  })
  const { isBehind, rows } = offered(list, ({ name }) => [name])
  const programs = chosen && !rows.some(({ id }) => String(id) === String(chosen.id)) ? [chosen, ...rows] : rows
  return { list, isBehind, programs, typed, onSearch }
}
