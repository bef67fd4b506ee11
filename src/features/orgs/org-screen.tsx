import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useId, useMemo, useState } from 'react'
import { orgTreeQuery, useOrgWrite } from '#src/api/org-tree.ts'
import type { OrgNode } from '#src/api/generated/types.gen.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { StaleError, stateInsteadOfRows } from '#src/ui/table/list-state.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { notifyError, notifyDone } from '#src/ui/feedback/notify.ts'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { visibleNodes } from '#src/ui/table/visible-nodes.ts'
import { moved, neighbourOf, placesOf, withOrders } from './org-model.ts'
import type { OrgFilters } from './org-search.ts'
import { OrgTree } from './org-tree.tsx'
import classes from './org-screen.module.css'
import { useOrgCounts } from './use-org-counts.ts'
import { useOrgMoves } from './use-org-moves.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

const OrgNameForm = lazyComponent(() => import('./org-name-form.tsx'), 'OrgNameForm')

const route = getRouteApi('/_shell/form/formManage')
const fields: FilterField<OrgFilters>[] = [
  { key: 'q', kind: 'text', label: '组织机构', placeholder: '组织机构名称', maxLength: 50 },
]

/** The organisation tree: add, rename, delete, and order among siblings (3§2). What is searched stands in the URL. */
export function OrgScreen() {
  const { q } = route.useSearch()
  const navigate = route.useNavigate()
  const setQuery = (next: string | undefined) => void navigate({ search: { q: next } })
  const list = useQuery(orgTreeQuery())
  const hintId = useId()
  const { mutateAsync: remove } = useOrgWrite('orgDelete')
  const [dialog, setDialog] = useState<{ org?: TidyNode; parent: TidyNode }>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<{ key: string }>()
  const [said, say] = useState('')
  const { orders, move } = useOrgMoves(useCallback(() => say('顺序没有改变'), []))

  const { nodes: loaded, ignored } = useMemo(() => tidyTree(list.data?.[0]), [list.data])
  const nodes = useMemo(() => withOrders(loaded, orders), [loaded, orders])
  const places = useMemo(() => placesOf(nodes), [nodes])
  const { counts, outside } = useOrgCounts(loaded)
  const query = q?.toLowerCase() ?? ''
  const items = useMemo(() => visibleNodes(nodes, (key) => !closed.has(key), query), [nodes, closed, query])
  const found = query === '' ? 0 : items.filter(({ node }) => node.name.toLowerCase().includes(query)).length

  function toggle(key: string) {
    // a search opens whatever leads to what it found
    if (query !== '') return
    const next = new Set(closed)
    if (!next.delete(key)) next.add(key)
    setClosed(next)
  }

  const open = (next: { org?: TidyNode; parent: TidyNode }) =>
    void OrgNameForm.preload().then(() => setDialog(next), notifyError)

  function afterNaming(answer: readonly OrgNode[]) {
    const key = dialog?.org?.key ?? [...placesOf(tidyTree(answer[0]).nodes).keys()].find((one) => !places.has(one))
    if (key === undefined || !dialog) return
    const { parent } = dialog
    setClosed((before) => new Set([...before].filter((one) => one !== parent.key)))
    setWanted({ key })
  }

  async function askDelete(node: TidyNode) {
    const place = places.get(node.key)
    const below = place?.below ?? 0
    const { done } = await confirm({
      title: '删除组织机构',
      message: `确定删除“${node.name}”？${below > 0 ? `（其下还有 ${formatNumber(below)} 个组织机构）` : ''}`,
      confirmLabel: '删除',
      danger: true,
      action: () => remove({ path: { id: node.id } }),
    })
    if (!done) return
    notifyDone(`已删除组织机构“${node.name}”`)
    const next = place && neighbourOf(place)
    if (next !== undefined) setWanted({ key: next })
  }

  function moveTo(node: TidyNode, to: number) {
    const place = places.get(node.key)
    if (!place?.parent) return
    const siblings = place.parent.children
    const byKey = new Map(siblings.map((sibling) => [sibling.key, sibling.id]))
    move(
      place.parent.key,
      moved(
        siblings.map(({ key }) => key),
        place.index,
        to,
      ).map((key) => byKey.get(key) ?? key),
    )
    say(`“${node.name}”已移到第 ${formatNumber(to + 1)} 位，共 ${formatNumber(siblings.length)} 个`)
  }

  const fixed = !list.data ? '组织机构加载后才能收起和展开' : query === '' ? undefined : '搜索时只显示找到的组织机构'
  const rows = list.data && items
  const instead = stateInsteadOfRows({
    rows,
    error: list.error,
    onRetry: () => void list.refetch(),
    filtered: query !== '',
    onClearFilters: () => setQuery(undefined),
    empty: <NoOrgs onReload={() => void list.refetch()} />,
  })
  return (
    <Page title="组织机构" count={list.data && (query === '' ? places.size : found)}>
      <ListLayout
        filters={
          <FilterBar
            fields={fields}
            values={{ q }}
            onApply={(filters) => setQuery(filters.q)}
            onReset={() => setQuery(undefined)}
          />
        }
        actions={
          <>
            <span className={classes.refresh}>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
            </span>
            <ActionButton variant="default" disabledReason={fixed} onClick={() => setClosed(new Set())}>
              全部展开
            </ActionButton>
            <ActionButton
              variant="default"
              disabledReason={fixed}
              onClick={() =>
                setClosed(
                  new Set(
                    [...places.values()].filter(({ parent, below }) => parent && below > 0).map(({ node }) => node.key),
                  ),
                )
              }
            >
              全部收起
            </ActionButton>
          </>
        }
      >
        {ignored > 0 && (
          <Alert color="yellow" p="xs">
            组织数据有 {formatNumber(ignored)} 处重复或异常，已忽略
          </Alert>
        )}
        <StaleError rows={rows} error={list.error} onRetry={() => void list.refetch()} />
        {instead ??
          (rows ? (
            <OrgTree
              items={items}
              places={places}
              counts={counts}
              hintId={hintId}
              onToggle={toggle}
              moveBlocked={query === '' ? undefined : '搜索时不能调整顺序'}
              query={query}
              wanted={wanted}
              add={(parent) => open({ parent })}
              rename={(org) => open({ org, parent: places.get(org.key)?.parent ?? org })}
              remove={(node) => void askDelete(node)}
              move={moveTo}
              say={say}
            />
          ) : (
            <LoadingLines lines={8} />
          ))}
        <div className={classes.foot}>
          <span role="status">
            {list.data &&
              (query === ''
                ? `共 ${formatNumber(places.size)} 个组织机构`
                : `找到 ${formatNumber(found)} 个，共 ${formatNumber(places.size)} 个组织机构`)}
          </span>
          {outside > 0 && <span>账号管理中另有 {formatNumber(outside)} 个账号不属于组织机构。</span>}
          <span id={hintId} className={classes.hint}>
            拖动可在同级之间调整顺序。键盘：方向键浏览，Alt+↑↓ 调整顺序，Insert 新增下级，F2 编辑，Delete 删除。
          </span>
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </ListLayout>
      {dialog && <OrgNameForm {...dialog} onClose={() => setDialog(undefined)} onDone={afterNaming} />}
    </Page>
  )
}

/** A company without its first organisation, which no call can add: each is added below another (3§7). */
function NoOrgs({ onReload }: { onReload: () => void }) {
  return (
    <Empty
      title="还没有组织机构"
      description="第一个组织机构由系统管理员在服务器上建立，之后可在这里新增下级"
      action={
        <Button variant="default" onClick={onReload}>
          重新加载
        </Button>
      }
    />
  )
}
