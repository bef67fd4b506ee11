import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#src/api/client.ts'
import { hashPassword } from '#src/api/password.ts'
import { read, reloadArea } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { readCsv } from '#src/lib/sheet/read-csv.ts'
import { showableName } from '#src/lib/text/showable-name.ts'
import { messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { checkImport, importColumns } from './import-check.ts'
import { ImportChoose } from './import-choose.tsx'
import { saveFailed, saveTemplate } from './import-files.ts'
import { IMPORT_ROW_LIMIT, IMPORT_SIZE_LIMIT } from './import-limits.ts'
import { ImportPreview } from './import-preview.tsx'
import { runImport, unsent, type ImportRow } from './import-run.ts'
import { orgChoices } from './org-choices.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface ReadFile {
  name: string
  rows: readonly ImportRow[]
  sent: boolean
}

/** Rows that were refused are tried again; where the run was stopped before others it goes on. */
function sendLabel({ sent, rows }: ReadFile, waiting: number): string {
  if (!sent) return `导入 ${formatNumber(waiting)} 个账号`
  return unsent(rows).some(({ outcome }) => outcome === undefined)
    ? `继续导入 ${formatNumber(waiting)} 行`
    : `重试 ${formatNumber(waiting)} 行`
}

/** Asks before rows are sent once more whose accounts may be there already (N6). */
function maySendDoubtful(count: number): Promise<boolean> {
  return confirm({
    title: '再次导入？',
    message: `其中 ${formatNumber(count)} 行上次的结果未知，账号可能已经创建。请先在账号列表中核对，已创建的账号再次导入会失败。`,
    confirmLabel: '仍要导入',
    cancelLabel: '先去核对',
    danger: true,
  })
}

/** Adds many accounts from a CSV file: chosen, checked and looked at first, then sent one call a row (C9, U2). */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { functionIds, orgTree } = useUserInfo()
  const roles = useQuery(read('roleList', {}))
  const choices = useMemo(
    () => ({ roles: roles.data ?? [], held: heldCodes(functionIds), orgs: orgChoices(orgTree) }),
    [roles.data, functionIds, orgTree],
  )
  const [file, setFile] = useState<ReadFile>()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const abort = useRef<AbortController>(undefined)
  // what was not sent when the page is left is not sent behind its back
  useEffect(() => () => abort.current?.abort(), [])

  const {
    submit: take,
    busy: reading,
    error,
  } = useSubmit(async (chosen: File) => {
    const rows = checkImport(
      await readCsv(chosen, { columns: importColumns, sizeLimit: IMPORT_SIZE_LIMIT, rowLimit: IMPORT_ROW_LIMIT }),
      choices,
    )
    if (rows.length === 0) throw new UserError('文件中没有可导入的数据')
    setFile({ name: showableName(chosen.name), rows, sent: false })
  })

  const send = useSingleFlight(async () => {
    const waiting = unsent(file?.rows ?? [])
    const doubtful = waiting.filter(({ outcome }) => outcome?.unknown).length
    if (doubtful > 0 && !(await maySendDoubtful(doubtful))) return
    const controller = new AbortController()
    abort.current = controller
    setProgress({ done: 0, total: waiting.length })
    await runImport(waiting, {
      signal: controller.signal,
      create: async ({ password, ...account }) =>
        call('userCreate', { body: { ...account, password: await hashPassword(password) } }),
      onRow(row, outcome) {
        setFile(
          (before) =>
            before && {
              ...before,
              sent: true,
              rows: before.rows.map((other) => (other.line === row.line ? { ...other, outcome } : other)),
            },
        )
        if (outcome) setProgress((before) => before && { ...before, done: before.done + 1 })
      },
    })
    abort.current = undefined
    setProgress(undefined)
    // the next press is not to wait for the list behind the drawer
    void reloadArea(client, 'userCreate')
  })

  const waiting = unsent(file?.rows ?? []).length
  const bad = (file?.rows ?? []).filter(({ outcome }) => !outcome?.done)
  const busy = progress !== undefined
  return (
    <WorkDrawer
      title="批量导入账号"
      size={960}
      onClose={onClose}
      busy={busy}
      dirty={file !== undefined && waiting > 0}
      closeLabel={file?.sent ? '关闭' : '取消'}
      summary={
        file && !file.sent && bad.some(({ wrong }) => wrong.length > 0) && '有误的行不会导入，可修改文件后重新选择。'
      }
      buttons={
        <>
          {busy && (
            <Button variant="default" onClick={() => abort.current?.abort()}>
              停止导入
            </Button>
          )}
          {file && !busy && (
            <>
              <Button variant="default" onClick={() => setFile(undefined)}>
                重新选择文件
              </Button>
              {file.sent && bad.length > 0 && (
                <Button variant="default" onClick={() => saveFailed(bad)}>
                  下载未成功的行
                </Button>
              )}
              {(waiting > 0 || !file.sent) && (
                <ActionButton disabledReason={waiting === 0 ? '没有可导入的行' : undefined} onClick={() => void send()}>
                  {sendLabel(file, waiting)}
                </ActionButton>
              )}
            </>
          )}
        </>
      }
    >
      {file ? (
        <ImportPreview fileName={file.name} rows={file.rows} progress={progress} sent={file.sent} />
      ) : (
        <ImportChoose
          reading={reading}
          error={error}
          onFile={(chosen) => void take(chosen)}
          onTemplate={() => saveTemplate(choices)}
          blockedReason={
            roles.data
              ? undefined
              : roles.isError
                ? `角色加载失败：${messageOf(roles.error) ?? '请稍后再试'}`
                : '正在加载角色，请稍候'
          }
        />
      )}
    </WorkDrawer>
  )
}
