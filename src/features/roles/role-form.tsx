import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read, useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import {
  grantBlocked,
  ROLE_REMARK_LIMIT,
  roleNameWrong,
  rolePermissionsWrong,
  roleRemarkWrong,
} from '#src/domain/role-rules.ts'
import { tidyTree } from '#src/lib/data/tidy-tree.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { notifyError, notifySuccess } from '#src/ui/feedback/notify.ts'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { fromLeaves, unknownCodes } from './perm-selection.ts'
import { PermTree } from './perm-tree.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface RoleFormProps {
  /** The role that is changed; without it a new one is added. */
  role?: Role
  onClose: () => void
}

export function RoleForm({ role, onClose }: RoleFormProps) {
  const { functionIds: own } = useUserInfo()
  const create = useWrite('roleCreate')
  const update = useWrite('roleUpdate')
  const all = useQuery(read('permTree', {}))
  // as the role is now, and not as it was when the form was open before
  const leaves = useQuery({
    ...read('rolePermLeaf', { path: { id: role?.id ?? '' } }),
    enabled: role !== undefined,
    refetchOnMount: 'always',
  })
  const { nodes } = useMemo(() => tidyTree(all.data), [all.data])
  const ready =
    all.data !== undefined &&
    (role === undefined || (leaves.data !== undefined && leaves.isFetchedAfterMount && !leaves.isError))
  const before = useMemo(() => fromLeaves(nodes, leaves.data ?? []), [nodes, leaves.data])
  const form = useForm<{ name: string; remark: string; functionIds: string[] | null }>({
    // null as long as nobody has touched the boxes: they may still be on their way
    initialValues: { name: role?.name ?? '', remark: role?.remark ?? '', functionIds: null },
    validate: {
      name: roleNameWrong,
      remark: roleRemarkWrong,
      functionIds: (value) =>
        rolePermissionsWrong(value ?? before) ?? grantBlocked(value ?? before, before, heldCodes(own)) ?? null,
    },
  })

  const error = ready ? undefined : (all.error ?? leaves.error)
  const functionIds = form.values.functionIds ?? before
  const unknown = unknownCodes(nodes, functionIds)
  return (
    <FormModal
      opened
      onClose={onClose}
      title={role ? '编辑角色' : '新增角色'}
      size={640}
      form={form}
      submitDisabledReason={ready ? undefined : error ? '权限加载失败' : '权限加载中，请稍候'}
      // of permissions, what is checked and what is half-checked above it (C25)
      onSubmit={({ name, remark }) => {
        const body = { name: name.trim(), remark: remark.trim(), functionIds }
        return role ? update.mutateAsync({ body: { id: role.id, ...body } }) : create.mutateAsync({ body })
      }}
      onSuccess={() => notifySuccess(`${role ? '编辑成功' : '添加成功'}：角色“${form.values.name.trim()}”`)}
      onWrong={({ functionIds: wrong }) => (wrong ? notifyError(String(wrong)) : undefined)}
    >
      <TextInput
        label="角色名称"
        withAsterisk
        placeholder="2-20 位数字、字母、中文"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label="备注"
        rows={2}
        placeholder={`最多 ${ROLE_REMARK_LIMIT} 个字符`}
        {...form.getInputProps('remark')}
      />
      {ready ? (
        <PermTree
          label="权限"
          nodes={nodes}
          value={functionIds}
          error={form.errors.functionIds === undefined ? undefined : String(form.errors.functionIds)}
          onChange={(next) => form.setFieldValue('functionIds', String(next) === String(before) ? null : next)}
        />
      ) : error ? (
        <ErrorState
          error={error}
          title="权限加载失败"
          retrying={all.isFetching || leaves.isFetching}
          onRetry={() => {
            if (all.error) void all.refetch()
            if (leaves.error) void leaves.refetch()
          }}
        />
      ) : (
        <LoadingLines lines={6} />
      )}
      {unknown.length > 0 && (
        <div>
          另有 {formatNumber(unknown.length)} 项权限不在权限列表中（{unknown.join('、')}），保存时保留。
        </div>
      )}
    </FormModal>
  )
}
