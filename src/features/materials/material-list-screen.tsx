import { IconFolderPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { materialPermissions } from '#src/domain/material-rules.ts'
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
import { batchActions, cardActions } from './material-actions.ts'
import { materialCard, materialName } from './material-card.tsx'
import type { OpenDialog } from './material-dialogs.tsx'
import { MaterialExport } from './material-export.tsx'
import { MaterialFilterBar } from './material-filter-bar.tsx'
import {
  MATERIAL_PAGE_SIZES,
  materialFilters,
  type MaterialFilters,
  toMaterialQuery,
  toMaterialRequest,
} from './material-search.ts'
import { useMaterialCommands } from './use-material-commands.tsx'
import type { SwapProps } from './uses/swap-uses.tsx'

const BatchBar = lazyComponent<'BatchBar', BatchBarProps<Material>>(
  () => import('#src/ui/table/batch-bar.tsx'),
  'BatchBar',
)
// dialogs load on first open
const MaterialDialogs = lazyComponent(() => import('./material-dialogs.tsx'), 'MaterialDialogs')
const UnusedFilter = lazyComponent(() => import('./uses/unused-filter.tsx'), 'UnusedFilter')
const SwapUses = lazyComponent(() => import('./uses/swap-uses.tsx'), 'SwapUses')
const MaterialPreview = lazyComponent(() => import('./material-preview.tsx'), 'MaterialPreview')

/** What it takes to replace a material in ads: looking at them, copying, and submitting copies. */
const SWAPPERS = [programPermissions.preview, programPermissions.edit, programPermissions.submit]

const route = getRouteApi('/_shell/materialManage')
const idOf = (material: Material) => material.id

/**
 * The materials: filters, cards, batch mode, and what opens over them (2§2). Filters, page, batch mode and preview are
 * in the URL; selection and forms are not. `Swap` replaces a material in the ads that use it.
 */
export function MaterialListScreen({ upload, Swap }: { upload?: ReactNode; Swap?: ComponentType<SwapProps> }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const can = useCan()
  const mounted = useMounted()
  const user = useUserInfo()
  const list = useListScreen({
    search,
    navigate,
    filters: materialFilters,
    sizes: MATERIAL_PAGE_SIZES,
    page: { ...readPage('materialList', toMaterialRequest(search)), refetchInterval: refetchWhileReviewed },
    rowId: idOf,
    batch: {
      allowed: can(materialPermissions.batch),
      counted: '个素材',
      loadAll: (signal) => loadAll('materialList', {}, signal),
    },
  })
  const groups = useQuery(read('materialGroupList', {}))
  const { mutateAsync: removeGroup } = useWrite('materialGroupDelete')
  const { setSearch, selection, rows, batchMode, retryWithoutDeleted, deselect } = list
  const { opened, open, close } = useDialog<OpenDialog>(MaterialDialogs.preload)
  const commands = useMaterialCommands(retryWithoutDeleted, deselect)

  const [swapped, setSwapped] = useState<Material['id']>()
  const endSwap = () => setSwapped(undefined)
  const swapLoaded = useLazyComponent(SwapUses, swapped !== undefined, endSwap)
  const maySwap = Swap !== undefined && SWAPPERS.every(can)

  const handlers = useMemo(
    () => ({
      can,
      open,
      ...commands,
      preview: ({ id }: Material) => setSearch({ preview: String(id) }),
      swap: maySwap
        ? ({ id }: Material) => {
            setSearch({ preview: undefined })
            setSwapped(id)
          }
        : undefined,
    }),
    [can, open, commands, setSearch, maySwap],
  )
  const actions = useMemo<RowActions<Material>>(
    () => ({ of: (material) => cardActions(material, handlers) }),
    [handlers],
  )
  const view = useMemo(() => ({ ...materialCard, onOpen: handlers.preview }), [handlers])
  const closePreview = () => setSearch({ preview: undefined })
  // in the preview it is seen, decided and replaced elsewhere, and what is deleted is not looked at any longer
  const previewActions = (material: Material) =>
    cardActions(material, {
      ...handlers,
      swap: undefined,
      remove: async (gone) => (await commands.remove(gone)) && mounted.current && closePreview(),
    }).filter(({ id }) => id !== 'preview' && id !== 'review')
  const mayLook = can(programPermissions.preview)
  const onlyUnused = mayLook && search.used !== undefined
  const filterLoaded = useLazyComponent(UnusedFilter, onlyUnused, () => setSearch({ used: undefined }))
  const { onApply } = list.filterBar
  const applyFilters = useCallback(
    // what is looked for on this page stays on it
    (next: MaterialFilters) => (next.used === search.used ? onApply(next) : setSearch(next)),
    [search.used, onApply, setSearch],
  )
  const barLoaded = useLazyComponent(BatchBar, batchMode, () => setSearch({ batch: undefined }))
  usePreloadWhenIdle(MaterialPreview)
  const previewLoaded = useLazyComponent(MaterialPreview, search.preview !== undefined, closePreview)
  const mayUpload = can(materialPermissions.upload)
  const uploadSlot = mayUpload ? upload : undefined

  const content = (shown: typeof rows) => (
    <>
      {barLoaded && batchMode && (
        <BatchBar
          selection={selection}
          rows={shown ?? []}
          total={list.total ?? 0}
          onSelectAll={onlyUnused ? undefined : (signal) => loadAll('materialList', toMaterialQuery(search), signal)}
          rowName={materialName}
          actions={(chosen) => batchActions(chosen, handlers)}
        />
      )}
      <CardGrid
        label="素材列表"
        view={view}
        imageBase={user.cdnImgUrl}
        actions={actions}
        {...list.table}
        rows={shown}
        empty={
          <Empty
            art="material"
            title="暂无素材数据！"
            description={uploadSlot && '点击“上传素材”选择文件，也可以把文件拖到或粘贴到页面上'}
          >
            <FirstSteps current="material" can={can} />
          </Empty>
        }
        tools={!onlyUnused && <MaterialExport filters={search} />}
      />
    </>
  )

  return (
    <Page title="素材管理" count={list.count}>
      {Swap &&
        maySwap &&
        (swapLoaded && swapped !== undefined ? (
          <SwapUses id={swapped} Swap={Swap} onClose={endSwap} />
        ) : (
          <Swap onClose={endSwap} />
        ))}
      <ListLayout
        pageScrolls
        filters={<MaterialFilterBar {...list.filterBar} onApply={applyFilters} uses={mayLook} />}
        actions={
          <>
            {can(materialPermissions.renameGroup) && (
              <GroupManager
                groups={groupsOf(groups)}
                members="素材"
                mayDelete={can(materialPermissions.deleteGroup)}
                onAdd={can(materialPermissions.addGroup) ? () => open({ kind: 'groupName' }) : undefined}
                onRename={(group) => open({ kind: 'groupName', group })}
                remove={({ id }) => removeGroup({ path: { id } })}
                filter={search.group}
                onClearFilter={() => onApply({ group: undefined })}
              />
            )}
            {can(materialPermissions.addGroup) && (
              <IconButton label="新增分组" size={30} onClick={() => open({ kind: 'groupName' })}>
                <IconFolderPlus size={18} stroke={1.6} aria-hidden />
              </IconButton>
            )}
            {can(materialPermissions.batch) && <BatchToggle {...list.batchToggle} />}
            {uploadSlot}
          </>
        }
      >
        {!onlyUnused
          ? content(rows)
          : filterLoaded && (
              <UnusedFilter rows={rows} total={list.total}>
                {content}
              </UnusedFilter>
            )}
        <Paging {...list.paging} />
      </ListLayout>
      {opened && (
        <MaterialDialogs open={opened} retryWithoutDeleted={retryWithoutDeleted} onClose={close} onDone={deselect} />
      )}
      {previewLoaded && search.preview !== undefined && (
        <MaterialPreview
          id={search.preview}
          onPage={rows ?? []}
          actionsOf={previewActions}
          onSwap={handlers.swap}
          onGo={(preview) => setSearch({ preview })}
          onClose={closePreview}
        />
      )}
    </Page>
  )
}
