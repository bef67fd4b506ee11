import '@mantine/core/styles/Pagination.layer.css'
import { Pagination } from '@mantine/core'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { PAGE_SIZES } from '#src/lib/url/kept-size.ts'
import { SelectField } from '../form/select-field.tsx'
import { knownPages, knownTotal } from './page-math.ts'
import classes from './paging.module.css'

export interface PageState {
  /** Zero-based, as in the contract (1§9). */
  page: number
  pageSize: number
}

export interface PagingProps extends PageState {
  /** As the server sent it: what is no count is replaced by what is on screen. */
  total: unknown
  /** How many rows the page on screen has; undefined while it loads. */
  rowCount: number | undefined
  /** The server says no total, and more may follow. */
  more?: boolean | undefined
  /** How many more it would have, if they could be read. */
  unreadable?: number | undefined
  /** The sizes to choose from. Default 10, 20, 30, 40 (1§9). */
  sizes?: readonly number[]
  onChange: (next: PageState) => void
  /** What tells it from another on the page. Default 分页. */
  label?: string
}

/** Total, pages and page size. Another page size goes on at the row that was first. */
export function Paging({
  page,
  pageSize,
  total,
  rowCount,
  more = false,
  unreadable,
  sizes = PAGE_SIZES,
  onChange,
  label = '分页',
}: PagingProps) {
  const count = knownTotal(total, { page, pageSize, rowCount })
  const pages = knownPages(count, pageSize)
  const options = [...new Set([...sizes, pageSize])].sort((a, b) => a - b)
  return (
    <nav className={classes.paging} aria-label={label}>
      {pages > 1 && rowCount !== undefined && (
        <span className={classes.printed} aria-hidden>
          第 {formatNumber(page * pageSize + 1)}-{formatNumber(page * pageSize + rowCount)} 条，
        </span>
      )}
      <span className={classes.total} role="status">
        {more
          ? `服务器没有给出总数，第 ${formatNumber(page + 1)} 页之后可能还有`
          : rowCount !== undefined || count > 0
            ? `共 ${formatNumber(count)} 条`
            : ''}
        {unreadable !== undefined && `，本页 ${unreadable} 条数据异常，无法显示`}
      </span>
      <SelectField
        className={classes.size}
        size="xs"
        label="每页条数"
        options={options.map((size) => ({ value: String(size), label: `${formatNumber(size)} 条/页` }))}
        value={String(pageSize)}
        onChange={(value) => {
          const size = Number(value)
          onChange({ pageSize: size, page: Math.floor((page * pageSize) / size) })
        }}
      />
      <Pagination
        className={classes.pages}
        size={26}
        gap={2}
        total={pages}
        value={Math.min(page, pages - 1) + 1}
        onChange={(next) => onChange({ page: next - 1, pageSize })}
        getItemProps={(item) => ({ 'aria-label': `第 ${formatNumber(item)} 页` })}
        getControlProps={(control) => ({ 'aria-label': control === 'previous' ? '上一页' : '下一页' })}
      />
    </nav>
  )
}
