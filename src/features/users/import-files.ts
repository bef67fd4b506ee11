import type { Role } from '#src/api/generated/types.gen.ts'
import { isBuiltIn } from '#src/domain/account-rules.ts'
import { toCell } from '#src/lib/sheet/cell.ts'
import { csvFile } from '#src/lib/sheet/csv.ts'
import { saveFile } from '#src/lib/sheet/save-file.ts'
import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { EXAMPLE, importColumns } from './import-check.ts'
import type { ImportRow } from './import-run.ts'
import { offeredRoles } from './role-choices.ts'

/** The template: the titles, and an example of this company's, which an import leaves out. */
export function saveTemplate({
  roles,
  held,
  orgs,
}: {
  roles: readonly Role[]
  held: ReadonlySet<string>
  orgs: readonly TidyNode[]
}) {
  const { offered } = offeredRoles(roles, held)
  const role = offered.find((candidate) => !isBuiltIn(candidate))?.name ?? '角色名称'
  const org = orgs[0]?.children[0] ?? orgs[0]
  save('账号导入模板.csv', [
    importColumns,
    [`${EXAMPLE}：13900000000`, '张三', 'Abc12345', role, org?.name ?? '组织机构名称'],
  ])
}

/** What of an import was not done, with the reasons, in the form of an import: it can be mended and imported again. */
export function saveFailed(rows: readonly ImportRow[]) {
  save('账号导入失败.csv', [
    [...importColumns, '失败原因'],
    ...rows.map(({ values, wrong, outcome }) => [
      ...importColumns.map((column) => values[column]),
      [...wrong, outcome?.reason ?? ''].filter(Boolean).join('；') || '未发送',
    ]),
  ])
}

function save(name: string, rows: readonly (readonly unknown[])[]) {
  saveFile(csvFile(rows.map((row) => row.map(toCell))), name)
}
