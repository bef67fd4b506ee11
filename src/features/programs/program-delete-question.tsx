import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Program } from '#src/api/generated/types.gen.ts'
import { call } from '#src/api/client.ts'
import { formatNumber } from '#src/domain/units.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { programName } from './program-card.tsx'

/** Asks whether an ad may be deleted, and says meanwhile on how many terminals it is, where it stops (R51). */
export function ProgramDeleteQuestion({ program }: { program: Program }) {
  const { id: programId, resolutionType } = program
  const { data, error } = useQuery({
    // no read of the area, which loads again when the ad is gone: the deletion waits for nothing here
    queryKey: ['question', 'programPlayList', programId],
    queryFn: ({ signal }) =>
      call('programPlayList', { query: { programId, resolutionType, page: 0, limit: 1 } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const total = data && Math.max(data.total ?? 0, data.data.length)
  return (
    <Stack gap="xs">
      <div>确定删除广告“{programName(program)}”？删除后不能恢复。</div>
      <div role="status">
        {error
          ? `发布情况未能查询：${messageOf(error) ?? '请稍后再试'}`
          : total === undefined
            ? '正在查询发布情况…'
            : total === 0
              ? '它没有发布到任何终端。'
              : `它已发布到 ${formatNumber(total)} 台终端，删除后会在这些终端上停播。`}
      </div>
    </Stack>
  )
}
