import type { Program } from '#src/api/generated/types.gen.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { blockedByReview, offersReview, type ReviewedAction } from '#src/domain/review.ts'
import { splitNextStep, when, type RowAction } from '#src/ui/table/table-column.ts'
import type { OpenDialog } from './program-dialogs.tsx'

export interface ProgramActionHandlers {
  can: (permission: Permission) => boolean
  open: (dialog: OpenDialog) => void
  /** Opens the preview, which is also where an ad is reviewed: nobody decides on what they have not seen. */
  preview: (program: Program) => void
  submit: (program: Program) => unknown
  submitAll: (programs: readonly Program[]) => unknown
  publish: (program: Program) => void
  /** 2§2: type 1 edits, 2 saves as a copy. */
  edit: (program: Program, type: 1 | 2) => void
  viewTerminals: (program: Program) => void
  remove: (program: Program) => unknown
}

/**
 * The actions on one ad, in one order whatever its status (R29): editing, then the step that takes it on, then the
 * rest. What the status forbids says why; what the role lacks is absent (P8).
 */
export function cardActions(
  program: Program,
  { can, preview, submit, publish, edit, viewTerminals, remove }: ProgramActionHandlers,
): RowAction[] {
  const blocked = (action: ReviewedAction) => blockedByReview('program', action, program)
  const copies = blocked('saveAs') === undefined
  const { next, others } = splitNextStep([
    ...when(can(programPermissions.submit), {
      label: '提交',
      disabledReason: blocked('submit'),
      onClick: () => void submit(program),
    }),
    ...when(offersReview('program', program, can), {
      id: 'review',
      label: '审核',
      disabledReason: blocked('review'),
      onClick: () => preview(program),
    }),
    ...when(can(programPermissions.publish), {
      label: '发布',
      disabledReason: blocked('publish'),
      onClick: () => publish(program),
    }),
  ])
  return [
    ...when(
      can(programPermissions.edit),
      copies
        ? { label: '另存为', onClick: () => edit(program, 2) }
        : { label: '编辑', disabledReason: blocked('edit'), onClick: () => edit(program, 1) },
    ),
    ...next,
    { id: 'preview', label: '预览', onClick: () => preview(program) },
    { label: '查看发布终端', onClick: () => viewTerminals(program) },
    ...others,
    ...when(can(programPermissions.delete), {
      label: '删除',
      danger: true,
      disabledReason: blocked('delete'),
      onClick: () => void remove(program),
    }),
  ]
}

export function batchActions(
  programs: readonly Program[],
  { can, open, submitAll }: Pick<ProgramActionHandlers, 'can' | 'open' | 'submitAll'>,
): RowAction[] {
  const disabledReason = programs.length === 0 ? '请选择广告' : undefined
  return [
    ...when(can(programPermissions.setOrg), {
      label: '设置组织机构',
      disabledReason,
      onClick: () => open({ kind: 'org', programs }),
    }),
    ...when(can(programPermissions.setGroup), {
      label: '设置分组',
      disabledReason,
      onClick: () => open({ kind: 'group', programs }),
    }),
    ...when(can(programPermissions.submit), {
      label: '提交',
      disabledReason:
        disabledReason ??
        (programs.every((program) => blockedByReview('program', 'submit', program) !== undefined)
          ? '选中的广告都不能提交'
          : undefined),
      onClick: () => void submitAll(programs),
    }),
  ]
}
