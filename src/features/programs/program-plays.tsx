import { useQuery } from '@tanstack/react-query'
import type { Program } from '#src/api/generated/types.gen.ts'
import { call } from '#src/api/client.ts'
import { readAside } from '#src/api/read-aside.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'

/** On how many terminals an ad is that is about to be deleted, where it stops (R51). */
export function ProgramPlays({ id: programId, resolutionType }: Pick<Program, 'id' | 'resolutionType'>) {
  const { data, error } = useQuery(
    readAside('programPlayList', programId, (signal) =>
      call('programPlayList', { query: { programId, resolutionType, page: 0, limit: 1 } }, { signal }),
    ),
  )
  if (error) return <>{`发布情况未能查询：${messageOf(error) ?? '请稍后再试'}`}</>
  if (!data) return '正在查询发布情况…'
  const total = Math.max(data.total ?? 0, data.data.length)
  if (total === 0) return '它没有发布到任何终端。'
  const where = data.total === undefined ? '它已发布到终端' : `它已发布到 ${formatNumber(total)} 台终端`
  return `${where}，删除后会在这些终端上停播。`
}
