import { useCallback } from 'react'
import type { Account } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { disableBlocked } from '#src/domain/account-rules.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import type { RowAction } from '#src/ui/table/table-column.ts'

export interface UserActionHandlers {
  /** The account that is signed in. */
  own: string | undefined
  edit: (user: Account) => void
  /** Adds an account with the role and organisation of this one. */
  copy: (user: Account) => void
  /** Asks, and sends the new value. */
  setEnabled: (user: Account, enabled: 0 | 1) => void
}

/** The actions on one account. An unknown state offers none of its own (R9). */
export function userActions(user: Account, { own, edit, copy, setEnabled }: UserActionHandlers): RowAction[] {
  return [
    { label: '编辑', onClick: () => edit(user) },
    { label: '复制', onClick: () => copy(user) },
    ...(user.enabled === 1
      ? [
          {
            label: '停用',
            danger: true,
            disabledReason: disableBlocked(user.account, own),
            onClick: () => setEnabled(user, 0),
          },
        ]
      : []),
    ...(user.enabled === 0 ? [{ label: '启用', onClick: () => setEnabled(user, 1) }] : []),
  ]
}

/** Asks whether an account is to be disabled or activated, and sends the new value (3§4, 3§8). */
export function useSetEnabled(): UserActionHandlers['setEnabled'] {
  const { mutateAsync } = useWrite('userEnabledSet')
  return useCallback(
    (user, enabled) => {
      const word = enabled === 1 ? '启用' : '停用'
      const name =
        user.name && user.account ? `${user.name}（${user.account}）` : user.name || user.account || String(user.id)
      void confirm({
        title: `${word}账号`,
        message: `确定${word}账号${name}？${enabled === 1 ? '' : '停用后，该账号将不能登录。'}`,
        confirmLabel: word,
        danger: enabled === 0,
        action: () => mutateAsync({ path: { id: user.id, enabled } }),
      }).then(({ done }) => done && notifyDone(`已${word}账号${name}`))
    },
    [mutateAsync],
  )
}
