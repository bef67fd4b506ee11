import { Button, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, useMemo } from 'react'
import { formatMonth } from '#src/domain/months.ts'
import { scheduleSentence } from '#src/domain/schedule-text.ts'
import { formatHours, playHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { FigureTable } from '#src/ui/charts/figure-table.tsx'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty, ErrorState } from '#src/ui/feedback/states.tsx'
import { MonthInput } from '#src/ui/form/month-input.tsx'
import { Page } from '#src/ui/page.tsx'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useMedia } from '#src/ui/use-media.ts'
import { cellText, proofColumns, type ProofColumn } from './proof-columns.ts'
import { proofRows, proofSum, type ProofBy, type ProofRow } from './proof-figures.ts'
import classes from './proof.module.css'
import { useProof } from './use-proof.ts'

const route = getRouteApi('/_shell/report/playProof')

const WAYS: { value: ProofBy; label: string }[] = [
  { value: 'terminal', label: '按终端' },
  { value: 'day', label: '按天' },
  { value: 'each', label: '逐日逐终端' },
]

/** What was played of an ad or an order in a month, for whoever pays for it; on screen, as a file, on paper (N70). */
export function ProofScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const by = search.by ?? 'terminal'
  const { month, given, error, loading, retry, names, order, sources } = useProof({ ...search, month: search.month })
  const set = (patch: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: true })
  const rows = useMemo(() => given && proofRows(given, by), [given, by])
  const sum = useMemo(() => given && proofSum(given), [given])
  const planned = rows?.some((row) => row.planned !== undefined) === true
  const columns = proofColumns(by, {
    names: names.size > 1 ? names : undefined,
    plans: planned,
    whole: sources.whole,
  })
  const subject = order?.name || [...names.values()][0] || ''
  const nothing = search.program === undefined && search.order === undefined
  return (
    <Page title="播放证明" description={subject}>
      <div className={classes.tools}>
        <MonthInput
          aria-label="月份"
          className={classes.month}
          value={month}
          onChange={(next) => set({ month: next })}
        />
        <SegmentedControl
          aria-label="明细方式"
          data={WAYS}
          value={by}
          onChange={(next) => set({ by: next === 'terminal' ? undefined : next })}
        />
        {rows && rows.length > 0 && (
          <div className={classes.actions}>
            <ListExport
              name={`播放证明_${subject}_${formatMonth(month)}`}
              columns={columns.map(({ title, value }) => ({ title, value }))}
              loadPage={() => Promise.resolve({ rows, total: rows.length })}
            />
            <Button variant="default" onClick={() => window.print()}>
              打印
            </Button>
          </div>
        )}
      </div>
      {nothing ? (
        <Empty
          art="log"
          title="还没有选择广告"
          description="在广告统计的“按广告”中，或在订单详情中选择播放证明"
          action={
            <TextLink to="/report/programReport" search={{ tab: 'ad' }}>
              去广告统计
            </TextLink>
          }
        />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : loading || !rows ? (
        <div className={classes.report}>
          <LoadingLines lines={8} />
        </div>
      ) : (
        <div className={classes.report}>
          <DescriptionList
            items={[
              ...(order
                ? [
                    { label: '订单', value: order.name },
                    { label: '客户', value: order.client },
                  ]
                : []),
              { label: '广告', value: [...names.values()].join('、') },
              { label: '月份', value: formatMonth(month) },
              ...(order ? [{ label: '投放计划', value: scheduleSentence(order) }] : []),
              ...(sum ? factsOf(sum) : []),
            ]}
          />
          {rows.length === 0 ? (
            <Empty art="log" title={`${formatMonth(month)} 没有播放记录`} description="可以换一个月份" />
          ) : (
            <ProofTable columns={columns} rows={rows} title={`${subject} ${formatMonth(month)} 播放明细`} />
          )}
          {rows.length > 0 && <Sources {...sources} planned={planned} />}
        </div>
      )}
    </Page>
  )
}

function factsOf({ terminals, days, seconds, times, planned, asPlanned }: ProofRow) {
  return [
    { label: '播放终端', value: `${formatNumber(terminals)} 台` },
    { label: '播放天数', value: `${formatNumber(days)} 天` },
    { label: '播放时长', value: `${formatHours(playHours(seconds))} 小时` },
    ...(times === undefined ? [] : [{ label: '折算次数', value: `${formatNumber(Math.round(times))} 次` }]),
    ...(planned === undefined ? [] : [{ label: '占计划时段', value: `${formatHours((asPlanned / planned) * 100)}%` }]),
  ]
}

function ProofTable({
  columns,
  rows,
  title,
}: {
  columns: readonly ProofColumn[]
  rows: readonly ProofRow[]
  title: string
}) {
  const isPhone = useMedia(PHONE)
  const below = isPhone ? columns.filter((column) => column.below) : []
  return (
    // what scrolls takes the focus, so that arrow keys can scroll it
    <div className={classes.table} role="region" aria-label={title} {...SCROLLS}>
      <FigureTable
        caption={title}
        columns={columns
          .filter((column) => !below.includes(column))
          .map((column) => ({
            id: column.title,
            header: column.title,
            names: column.names === true,
            figure: column.text !== undefined,
            cell: (row: ProofRow) => (
              <>
                <span className={column.serial ? classes.serial : column.names ? classes.name : classes.cell}>
                  {cellText(column, row)}
                </span>
                {column.names && below.length > 0 && (
                  <span className={classes.below}>
                    {below.map((other) => (
                      <Fragment key={other.title}>
                        <span className={other.serial && classes.serial}>{belowText(other, row)}</span>{' '}
                      </Fragment>
                    ))}
                  </span>
                )}
              </>
            ),
          }))}
        rows={rows}
      />
    </div>
  )
}

function belowText(column: ProofColumn, row: ProofRow): string {
  const [before, after] = column.below ?? []
  return [before, cellText(column, row), after].filter(Boolean).join(' ')
}

/** Paper has all columns, whatever window it is printed from. */
const PHONE = 'screen and (max-width: 600px)'

const SCROLLS = { tabIndex: 0 }

/** What the figures are, and where they are from. */
function Sources({ plans, whole, mayWhole, planned }: ReturnType<typeof useProof>['sources'] & { planned: boolean }) {
  return (
    <footer className={classes.from}>
      <p>播放时长：服务器的逐日逐终端播放记录。折算次数：播放时长除以广告时长，服务器没有单个广告的次数。</p>
      <p>
        {plans !== undefined && !planned
          ? `计划时段：${plans === 'now' ? '服务器只有现在的投放计划' : '订单的投放计划'}，其中没有这些日期，未列出。`
          : plans === 'order'
            ? '计划时段：订单的投放计划；只计订单的终端和投放日期。轮播广告与其他广告分享时段。'
            : plans === 'now'
              ? '计划时段：广告在该终端现在的投放计划，终端上已没有的不计；计划之外的日期的播放不计入占比。轮播广告与其他广告分享时段。'
              : '计划时段：未能读取投放计划，未列出。'}
      </p>
      <p>
        {whole
          ? '终端总播放时长：该终端在这些天播放的全部广告。'
          : mayWhole
            ? '终端总播放时长：未能读取，未列出。'
            : '终端总播放时长：没有终端统计的权限，未列出。'}
      </p>
    </footer>
  )
}
