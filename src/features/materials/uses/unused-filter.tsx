import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { unseen, usersOf } from '#src/domain/uses/material-uses.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { stopUses, usesQuery } from './read-uses.ts'

interface UnusedFilterProps {
  /** The rows of the page; undefined while they load. */
  rows: readonly Material[] | undefined
  /** How many match the other filters, over all pages. */
  total: number | undefined
  /** Those that no ad uses; undefined while nothing is known. */
  children: (unused: Material[] | undefined) => ReactNode
}

/** Of the materials of the page those that no ad uses, and how far that is known. */
export function UnusedFilter({ rows, total, children }: UnusedFilterProps) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(usesQuery())
  const unused = data && rows?.filter(({ id }) => usersOf(data, plainId(id)).length === 0)
  const left = data ? unseen(data) : 0
  const beyond = (total ?? 0) - (rows?.length ?? 0)
  return (
    <>
      <NoticeLine tone="info" role="status">
        <span>
          {!data
            ? error
              ? `未能查找哪些素材未使用：${messageOf(error) ?? '请稍后再试'}`
              : '正在查找哪些素材未使用…'
            : [
                unused && `本页有 ${formatNumber(unused.length)} 个素材未被广告使用`,
                left > 0 &&
                  (isFetching
                    ? `正在查看广告：${formatNumber(data.total - left)} / ${formatNumber(data.total)}`
                    : `${formatNumber(left)} 个广告未查看，它们可能用到`),
                beyond > 0 && `只看本页，其余 ${formatNumber(beyond)} 个未查看`,
                `更新于 ${formatMoment(atServer(dataUpdatedAt)).slice(11, 16)}`,
              ]
                .filter(Boolean)
                .join('。')}
        </span>
        {isFetching && left > 0 ? (
          <Button size="compact-sm" variant="default" onClick={stopUses}>
            停止
          </Button>
        ) : (
          !isFetching && (
            <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
              {error ? '重试' : '重新查找'}
            </Button>
          )
        )}
      </NoticeLine>
      {/* what was not looked into may be used: nothing is called unused while it is looked for */}
      {children(unused && (!isFetching || left === 0) ? unused : error && !data ? [...(rows ?? [])] : undefined)}
    </>
  )
}
