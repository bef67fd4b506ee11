import type { Material } from '#src/api/generated/types.gen.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { materialPermissions } from '#src/domain/material-rules.ts'
import { blockedByReview, offersReview, type ReviewedAction } from '#src/domain/review.ts'
import { splitNextStep, when, type RowAction } from '#src/ui/table/table-column.ts'
import type { OpenDialog } from './material-dialogs.tsx'

export interface MaterialActionHandlers {
  can: (permission: Permission) => boolean
  open: (dialog: OpenDialog) => void
  /** Opens the preview, which is also where a material is reviewed: nobody decides on what they have not seen. */
  preview: (material: Material) => void
  submit: (materials: readonly Material[]) => unknown
  /** Puts another one in its place in the ads that use it; undefined for those who may not. */
  swap?: ((material: Material) => void) | undefined
  remove: (material: Material) => unknown
}

/**
 * The actions on one material, in one order whatever its status (R29): looking, then the step that takes it on, then
 * the rest. What the status forbids says why; what the role lacks is absent (P8).
 */
export function cardActions(
  material: Material,
  { can, open, preview, submit, swap, remove }: MaterialActionHandlers,
): RowAction[] {
  const blocked = (action: ReviewedAction) => blockedByReview('material', action, material)
  const { next, others } = splitNextStep([
    ...when(can(materialPermissions.submit), {
      label: '提交',
      disabledReason: blocked('submit'),
      onClick: () => void submit([material]),
    }),
    ...when(offersReview('material', material, can), {
      id: 'review',
      label: '审核',
      disabledReason: blocked('review'),
      onClick: () => preview(material),
    }),
  ])
  return [
    { id: 'preview', label: '预览', onClick: () => preview(material) },
    ...next,
    ...when(can(materialPermissions.rename), { label: '重命名', onClick: () => open({ kind: 'rename', material }) }),
    ...others,
    ...when(swap !== undefined, {
      label: '替换',
      // only another one of its type takes its place
      disabledReason: material.type === 0 || material.type === 1 ? undefined : '类型未知，不能替换',
      onClick: () => swap?.(material),
    }),
    ...when(can(materialPermissions.delete), {
      label: '删除',
      danger: true,
      disabledReason: blocked('delete'),
      onClick: () => void remove(material),
    }),
  ]
}

/** The actions on chosen materials. The words of the reason are the contract's, a slip that is kept (R3). */
export function batchActions(
  materials: readonly Material[],
  { can, open, submit }: Pick<MaterialActionHandlers, 'can' | 'open' | 'submit'>,
): RowAction[] {
  const disabledReason = materials.length === 0 ? '请选择广告' : undefined
  return [
    ...when(can(materialPermissions.setOrg), {
      label: '设置组织机构',
      disabledReason,
      onClick: () => open({ kind: 'org', materials }),
    }),
    ...when(can(materialPermissions.setGroup), {
      label: '设置分组',
      disabledReason,
      onClick: () => open({ kind: 'group', materials }),
    }),
    ...when(can(materialPermissions.submit), {
      label: '提交',
      disabledReason: disabledReason ?? (submittable(materials).length === 0 ? '选中的素材都不能提交' : undefined),
      onClick: () => void submit(materials),
    }),
  ]
}

/** The call takes all of what it is given or nothing (W22). */
export function submittable(materials: readonly Material[]): Material[] {
  return materials.filter((material) => blockedByReview('material', 'submit', material) === undefined)
}
