import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { isRefusal } from '#src/api/errors.ts'
import type { Program, ProgramGroup } from '#src/api/generated/types.gen.ts'
import { loadAll } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/review.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { askDeleteGroup } from '#src/components/group/ask-delete-group.ts'
import { BatchBar } from '#src/ui/table/batch-bar.tsx'
import { CardGrid } from '#src/ui/table/card-grid.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useRetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { batchActions, cardActions } from './program-actions.ts'
import { programName, programCard } from './program-card.tsx'
import type { OpenDialog } from './program-dialogs.tsx'
import { ProgramExport } from './program-export.tsx'
import { ProgramFilterBar } from './program-filter-bar.tsx'
import {
  isFiltered,
  PROGRAM_PAGE_SIZES,
  type ProgramFilters,
  type ProgramSearch,
  toProgramQuery,
} from './program-search.ts'
import { useProgramCommands } from './use-program-commands.ts'
import { useProgramPage } from './use-program-page.ts'

// dialogs load on first open
const ProgramDialogs = lazyComponent(() => import('./program-dialogs.tsx'), 'ProgramDialogs')
const ProgramPreview = lazyComponent(() => import('./program-preview.tsx'), 'ProgramPreview')

const route = getRouteApi('/_shell/programManage')
const idOf = (program: Program) => program.id
const noFilters: ProgramFilters = {
  q: undefined,
  org: undefined,
  group: undefined,
  resolution: undefined,
  status: undefined,
}

/** The ads: filters, cards, batch mode, and what opens over them (2§2). Everything but the selection is in the URL. */
export function ProgramListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<ProgramSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const can = useCan()
  const mounted = useMounted()
  const { cdnImgUrl } = useUserInfo()
  const [dialog, setDialog] = useState<OpenDialog>()
  const open = useCallback(
    (next: OpenDialog) => void ProgramDialogs.preload().then(() => setDialog(next), notifyError),
    [],
  )
  const list = useProgramPage(search, goTo)
  const rows = list.data?.rows
  const selection = useSelection(idOf, rows)
  const chosen = [...selection.rows.values()]
  const retryWithoutDeleted = useRetryWithoutDeleted({
    selection,
    loadAll: (signal) => loadAll('programList', {}, signal),
    isRefused: isRefusal,
    counted: '个广告',
  })
  const { toggle } = selection
  const takeOut = useCallback((programs: readonly Program[]) => toggle(programs, false), [toggle])
  const commands = useProgramCommands(takeOut)
  const { mutateAsync: removeGroup } = useWrite('programGroupDelete')
  async function deleteGroup(group: ProgramGroup) {
    const deleted = await askDeleteGroup(group, '广告', () => removeGroup({ path: { id: group.id } }))
    // do not navigate after unmount
    if (deleted && mounted.current && String(group.id) === search.group)
      setSearch({ group: undefined, page: undefined })
  }

  const handlers = useMemo(
    () => ({
      can,
      open,
      ...commands,
      preview: ({ id }: Program) => setSearch({ preview: String(id) }),
      publish: ({ id }: Program) => setSearch({ publish: String(id), preview: undefined }),
      edit: ({ id }: Program, type: 1 | 2) =>
        void navigate({ to: '/editorFive', search: { id: String(id), type: type === 2 ? '2' : '1' } }),
      viewTerminals: ({ id }: Program) => void navigate({ to: '/checkPubMet', search: { id: String(id) } }),
    }),
    [can, open, commands, setSearch, navigate],
  )
  const actions = useMemo<RowActions<Program>>(() => ({ of: (program) => cardActions(program, handlers) }), [handlers])
  const view = useMemo(() => ({ ...programCard, onOpen: handlers.preview }), [handlers])
  const closePreview = () => setSearch({ preview: undefined })
  // in the preview it is seen and decided already, and what is deleted is not looked at any longer
  const previewActions = (program: Program) =>
    cardActions(program, {
      ...handlers,
      remove: async (gone) => (await commands.remove(gone)) && mounted.current && closePreview(),
    }).filter(({ label }) => label !== '预览' && label !== '审核')
  const previewLoaded = useLazyComponent(ProgramPreview, search.preview !== undefined, closePreview)
  const batchMode = search.batch === '1' && can(programPermissions.batch)
  const create = can(programPermissions.edit) ? (
    <Button onClick={() => void navigate({ to: '/editorFive' })}>制作广告</Button>
  ) : undefined

  return (
    <Page
      title="广告管理"
      actions={
        <>
          {can(programPermissions.publish) && (
            <Button variant="default" onClick={() => setSearch({ urgent: '1' })}>
              紧急插播
            </Button>
          )}
          {can(programPermissions.addGroup) && (
            <Button variant="default" onClick={() => open({ kind: 'groupName' })}>
              新增分组
            </Button>
          )}
          {can(programPermissions.batch) && (
            <Button
              variant={batchMode ? 'light' : 'default'}
              aria-pressed={batchMode}
              onClick={() => {
                selection.clear()
                setSearch({ batch: batchMode ? undefined : '1' })
              }}
            >
              {batchMode ? '退出批量操作' : '批量操作'}
            </Button>
          )}
          {create}
        </>
      }
    >
      <Card>
        <ProgramFilterBar
          values={search}
          onApply={(filters) => setSearch({ ...filters, page: undefined })}
          onReset={() => setSearch({ ...noFilters, page: undefined })}
          onRenameGroup={(group) => open({ kind: 'groupName', group })}
          onDeleteGroup={(group) => void deleteGroup(group)}
        />
      </Card>
      <Card>
        {batchMode && (
          <BatchBar
            selection={selection}
            rows={rows ?? []}
            total={list.data?.total ?? 0}
            onSelectAll={(signal) => loadAll('programList', toProgramQuery(search), signal)}
            rowName={programName}
            actions={batchActions(chosen, handlers)}
          />
        )}
        <CardGrid
          label="广告列表"
          view={view}
          rows={rows}
          rowId={idOf}
          imageBase={cdnImgUrl}
          actions={actions}
          selection={batchMode ? selection : undefined}
          skeletonCards={search.size ?? PROGRAM_PAGE_SIZES[0]}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          filtered={isFiltered(search)}
          onClearFilters={() => setSearch({ ...noFilters, page: undefined })}
          empty={<Empty title="还没有广告" action={create} />}
          tools={
            <>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
              <ProgramExport filters={search} />
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={search.size ?? PROGRAM_PAGE_SIZES[0]}
          total={list.data?.total}
          rowCount={rows?.length}
          sizes={PROGRAM_PAGE_SIZES}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
      {dialog && (
        <ProgramDialogs
          open={dialog}
          retryWithoutDeleted={retryWithoutDeleted}
          onClose={() => setDialog(undefined)}
          onDone={takeOut}
        />
      )}
      {previewLoaded && search.preview !== undefined && (
        <ProgramPreview
          id={search.preview}
          onPage={rows ?? []}
          actionsOf={previewActions}
          onGo={(preview) => setSearch({ preview })}
          onClose={closePreview}
        />
      )}
    </Page>
  )
}
