import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'

/** The areas of the calls, by how their names begin. */
const AREAS: readonly (readonly [prefix: string, title: string])[] = [
  ['auth', '登录'],
  ['sms', '短信验证码'],
  ['user', '账号'],
  ['region', '登录'],
  ['dashboard', '首页'],
  ['device', '终端'],
  ['program', '广告'],
  ['material', '素材'],
  ['order', '订单'],
  ['stat', '统计'],
  ['play', '日志'],
  ['org', '组织机构'],
  ['role', '角色'],
  ['perm', '角色'],
]

export function operationGroups(): [title: string, entries: [value: string, text: string][]][] {
  const groups = new Map<string, [string, string][]>([
    [
      '',
      [
        ['*', '所有接口'],
        ['media', '图片和视频'],
        ['upload', '上传文件'],
      ],
    ],
  ])
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path } = operations[id]
    const area = AREAS.find(([prefix]) => id.startsWith(prefix))?.[1] ?? '其他'
    groups.set(area, [...(groups.get(area) ?? []), [id, `${id}  ${method} ${path.slice('/api'.length)}`]])
  }
  return [...groups]
}
