import { plainId } from '#src/lib/data/parse-json.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { tidyTree } from '#src/lib/data/tidy-tree.ts'
import { DetailDrawer } from '#src/ui/overlay/detail-drawer.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty, ErrorState } from '#src/ui/feedback/states.tsx'
import { matrixOf, type MatrixRow } from './role-matrix-model.ts'
import classes from './role-matrix.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** How many roles stand side by side, and how many when nothing is chosen. */
const MOST = 6
const FIRST = 4
/** Roles that are offered. */
const OFFERED = 100

interface RoleMatrixProps {
  /** Ids of the roles in it; undefined for the first few. */
  chosen: readonly string[] | undefined
  onChoose: (ids: string[]) => void
  onClose: () => void
}

export function RoleMatrix({ chosen, onChoose, onClose }: RoleMatrixProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const list = useQuery(readPage('rolePage', { query: { page: 0, limit: OFFERED } }))
  const all = useQuery(read('permTree', {}))
  const offered = list.data?.rows ?? []
  const compared = (chosen ? offered.filter(({ id }) => chosen.includes(plainId(id))) : offered.slice(0, FIRST)).slice(
    0,
    MOST,
  )
  const trees = useQueries({ queries: compared.map(({ id }) => read('rolePermTree', { path: { id } })) })
  const rows = matrixOf(
    tidyTree(all.data).nodes,
    trees.map(({ data }) => data && tidyTree(data).nodes),
  )
  const different = rows.filter(({ differs }) => differs)
  const shown = onlyDifferent ? different : rows
  const failed = trees.filter(({ error, data }) => error && !data)

  function toggle(role: Role, on: boolean) {
    const ids = compared.map(({ id }) => plainId(id))
    onChoose(on ? [...ids, plainId(role.id)] : ids.filter((id) => id !== plainId(role.id)))
  }

  const error = (!list.data && list.error) || (!all.data && all.error)
  return (
    <DetailDrawer opened onClose={onClose} title="权限对比" size={960}>
      {error ? (
        <ErrorState
          error={error}
          retrying={list.isFetching || all.isFetching}
          onRetry={() => {
            if (list.error) void list.refetch()
            if (all.error) void all.refetch()
          }}
        />
      ) : !list.data || !all.data ? (
        <LoadingLines lines={10} />
      ) : offered.length === 0 ? (
        <Empty art="people" title="还没有角色" />
      ) : (
        <>
          <fieldset className={classes.roles}>
            <legend className={classes.legend}>对比的角色（最多 {MOST} 个）</legend>
            {offered.map((role) => {
              const on = compared.includes(role)
              return (
                <Choice
                  key={String(role.id)}
                  checked={on}
                  disabled={on ? compared.length === 1 : compared.length >= MOST}
                  onChange={(next) => toggle(role, next)}
                >
                  {role.name}
                </Choice>
              )
            })}
          </fieldset>
          <div className={classes.bar}>
            <div role="status">
              共 {formatNumber(rows.length)} 项权限，{formatNumber(different.length)} 项不同
            </div>
            <Choice checked={onlyDifferent} onChange={setOnlyDifferent}>
              只看不同的权限
            </Choice>
          </div>
          {failed.length > 0 && (
            <div role="alert" className={classes.bar}>
              有 {formatNumber(failed.length)} 个角色的权限加载失败
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => failed.forEach(({ refetch }) => void refetch())}
              >
                重试
              </Button>
            </div>
          )}
          {shown.length === 0 ? <Empty title="这些角色的权限完全相同" /> : <Matrix rows={shown} roles={compared} />}
        </>
      )}
    </DetailDrawer>
  )
}

/** The browser's own box: there may be a hundred. */
function Choice({
  checked,
  disabled,
  onChange,
  children,
}: {
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  )
}

function Matrix({ rows, roles }: { rows: readonly MatrixRow[]; roles: readonly Role[] }) {
  return (
    <div className={classes.scroller} role="region" aria-label="权限对比表" tabIndex={0}>
      <table className={classes.table} aria-label="权限对比">
        <thead>
          <tr>
            <th scope="col">权限</th>
            <th scope="col" className={classes.code}>
              代码
            </th>
            {roles.map(({ id, name }) => (
              <th key={String(id)} scope="col" className={classes.cell} title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, level, held, differs }) => (
            <tr key={code} data-level={level} data-differs={differs || undefined}>
              <th scope="row" style={{ paddingInlineStart: 12 + (level - 1) * 20 }}>
                {name}
                {differs && <VisuallyHidden>（不同）</VisuallyHidden>}
              </th>
              <td className={classes.code}>{code}</td>
              {held.map((state, index) => (
                <td key={String(roles[index]?.id ?? index)} className={classes.cell}>
                  <Held state={state} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Held({ state }: { state: boolean | undefined }) {
  if (state === undefined) return <span className={classes.none}>…</span>
  return state ? (
    <>
      <IconCheck size={16} stroke={2.5} className={classes.check} aria-hidden />
      <VisuallyHidden>有</VisuallyHidden>
    </>
  ) : (
    <>
      <span className={classes.none} aria-hidden>
        –
      </span>
      <VisuallyHidden>无</VisuallyHidden>
    </>
  )
}
