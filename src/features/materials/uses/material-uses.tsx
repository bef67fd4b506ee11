import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { unseen, type UsingProgram } from '#src/domain/uses/material-uses.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { ReviewBadge } from '#src/components/review/review-badge.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { stopUses, usesQuery } from './read-uses.ts'
import { useWhereUsed } from './use-where-used.ts'
import classes from './uses.module.css'

/** Ads that are named before more are asked for. */
const NAMED = 6

interface MaterialUsesProps {
  material: Pick<Material, 'id'>
  /** What can be done with the ads that use it. */
  actions?: (users: readonly UsingProgram[]) => ReactNode
}

/** Which ads use a material, and on how many terminals these play now. */
export function MaterialUses({ material, actions }: MaterialUsesProps) {
  const read = useQuery(usesQuery())
  const used = useWhereUsed(read.data, material)
  const [all, setAll] = useState(false)
  if (!used || !read.data)
    return (
      <section className={classes.uses} aria-label="使用情况">
        {read.error ? (
          <p role="alert">
            未能查找使用它的广告：{messageOf(read.error) ?? '请稍后再试'}{' '}
            <Button size="compact-xs" variant="default" onClick={() => void read.refetch()}>
              重试
            </Button>
          </p>
        ) : (
          <p role="status" className={classes.age}>
            正在查找使用它的广告…
          </p>
        )}
      </section>
    )
  const { users, text } = used
  const left = unseen(read.data)
  const shown = all ? users : users.slice(0, NAMED)
  return (
    <section className={classes.uses} aria-label="使用情况">
      <p role="status">
        {text} <span className={classes.age}>更新于 {formatMoment(atServer(read.dataUpdatedAt)).slice(11, 16)}</span>
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.map((program) => (
            <li key={String(program.id)}>
              <TextLink to="/programManage" search={{ preview: String(program.id) }}>
                {program.name || '未命名广告'}
              </TextLink>
              <ReviewBadge record={program} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.tools}>
        {actions?.(users)}
        {users.length > shown.length && (
          <Button size="compact-sm" variant="default" onClick={() => setAll(true)}>
            全部 {formatNumber(users.length)} 个
          </Button>
        )}
        {read.isFetching && left > 0 ? (
          <Button size="compact-sm" variant="default" onClick={stopUses}>
            停止查找
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            ml={-8}
            loading={read.isFetching}
            onClick={() => void read.refetch()}
          >
            重新查找
          </Button>
        )}
      </div>
    </section>
  )
}
