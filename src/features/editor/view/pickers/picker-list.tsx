import { Button } from '@mantine/core'
import { IconPhoto, IconVideo } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { labelOf, materialTypes, optionsOf } from '#src/domain/labels.ts'
import { formatDuration, formatMaterialSize } from '#src/domain/units.ts'
import { CardGrid, type CardView } from '#src/ui/table/card-grid.tsx'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import type { GroupsState } from '#src/components/group/groups-state.ts'
import type { ListStateProps } from '#src/ui/table/list-state.tsx'
import { PageInNewWindow } from '#src/ui/external-link.tsx'
import { MediaFrame } from '#src/ui/media/media-frame.tsx'
import { Paging, type PageState } from '#src/ui/table/paging.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import type { Selection } from '#src/ui/table/selection.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import classes from './material-picker.module.css'
import type { MaterialPickerProps, PickMaterial } from './material-picker-types.ts'
import { PICKER_PAGE_SIZE, type PickerFilters } from './use-picker-list.ts'
import { resolutionText } from '#src/domain/resolution.ts'

export interface PickerListProps
  extends Pick<ListStateProps<PickMaterial>, 'rows' | 'stale' | 'error' | 'onRetry'>, PageState {
  label: string
  kind: MaterialPickerProps['kind']
  imageBase: string | undefined
  videoBase: string | undefined
  filters: PickerFilters
  onFilters: (filters: PickerFilters) => void
  total: number | undefined
  /** The server says no total, and more may follow. */
  more?: boolean | undefined
  /** How many of the page could not be read. */
  unreadable?: number | undefined
  onPage: (page: PageState) => void
  groups: GroupsState
  selection: Selection<PickMaterial>
  /** Whether what is missing may be uploaded, which is done on the page of materials. */
  uploads: boolean
  /** Chooses one, and is done. */
  onDoubleClick: (material: PickMaterial) => void
}

const idOf = ({ id }: PickMaterial) => id

const materialName = ({ name }: PickMaterial) => name || '未命名素材'
/** The contract knows no picture of a video, and some servers send one. */
const snapshotOf = (material: PickMaterial) => (material as { snapshot?: unknown }).snapshot

function cardView(videoBase: string | undefined): CardView<PickMaterial> {
  return {
    title: materialName,
    thumbnail: (material) => (material.type === 1 ? snapshotOf(material) : material.path),
    picture: (material) =>
      material.type === 1 && !snapshotOf(material) ? (
        <MediaFrame src={material.path} base={videoBase} label={materialName(material)} />
      ) : undefined,
    details: ({ type, width, height, size, duration }) => (
      <>
        <span className={classes.type}>
          {type === 1 ? <IconVideo size={14} aria-hidden /> : <IconPhoto size={14} aria-hidden />}
          {labelOf(materialTypes, type).text}
          {type === 1 && duration !== undefined && ` ${formatDuration(duration)}`}
        </span>
        <span>
          {width !== undefined && height !== undefined && `${resolutionText({ width, height })} `}
          {size !== undefined && formatMaterialSize(size)}
        </span>
      </>
    ),
  }
}

export function PickerList({
  label,
  kind,
  imageBase,
  videoBase,
  filters,
  onFilters,
  rows,
  total,
  more,
  unreadable,
  stale,
  error,
  onRetry,
  page,
  pageSize,
  onPage,
  groups,
  selection,
  uploads,
  onDoubleClick,
}: PickerListProps) {
  const fields: FilterField<PickerFilters>[] = [
    { key: 'q', kind: 'text', label: '素材', placeholder: '素材名称', maxLength: 50 },
    groupFilter(groups),
    ...(kind === 'media' ? [selectFilter<PickerFilters>('type', '类型', optionsOf(materialTypes))] : []),
  ]
  const reviewed = useId()
  const card = useMemo(() => cardView(videoBase), [videoBase])
  const filtered = Object.values(filters).some((value) => value !== undefined)
  return (
    <div className={classes.list}>
      <div className={classes.bar}>
        {/* before the field, which has the focus first: from there the next are the materials */}
        {uploads && (
          <p className={classes.upload}>
            <PageInNewWindow page="materialManage?upload=1" aria-describedby={reviewed}>
              上传素材
            </PageInNewWindow>
            <span id={reviewed}>审核通过后可在这里选用</span>
          </p>
        )}
        <FilterBar
          label={`筛选${label}`}
          fields={fields}
          values={filters}
          onApply={onFilters}
          onReset={() => onFilters({})}
        />
      </div>
      <div className={classes.cards}>
        <CardGrid
          label={label}
          view={card}
          rowId={idOf}
          imageBase={imageBase}
          selection={selection}
          onDoubleClick={onDoubleClick}
          cardWidth={170}
          skeletons={PICKER_PAGE_SIZE}
          rows={rows}
          stale={stale}
          error={error}
          onRetry={onRetry}
          empty={
            <Empty
              description={filtered ? '没有符合条件的素材' : '上传并审核通过的素材会显示在这里'}
              action={
                filtered && (
                  <Button variant="default" onClick={() => onFilters({})}>
                    清除筛选
                  </Button>
                )
              }
            />
          }
        />
      </div>
      <Paging
        label={`${label}分页`}
        page={page}
        pageSize={pageSize}
        total={total}
        rowCount={rows?.length}
        more={more}
        unreadable={unreadable}
        onChange={onPage}
      />
    </div>
  )
}
