import { Button } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { GroupManager } from '#src/components/group/group-manager.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { FirstSteps } from '#src/components/first-steps/first-steps-late.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { refetchWhileReviewed } from '#src/components/review/refetch-while-reviewed.ts'
import type { BatchBarProps } from '#src/ui/table/batch-bar.tsx'
import { BatchToggle } from '#src/ui/table/batch-toggle.tsx'
import { CardGrid } from '#src/ui/table/card-grid.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useDialog } from '#src/ui/overlay/use-dialog.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { batchActions, cardActions } from './program-actions.ts'
import { programName, programCard } from './program-card.tsx'
import type { OpenDialog } from './program-dialogs.tsx'
import { ProgramExport } from './program-export.tsx'
import { ProgramFilterBar } from './program-filter-bar.tsx'
import { PROGRAM_PAGE_SIZES, programFilters, toProgramQuery, toProgramRequest } from './program-search.ts'
import type { ProgramViewsProps } from './program-views.tsx'
import { useProgramCommands } from './use-program-commands.tsx'

const loadBatchBar = () => import('#src/ui/table/batch-bar.tsx')
const BatchBar = lazyComponent<'BatchBar', BatchBarProps<Program>>(loadBatchBar, 'BatchBar')
// dialogs load on first open
const ProgramDialogs = lazyComponent(() => import('./program-dialogs.tsx'), 'ProgramDialogs')
const PlanView = lazyComponent(() => import('./plan/plan-view.tsx'), 'PlanView')
// on its way before the page is drawn that shows it
if (location.search.includes('=plan')) PlanView.preload().catch(() => undefined)
const ProgramPreview = lazyComponent(() => import('./program-preview.tsx'), 'ProgramPreview')

/** Comes beside the list, which does not wait for it, and is missing where its code is. */
const ProgramViews = lazy<ComponentType<ProgramViewsProps>>(() =>
  import('./program-views.tsx').then(
    (module) => ({ default: module.ProgramViews }),
    () => ({ default: () => null }),
  ),
)

const route = getRouteApi('/_shell/programManage')
const idOf = (program: Program) => program.id

/**
 * The ads: filters, cards, batch mode, and what opens over them (2§2). Filters, page, batch mode, preview, publishing
 * and urgent insertion are in the URL; selection and forms are not.
 */
export function ProgramListScreen({ notice }: { notice?: ReactNode }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const can = useCan()
  const mounted = useMounted()
  const isPlan = search.view === 'plan'
  const { cdnImgUrl } = useUserInfo()
  const list = useListScreen({
    search,
    navigate,
    filters: programFilters,
    sizes: PROGRAM_PAGE_SIZES,
    page: {
      ...readPage('programList', toProgramRequest(search)),
      // the plan reads its ads itself
      enabled: !isPlan,
      refetchInterval: refetchWhileReviewed,
    },
    rowId: idOf,
    batch: {
      allowed: can(programPermissions.batch),
      counted: '个广告',
      loadAll: (signal) => loadAll('programList', {}, signal),
    },
  })
  const groups = useQuery(read('programGroupList', {}))
  const { mutateAsync: removeGroup } = useWrite('programGroupDelete')
  const { setSearch, selection, rows, batchMode, retryWithoutDeleted, deselect } = list
  const { opened, open, close } = useDialog<OpenDialog>(ProgramDialogs.preload)
  const commands = useProgramCommands(deselect)

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
    }).filter(({ id }) => id !== 'preview' && id !== 'review')
  const barLoaded = useLazyComponent(BatchBar, batchMode, () => setSearch({ batch: undefined }))
  usePreloadWhenIdle(ProgramPreview)
  usePreloadWhenIdle(PlanView)
  const previewLoaded = useLazyComponent(ProgramPreview, search.preview !== undefined, closePreview)
  const planLoaded = useLazyComponent(PlanView, isPlan, () => setSearch({ view: undefined }))
  const create = can(programPermissions.edit) && (
    <Button onClick={() => void navigate({ to: '/editorFive' })}>制作广告</Button>
  )

  return (
    <Page title="广告管理" count={isPlan ? undefined : list.count}>
      {notice}
      <ListLayout
        pageScrolls={!isPlan}
        filters={<ProgramFilterBar {...list.filterBar} isPlan={isPlan} />}
        views={
          <Suspense fallback={<span style={{ width: 96 }} />}>
            <ProgramViews view={search.view} onChange={setSearch} />
          </Suspense>
        }
        actions={
          <>
            {can(programPermissions.publish) && (
              <Button variant="subtle" color="gray" onClick={() => setSearch({ urgent: '1' })}>
                紧急插播
              </Button>
            )}
            {can(programPermissions.renameGroup) && (
              <GroupManager
                groups={groupsOf(groups)}
                members="广告"
                mayDelete={can(programPermissions.deleteGroup)}
                onAdd={can(programPermissions.addGroup) ? () => open({ kind: 'groupName' }) : undefined}
                onRename={(group) => open({ kind: 'groupName', group })}
                remove={({ id }) => removeGroup({ path: { id } })}
                filter={search.group}
                onClearFilter={() => list.filterBar.onApply({ group: undefined })}
              />
            )}
            {can(programPermissions.addGroup) && (
              <IconButton label="新增分组" size={30} onClick={() => open({ kind: 'groupName' })}>
                <IconFolderPlus size={18} stroke={1.6} aria-hidden />
              </IconButton>
            )}
            {can(programPermissions.batch) && !isPlan && <BatchToggle {...list.batchToggle} />}
            {create}
          </>
        }
      >
        {barLoaded && batchMode && !isPlan && (
          <BatchBar
            selection={selection}
            rows={rows ?? []}
            total={list.total ?? 0}
            onSelectAll={(signal) => loadAll('programList', toProgramQuery(search), signal)}
            rowName={programName}
            actions={(chosen) => batchActions(chosen, handlers)}
          />
        )}
        {isPlan ? (
          planLoaded && <PlanView {...{ search, setSearch }} onClearFilters={list.table.onClearFilters} />
        ) : (
          <>
            <CardGrid
              label="广告列表"
              view={view}
              imageBase={cdnImgUrl}
              actions={actions}
              {...list.table}
              empty={
                <Empty
                  art="ad"
                  title="还没有广告"
                  description="从模板开始制作，审核通过后就能发布到终端"
                  action={create}
                >
                  <FirstSteps current="program" can={can} />
                </Empty>
              }
              tools={<ProgramExport filters={search} />}
            />
            <Paging {...list.paging} />
          </>
        )}
      </ListLayout>
      {opened && (
        <ProgramDialogs open={opened} retryWithoutDeleted={retryWithoutDeleted} onClose={close} onDone={deselect} />
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
