import { useQuery } from '@tanstack/react-query'
import type { Material } from '#src/api/generated/types.gen.ts'
import { readAside } from '#src/api/read-aside.ts'
import { useCan } from '#src/api/user-info.ts'
import { unseen, usersOf } from '#src/domain/uses/material-uses.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { readUses } from './uses/read-uses.ts'

/** Pages of the list of ads that are read, for each of its rows carries a whole content. */
const PAGES = 5
/** Ads that are named. */
const NAMED = 3

/** Which ads use a material: no call says it, but rows of the list of ads have their content (2§3, R51). */
export function MaterialUse({ id }: Pick<Material, 'id'>) {
  const mayLook = useCan()(programPermissions.preview)
  const { data, error } = useQuery({
    ...readAside('programList', id, (signal) => findUses(id, signal)),
    enabled: mayLook,
  })
  if (!mayLook) return '您不能查看广告，无法得知哪些广告使用了它。'
  if (error) return <>{`未能查找使用它的广告：${messageOf(error) ?? '请稍后再试'}`}</>
  if (!data) return '正在查找使用它的广告…'
  const { names, seen, total } = data
  const named = names
    .slice(0, NAMED)
    .map((name) => `“${name}”`)
    .join('、')
  const found =
    names.length === 0
      ? '没有找到使用它的广告'
      : `有 ${formatNumber(names.length)} 个广告使用了它：${named}${names.length > NAMED ? '等' : ''}`
  return (
    <span>
      {`${found}${seen < total ? `（只查看了 ${formatNumber(total)} 个广告中的 ${formatNumber(seen)} 个）` : ''}。`}
    </span>
  )
}

async function findUses(id: Material['id'], signal: AbortSignal) {
  const uses = await readUses(signal, PAGES)
  return {
    names: usersOf(uses, plainId(id)).map(({ name }) => name || '未命名广告'),
    // what cannot be read tells nothing
    seen: uses.total - unseen(uses),
    total: uses.total,
  }
}
