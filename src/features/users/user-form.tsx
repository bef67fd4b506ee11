import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { PasswordInput, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Account, Role } from '#src/api/generated/types.gen.ts'
import { hashPassword } from '#src/api/password.ts'
import { read, useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { accountPasswordWrong, isBuiltIn, nicknameWrong, phoneNumberWrong } from '#src/domain/account-rules.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { ownCodesBlocked } from '#src/domain/role-rules.ts'
import { required } from '#src/domain/required.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo } from '#src/lib/data/tidy-tree.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { uniqueOptions } from '#src/ui/form/unique-options.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { OrgTreeSelect } from '#src/components/org/org-tree-select.tsx'
import type { RowId } from '#src/ui/table/table-column.ts'
import { ORG_LEVELS, orgChoices } from './org-choices.ts'
import { codesOfRole, offeredRoles, roleWords } from './role-choices.ts'
import { roleName } from './user-columns.tsx'

interface UserFormProps {
  /** The account that is edited; without one a new one is made. */
  user?: Account | undefined
  /** The account whose role and organisation a new one begins with. */
  like?: Account | undefined
  onClose: () => void
}

export function UserForm({ user, like, onClose }: UserFormProps) {
  const { account: signedIn, functionIds, orgTree } = useUserInfo()
  const roles = useQuery(read('roleList', {}))
  const create = useWrite('userCreate')
  const update = useWrite('userUpdate')
  const orgs = useMemo(() => orgChoices(orgTree, user?.organizationId), [orgTree, user])

  const held = heldCodes(functionIds)
  const { offered, beyond } = offeredRoles(roles.data ?? [], held, user?.roleId)
  // a role that is not offered stays chosen until another is
  const own =
    user?.roleId !== undefined && !offered.some(({ id }) => String(id) === String(user.roleId))
      ? [{ id: user.roleId, name: roleName(user), category: user.role?.category }]
      : []
  const choices: Pick<Role, 'id' | 'name' | 'category' | 'functionIds'>[] = [...offered, ...own]
  const roleOf = (id: string | null) => choices.find((role) => String(role.id) === id)
  /** Accounts of built-in roles belong to no organisation (3§4). */
  const withoutOrg = (id: string | null) => isBuiltIn(roleOf(id))

  /** Nobody takes permissions from the account that is signed in (P15). */
  function takenAway(id: string | null): string | null {
    const role = roleOf(id)
    if (!user || !role || user.account !== signedIn || id === String(user.roleId)) return null
    return ownCodesBlocked(codesOfRole(role), held) ?? null
  }

  const begun = user ?? like
  // what cannot be chosen is not begun with either
  const begunOrg =
    user || pathTo(orgs, plainId(like?.organizationId ?? '')).length > 0 ? begun?.organizationId : undefined
  const form = useForm<{ account: string; name: string; password: string; role: string | null; org: RowId | null }>({
    initialValues: {
      account: user?.account ?? '',
      name: user?.name ?? '',
      password: '',
      role: begun?.roleId === undefined ? null : String(begun.roleId),
      org: begunOrg === undefined || String(begunOrg) === '0' ? null : begunOrg,
    },
    // what another role takes from whoever is signed in is said when it is chosen
    validateInputOnChange: ['role'],
    validate: {
      account: (value) => (user ? null : phoneNumberWrong(value)),
      name: nicknameWrong,
      password: (value) => (user ? null : accountPasswordWrong(value)),
      role: (value) => required('请选择账号角色')(roleOf(value) ? value : null) ?? takenAway(value),
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
      await create.mutateAsync({
        body: { account: plainText(account), password: await hashPassword(password), ...body },
      })
  }

  const failed = roles.isError ? `角色加载失败：${messageOf(roles.error) ?? '请重试'}` : undefined
  return (
    <FormModal
      opened
      onClose={onClose}
      title={user ? '编辑账号' : like ? `复制账号“${like.name || like.account || ''}”` : '新增账号'}
      form={form}
      onSubmit={save}
      onSuccess={() => notifySuccess(`${user ? '编辑成功' : '添加成功'}：账号“${form.values.name.trim()}”`)}
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
        placeholder="2-10 位数字、字母、中文"
        autoComplete="off"
        {...form.getInputProps('name')}
        data-autofocus={user ? true : undefined}
      />
      {!user && (
        <PasswordInput
          label="登录密码"
          withAsterisk
          placeholder="6-20 位数字、字母组合"
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
        description={beyond.length > 0 ? `含有当前账号没有的权限，不能分配：${beyond.join('、')}` : undefined}
        nothingFoundMessage="没有匹配的选项"
        data={uniqueOptions(choices.map((role) => ({ value: String(role.id), label: roleWords(role) })))}
        {...form.getInputProps('role')}
        {...searchAnew}
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
