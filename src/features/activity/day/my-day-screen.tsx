import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { activities } from '#src/api/activities.ts'
import { dayNotes } from '#src/api/day-book.ts'
import { session } from '#src/api/session.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { KEPT_ACTIVITIES } from '#src/domain/activity.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { InlineError } from '#src/ui/feedback/inline-error.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { TimeInput, useTimeText } from '#src/ui/form/time-input.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Hint } from '#src/ui/overlay/hint.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { dayEntries, type DayEntry, type DayState } from './day-entries.ts'
import type { DaySearch } from './day-search.ts'
import { dayFrom, spanOf } from './day-span.ts'
import { clockText, dayParts, dayText, sourceNames } from './day-text.ts'
import classes from './my-day.module.css'
import { useDayCommands, useDayPlays, type DayLog } from './use-day-logs.ts'

const route = getRouteApi('/_shell/myDay')

/** What this account did on a day or in a shift, as far as the logs and this browser tell (U22). */
export function MyDayScreen() {
  const search = route.useSearch()
  const now = useNow()
  const { account = '', ...span } = useSpan(search, now)
  const { items } = useSnapshot(activities) as typeof activities
  const commands = useDayCommands(span.from)
  const plays = useDayPlays(span.from)
  const notes = useNotes(items, now)
  const entries = useMemo(
    () => dayEntries({ activities: items, notes, commands: commands.rows, plays: plays.rows }, span),
    // the span is made anew each time
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [items, notes, commands.rows, plays.rows, span.from, span.until],
  )
  const { name } = useUserInfo()
  const who = name ? `${name}（${account}）` : account
  const shift = search.from || search.to ? ` ${search.from ?? '00:00'}-${search.to ?? '24:00'}` : ''
  const count = (state: DayState) => entries.filter((entry) => entry.state === state).length
  const logs = [logSource('终端指令记录', commands), logSource('广告发布记录', plays)]
  const from = [...SOURCES, ...logs.map(({ words }) => words)]
  return (
    <Page title="我的今天" description={who}>
      <div className={classes.tools}>
        <DayTools search={search} day={span.day} now={now} />
        <span className={classes.printed} aria-hidden>
          {span.day}
          {shift}
        </span>
        {entries.length > 0 && (
          <ul className={classes.figures} aria-label="小结">
            {dayParts.map(({ state, title }) => (
              <li key={state} data-state={count(state) > 0 ? state : undefined}>
                {title} <b>{formatNumber(count(state))}</b>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.actions}>
          <CopyDay
            text={() =>
              dayText(
                entries,
                `交接小结 ${span.day}${shift} ${who}（截至 ${formatMoment(serverNow()).slice(0, 16)}）`,
                from,
              )
            }
          />
          <Button variant="default" onClick={() => window.print()}>
            打印
          </Button>
        </div>
      </div>
      <Troubles logs={[commands, plays]} />
      {entries.length === 0 &&
        (commands.loading || plays.loading ? (
          <LoadingLines lines={6} />
        ) : (
          <Empty art="log" title="这段时间没有记录" description="发布、停播、指令、审核、上传和账号等操作会列在这里" />
        ))}
      {dayParts.map(({ state, title }) => {
        const those = entries.filter((entry) => entry.state === state)
        return those.length > 0 && <Part key={state} title={title} entries={those} />
      })}
      <footer className={classes.from}>
        <Hint
          label={from.map((line) => (
            <div key={line}>{line}</div>
          ))}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its words are as good for the keyboard */}
          <span role="note" tabIndex={0} className={classes.range} aria-label={`数据范围：${from.join('；')}`}>
            数据范围
          </span>
        </Hint>
        {/* what is missing is said unasked, and on paper all of it */}
        {from.map((line) => (
          <p key={line} data-missing={logs.some(({ words, missing }) => missing && words === line) || undefined}>
            {line}
          </p>
        ))}
      </footer>
    </Page>
  )
}

function useSpan(search: DaySearch, now: number) {
  const { account } = useSnapshot(session)
  return { account, ...spanOf(search, now) }
}

/** What is written down; read again whenever something ends, and as time goes. */
function useNotes(items: unknown, now: number) {
  const [notes, setNotes] = useState(dayNotes)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what may have changed what is read
  useEffect(() => setNotes(dayNotes()), [items, now])
  return notes
}

/** Where all this is from, and how far it goes. */
const SOURCES = [
  `任务：此账号在本浏览器下发的发布、停播、指令和终端设置，保留 7 天内最近 ${KEPT_ACTIVITIES} 项`,
  '本浏览器：此账号在本浏览器的审核、提交、上传、编辑和账号等操作，保留 7 天；其他浏览器的操作查不到',
]

function logSource(name: string, { may, error, known, cutAt, loading }: DayLog<unknown>) {
  const missing = !may
    ? '没有查看权限，未计入'
    : loading
      ? '正在读取'
      : !known
        ? '未能读取，未计入'
        : error
          ? '未能更新，计入的是先前读到的记录'
          : cutAt !== undefined && `记录较多，只读到 ${formatMoment(cutAt).slice(5, 16)} 以后的`
  return { words: `${name}：${missing || '此账号的记录，含其他浏览器'}`, missing: Boolean(missing) }
}

function Troubles({ logs }: { logs: readonly DayLog<unknown>[] }) {
  return logs.map(
    ({ error, retry }, index) =>
      error && (
        // oxlint-disable-next-line react/no-array-index-key -- there are two of them, always
        <div key={index} className={classes.trouble}>
          <InlineError error={error} />
          <Button variant="default" size="compact-sm" onClick={retry}>
            重试
          </Button>
        </div>
      ),
  )
}

function CopyDay({ text }: { text: () => string }) {
  const { copy, copied } = useClipboard()
  const words = copied ? '已复制' : '复制交接小结'
  return (
    window.isSecureContext && (
      // what is said as it changes is no part of a button's name
      <Button variant="default" aria-label={words} onClick={() => copy(text())}>
        <span role="status">{words}</span>
      </Button>
    )
  )
}

function DayTools({ search, day, now }: { search: DaySearch; day: string; now: number }) {
  const navigate = route.useNavigate()
  const set = (patch: DaySearch) => void navigate({ search: (before) => ({ ...before, ...patch }), replace: true })
  const later = dayFrom(day, 1, now)
  return (
    <div className={classes.pick}>
      <IconButton label="前一天" onClick={() => set({ day: dayFrom(day, -1, now) })}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <span className={classes.day} role="status">
        {day}
      </span>
      <IconButton
        label="后一天"
        disabledReason={search.day === undefined ? '已经是今天' : undefined}
        onClick={() => set({ day: later })}
      >
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {search.day !== undefined && (
        <Button variant="subtle" color="gray" onClick={() => set({ day: undefined })}>
          今天
        </Button>
      )}
      <span className={classes.shift}>
        班次
        <Hour label="班次开始" value={search.from} onChange={(from) => set({ from })} />
        <span aria-hidden>至</span>
        <Hour label="班次结束" value={search.to} onChange={(to) => set({ to })} />
      </span>
    </div>
  )
}

interface HourProps {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A time of the shift; what is no time is said and not gone by. */
function Hour({ label, value, onChange }: HourProps) {
  const [typed, setTyped] = useState(value ?? '')
  const { field, wrong } = useTimeText(
    typed,
    (next) => {
      setTyped(next)
      if (next === '' || /^\d\d:\d\d$/.test(next)) onChange(next || undefined)
    },
    label === '班次结束',
  )
  return <TimeInput aria-label={label} className={classes.hour} error={wrong} {...field} />
}

function Part({ title, entries }: { title: string; entries: readonly DayEntry[] }) {
  const mayOpen = useCan()(programPermissions.viewTerminals)
  return (
    <Card title={`${title} ${formatNumber(entries.length)} 项`}>
      <ul className={classes.list} aria-label={title}>
        {entries.map(({ key, at, what, subject, result, details, state, source, program }) => (
          <li key={key} className={classes.row}>
            <time>{clockText(at)}</time>
            <span className={classes.what}>
              {mayOpen && program !== undefined ? (
                <TextLink to="/checkPubMet" search={{ id: program }}>
                  {what}
                </TextLink>
              ) : (
                what
              )}
              {subject && <span className={classes.subject}>{subject}</span>}
              {details.map((detail) => (
                <span key={detail} className={classes.detail}>
                  {detail}
                </span>
              ))}
            </span>
            <span className={classes.result} data-state={state}>
              {result}
            </span>
            <span className={classes.source}>{sourceNames[source]}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
