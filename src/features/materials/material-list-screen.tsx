import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { isRefusal } from '#src/api/errors.ts'
import type { Material, MaterialGroup } from '#src/api/generated/types.gen.ts'
import { loadAll } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { materialPermissions } from '#src/domain/review.ts'
import { uploadLimits, uploadRulesOf } from '#src/domain/upload-rules.ts'
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
import { batchActions, cardActions } from './material-actions.ts'
import { materialCard, materialName } from './material-card.tsx'
import type { OpenDialog } from './material-dialogs.tsx'
import { MaterialExport } from './material-export.tsx'
import { MaterialFilterBar } from './material-filter-bar.tsx'
import {
  isFiltered,
  MATERIAL_PAGE_SIZES,
  type MaterialFilters,
  type MaterialSearch,
  toMaterialQuery,
} from './material-search.ts'
import { useMaterialCommands } from './use-material-commands.ts'
import { useMaterialPage } from './use-material-page.ts'

// dialogs load on first open
const MaterialDialogs = lazyComponent(() => import('./material-dialogs.tsx'), 'MaterialDialogs')
const MaterialPreview = lazyComponent(() => import('./material-preview.tsx'), 'MaterialPreview')

const route = getRouteApi('/_shell/materialManage')
const idOf = (material: Material) => material.id
const noFilters: MaterialFilters = {
  q: undefined,
  org: undefined,
  group: undefined,
  type: undefined,
  status: undefined,
}

/**
 * The materials: filters, cards, batch mode, and what opens over them (2§2). Everything but the selection is in the
 * URL.
 */
export function MaterialListScreen({ upload }: { upload?: ReactNode }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<MaterialSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const can = useCan()
  const mounted = useMounted()
  const user = useUserInfo()
  const [dialog, setDialog] = useState<OpenDialog>()
  const open = useCallback(
    (next: OpenDialog) => void MaterialDialogs.preload().then(() => setDialog(next), notifyError),
    [],
  )
  const list = useMaterialPage(search, goTo)
  const rows = list.data?.rows
  const selection = useSelection(idOf, rows)
  const chosen = [...selection.rows.values()]
  const retryWithoutDeleted = useRetryWithoutDeleted({
    selection,
    loadAll: (signal) => loadAll('materialList', {}, signal),
    isRefused: isRefusal,
    counted: '个素材',
  })
  const { toggle } = selection
  const takeOut = useCallback((materials: readonly Material[]) => toggle(materials, false), [toggle])
  const commands = useMaterialCommands(retryWithoutDeleted, takeOut)
  const { mutateAsync: removeGroup } = useWrite('materialGroupDelete')
  async function deleteGroup(group: MaterialGroup) {
    const deleted = await askDeleteGroup(group, '素材', () => removeGroup({ path: { id: group.id } }))
    // do not navigate after unmount
    if (deleted && mounted.current && String(group.id) === search.group)
      setSearch({ group: undefined, page: undefined })
  }

  const handlers = useMemo(
    () => ({ can, open, ...commands, preview: ({ id }: Material) => setSearch({ preview: String(id) }) }),
    [can, open, commands, setSearch],
  )
  const actions = useMemo<RowActions<Material>>(
    () => ({ of: (material) => cardActions(material, handlers) }),
    [handlers],
  )
  const view = useMemo(() => ({ ...materialCard, onOpen: handlers.preview }), [handlers])
  const closePreview = () => setSearch({ preview: undefined })
  // in the preview it is seen and decided already, and what is deleted is not looked at any longer
  const previewActions = (material: Material) =>
    cardActions(material, {
      ...handlers,
      remove: async (gone) => (await commands.remove(gone)) && mounted.current && closePreview(),
    }).filter(({ label }) => label !== '预览' && label !== '审核')
  const previewLoaded = useLazyComponent(MaterialPreview, search.preview !== undefined, closePreview)
  const batchMode = search.batch === '1' && can(materialPermissions.batch)
  const mayUpload = can(materialPermissions.upload)
  const uploadSlot = mayUpload ? upload : undefined

  return (
    <Page
      title="素材管理"
      description={mayUpload ? `${uploadLimits(uploadRulesOf(user)).join('；')}；可拖入或粘贴` : undefined}
      actions={
        <>
          {can(materialPermissions.addGroup) && (
            <Button variant="default" onClick={() => open({ kind: 'groupName' })}>
              新增分组
            </Button>
          )}
          {can(materialPermissions.batch) && (
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
          {uploadSlot}
        </>
      }
    >
      <Card>
        <MaterialFilterBar
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
            onSelectAll={(signal) => loadAll('materialList', toMaterialQuery(search), signal)}
            rowName={materialName}
            actions={batchActions(chosen, handlers)}
          />
        )}
        <CardGrid
          label="素材列表"
          view={view}
          rows={rows}
          rowId={idOf}
          imageBase={user.cdnImgUrl}
          actions={actions}
          selection={batchMode ? selection : undefined}
          skeletonCards={search.size ?? MATERIAL_PAGE_SIZES[0]}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          filtered={isFiltered(search)}
          onClearFilters={() => setSearch({ ...noFilters, page: undefined })}
          empty={
            <Empty
              title="暂无素材数据！"
              description={uploadSlot && '点击“上传素材”选择文件，也可以把文件拖到或粘贴到页面上'}
            />
          }
          tools={
            <>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
              <MaterialExport filters={search} />
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={search.size ?? MATERIAL_PAGE_SIZES[0]}
          total={list.data?.total}
          rowCount={rows?.length}
          sizes={MATERIAL_PAGE_SIZES}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
      {dialog && (
        <MaterialDialogs
          open={dialog}
          retryWithoutDeleted={retryWithoutDeleted}
          onClose={() => setDialog(undefined)}
          onDone={takeOut}
        />
      )}
      {previewLoaded && search.preview !== undefined && (
        <MaterialPreview
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
