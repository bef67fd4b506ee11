import '@mantine/core/styles/Combobox.layer.css'
import { PasswordInput, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Account } from '#src/api/generated/types.gen.ts'
import { hashPassword } from '#src/api/password.ts'
import { read, useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { accountPassword, isBuiltIn, nickname, phoneNumber } from '#src/domain/account-rules.ts'
import { required } from '#src/domain/validation.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { uniqueOptions } from '#src/ui/form/unique-options.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { OrgTreeSelect } from '#src/components/org/org-tree-select.tsx'
import type { RowId } from '#src/ui/table/table-column.ts'
import { ORG_LEVELS, orgChoices } from './org-choices.ts'
import { roleName } from './user-columns.tsx'

/** Adds an account, or edits one, whose login account and password stay as they are (3§5). */
export function UserForm({ user, onClose }: { user?: Account; onClose: () => void }) {
  const { orgTree } = useUserInfo()
  const roles = useQuery(read('roleList', {}))
  const create = useWrite('userCreate')
  const update = useWrite('userUpdate')
  const orgs = useMemo(() => orgChoices(orgTree, user?.organizationId), [orgTree, user])

  const known = roles.data ?? []
  // a role that is not offered stays chosen until another is
  const own =
    user?.roleId !== undefined && !known.some(({ id }) => String(id) === String(user.roleId))
      ? [{ id: user.roleId, name: roleName(user), category: user.role?.category }]
      : []
  const choices = [...known, ...own]
  const roleOf = (id: string | null) => choices.find((role) => String(role.id) === id)
  /** Accounts of built-in roles belong to no organisation (3§4). */
  const withoutOrg = (id: string | null) => isBuiltIn(roleOf(id))

  const form = useForm<{ account: string; name: string; password: string; role: string | null; org: RowId | null }>({
    initialValues: {
      account: user?.account ?? '',
      name: user?.name ?? '',
      password: '',
      role: user?.roleId === undefined ? null : String(user.roleId),
      org: user?.organizationId === undefined || String(user.organizationId) === '0' ? null : user.organizationId,
    },
    validate: {
      account: (value) => (user ? null : phoneNumber(value)),
      name: nickname,
      password: (value) => (user ? null : accountPassword(value)),
      role: required('请选择账号角色'),
      org: (value, { role }) => (withoutOrg(role) ? null : required('请选择组织机构')(value)),
    },
  })

  async function save({ account, name, password, role, org }: typeof form.values) {
    const body = {
      name: name.trim(),
      roleId: roleOf(role)?.id ?? '',
      ...(!withoutOrg(role) && org !== null && { organizationId: org }),
    }
    if (user)
      await update.mutateAsync({ body: { id: user.id, ...(user.account && { account: user.account }), ...body } })
    else
      await create.mutateAsync({ body: { account: account.trim(), password: await hashPassword(password), ...body } })
  }

  const failed = roles.isError ? `角色加载失败：${messageOf(roles.error) ?? '请重试'}` : undefined
  return (
    <FormModal
      opened
      onClose={onClose}
      title={user ? '编辑账号' : '新增账号'}
      form={form}
      onSubmit={save}
      onSuccess={() => notifySuccess(user ? '编辑成功' : '添加成功')}
    >
      {user ? (
        <TextInput label="登录账号" value={user.account ?? ''} readOnly variant="filled" />
      ) : (
        <TextInput
          label="登录账号"
          withAsterisk
          placeholder="手机号码"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('account')}
          data-autofocus
        />
      )}
      <TextInput
        label="昵称"
        withAsterisk
        placeholder="2-10位数字、字母、中文"
        autoComplete="off"
        {...form.getInputProps('name')}
        data-autofocus={user ? true : undefined}
      />
      {!user && (
        <PasswordInput
          label="登录密码"
          withAsterisk
          placeholder="6-20位数字、字母组合"
          autoComplete="new-password"
          {...form.getInputProps('password')}
          aria-invalid={form.errors.password ? true : undefined}
          visibilityToggleButtonProps={{ 'aria-label': '显示或隐藏密码' }}
        />
      )}
      <Select
        label="账号角色"
        withAsterisk
        searchable
        placeholder={roles.isPending ? '加载中…' : '请选择'}
        nothingFoundMessage="没有匹配的选项"
        data={uniqueOptions(
          choices.map(({ id, name }) => ({ value: String(id), label: name || `未知(${plainId(id)})` })),
        )}
        {...form.getInputProps('role')}
        error={form.errors.role ?? failed}
      />
      {!withoutOrg(form.values.role) && (
        <OrgTreeSelect
          label="组织机构"
          withAsterisk
          tree={orgs}
          noMatch={`没有匹配的选项，仅可选择前 ${ORG_LEVELS} 级`}
          {...form.getInputProps('org')}
        />
      )}
    </FormModal>
  )
}
