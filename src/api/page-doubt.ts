import { formatNumber } from '#src/lib/text/format-number.ts'
import { ApiError } from './errors.ts'
import type { PageDoubt } from './page-answer.ts'

/** What filters are called on the screen. */
const FILTERS: Readonly<Record<string, string>> = {
  status: '状态',
  type: '类型',
  state: '在线状态',
  syncStatus: '同步状态',
  enabled: '启用状态',
  groupId: '分组',
  roleId: '角色',
}

/** A page that cannot be what was asked for, in words (W25, W26). */
export function pageError(doubt: PageDoubt): ApiError {
  return new ApiError('malformed', `${wordsOf(doubt)}，请联系管理员`)
}

function wordsOf(doubt: PageDoubt): string {
  if ('filter' in doubt) return `服务器没有按“${FILTERS[doubt.filter] ?? doubt.filter}”筛选，返回了不符合条件的数据`
  return 'total' in doubt
    ? `服务器说共 ${formatNumber(doubt.total)} 条，第一页却没有数据：服务器的页码可能从 1 开始`
    : `服务器的第 ${formatNumber(doubt.page + 1)} 页与第一页相同，无法翻页`
}
