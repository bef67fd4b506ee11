import '@mantine/core/styles/Combobox.layer.css'
import { Alert, Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { takeOverSteps, type TakeOverPart } from '#src/domain/take-over.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { isSeveralNumbers, searchText } from '#src/domain/search-text.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { uniqueOptions } from '#src/ui/form/unique-options.ts'
import { useTypedSearch } from '#src/ui/form/use-typed-search.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import classes from './take-over-form.module.css'
import { TakeOverParts } from './take-over-parts.tsx'
import { useTakeOver, type FollowedStep } from './use-take-over.ts'
import { useTakeOverParts } from './use-take-over-parts.ts'
import { shownResolution } from '#src/domain/resolution.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** How many terminals are offered at a time; the others are found by number or name. */
const OFFERED = 20

export function TakeOverForm({ device, onClose }: { device: Device; onClose: () => void }) {
  const [old, setOld] = useState<Device>()
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  // what is carried over, as it was when it began: the new terminal's values change meanwhile
  const [begun, setBegun] = useState<readonly TakeOverPart[]>()
  const { parts, current, error, loading, retry } = useTakeOverParts(old, device, begun !== undefined)
  const { steps, run, unsure } = useTakeOver(device)
  const mounted = useMounted()
  const shown = begun ?? parts
  const isChosen = ({ key, same, change }: TakeOverPart) => change !== undefined && (toggled.get(key) ?? !same)
  const chosen = shown?.filter(isChosen) ?? []
  const blocked = shown?.filter((part) => part.blocked !== undefined && !part.same).length ?? 0
  const failed = steps.filter(({ outcome }) => outcome.state === 'failed')

  function choose(next: Device | undefined) {
    setOld(next)
    setToggled(new Map())
  }

  // what has failed stands in the steps; the error is for those who have gone elsewhere meanwhile
  const { submit, busy } = useSubmit(
    async () => {
      setBegun(shown)
      const left = await run(begun ? steps : takeOverSteps(chosen, current), old ? deviceName(old) : '')
      if (left > 0) throw new UserError(`从${nameOf(old)}接管时有 ${formatNumber(left)} 步失败`)
    },
    { before: () => maySendAgain(unsure), once: true },
  )

  async function carryOver() {
    const { done } = await submit()
    if (!done) return
    notifySuccess(`终端“${deviceName(device)}”已从${nameOf(old)}接管 ${formatNumber(chosen.length)} 项`)
    if (mounted.current) onClose()
  }

  return (
    <WorkDrawer
      title={`从其他终端接管 - ${deviceName(device)}`}
      size={960}
      onClose={onClose}
      dirty={toggled.size > 0 && !begun}
      busy={busy}
      error={busy || failed.length === 0 ? undefined : failureOf(failed)}
      summary={shown && summaryOf(chosen.length, blocked, steps.length, failed.length, busy)}
      closeLabel={begun ? '关闭' : undefined}
      buttons={
        <ActionButton
          busy={busy}
          disabledReason={!shown ? '请选择被更换的终端' : chosen.length === 0 ? '请选择要接管的内容' : undefined}
          onClick={() => void carryOver()}
        >
          {failed.length > 0 ? `重试失败的 ${formatNumber(failed.length)} 步` : '接管'}
        </ActionButton>
      }
    >
      <div className={classes.work}>
        <p className={classes.hint}>
          把被更换终端的设置和发布沿用到这台终端。被更换的终端保持不变；设置和发布在终端在线后生效。
        </p>
        <OldTerminal fresh={device} value={old} fixed={begun !== undefined} onChange={choose} />
        {old && error && <ErrorState error={error} onRetry={retry} retrying={loading} />}
        {old && !error && !shown && <LoadingLines lines={8} />}
        {old && shown && (
          <>
            {differs(old.resolution, device.resolution) && (
              <Alert role="status" color="yellow" variant="light" p="xs">
                两台终端的分辨率不同（{shownResolution(old.resolution)} 与 {shownResolution(device.resolution)}
                ），沿用的广告可能显示不完整。
              </Alert>
            )}
            <TakeOverParts
              parts={shown}
              steps={steps}
              isChosen={isChosen}
              onToggle={begun ? undefined : (key, on) => setToggled(new Map(toggled).set(key, on))}
            />
          </>
        )}
      </div>
    </WorkDrawer>
  )
}

interface OldTerminalProps {
  fresh: Device
  value: Device | undefined
  /** Once the take-over has begun no other is chosen any more. */
  fixed: boolean
  onChange: (device: Device | undefined) => void
}

/** The terminal that was replaced, found by its number or name. */
function OldTerminal({ fresh, value, fixed, onChange }: OldTerminalProps) {
  const [typed, setTyped] = useState('')
  const search = useTypedSearch(value && typed === optionOf(value) ? '' : searchText(typed))
  const list = useQuery({
    ...readPage('deviceList', { query: { page: 0, limit: OFFERED, snOrName: search.asked } }),
    placeholderData: keepPreviousData,
  })
  const { isBehind, rows } = search.offered(list, ({ sn, name }) => [sn, name])
  const found = rows.filter(({ id }) => String(id) !== String(fresh.id))
  const offered = value && !found.some(({ id }) => String(id) === String(value.id)) ? [value, ...found] : found
  return (
    <Select
      label="被更换的终端"
      placeholder="输入终端编号或名称查找"
      withAsterisk
      data-autofocus
      // what opens by itself lies over what is below
      openOnFocus={false}
      searchable
      {...searchAnew}
      readOnly={fixed}
      // the server searches
      filter={({ options }) => options}
      data={uniqueOptions(offered.map((one) => ({ value: String(one.id), label: optionOf(one) })))}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(offered.find((one) => String(one.id) === id))}
      onSearchChange={setTyped}
      nothingFoundMessage={list.isPending || isBehind ? '加载中' : list.isError ? '加载失败' : noMatch(typed)}
    />
  )
}

function noMatch(typed: string): string {
  return isSeveralNumbers(typed) ? '一次只能查找一个终端编号' : '没有匹配的终端'
}

function optionOf(device: Device): string {
  const { name, sn, id, state } = device
  return shownText(
    `${deviceName(device) || plainId(id)}${name && sn ? `（${sn}）` : ''}${state === 0 ? ' · 离线' : ''}`,
  )
}

/** Which calls failed, and why. */
function failureOf(failed: readonly FollowedStep[]): UserError {
  const named = failed.map(
    ({ label, outcome }) => `${label}${outcome.state === 'failed' ? `（${outcome.message}）` : ''}`,
  )
  return new UserError(`${formatNumber(failed.length)} 步失败：${named.join('；')}`)
}

function nameOf(device: Device | undefined): string {
  return `“${deviceName(device ?? {})}”`
}

function differs(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b
}

function summaryOf(chosen: number, blocked: number, steps: number, failed: number, busy: boolean): string {
  if (steps === 0)
    return `将接管 ${formatNumber(chosen)} 项${blocked > 0 ? `，另有 ${formatNumber(blocked)} 个广告不能接管` : ''}`
  if (busy) return '正在接管…'
  return `${formatNumber(steps - failed)} 步已完成${failed > 0 ? `，${formatNumber(failed)} 步失败` : ''}`
}
