import { Button } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Device } from '#src/api/generated/types.gen.ts'
import { troubleText } from '#src/domain/diagnosis-text.ts'
import { diagnosisChecks } from '#src/domain/diagnosis.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { HealthContext } from './device-health.tsx'
import { readHealth, useHealth, type Health } from './use-health.ts'

interface TroubleFilterProps {
  /** The rows of the page; undefined while they load. */
  rows: readonly Device[] | undefined
  /** How many match the other filters, over all pages. */
  total: number | undefined
  /** When the rows were loaded. */
  at: number
  /** Those in trouble; undefined while nothing is known of any of them. */
  children: (troubled: Device[] | undefined) => ReactNode
}

/** Of the terminals of the page those in trouble: all of them are looked into, in sight or not, and it says how far. */
export function TroubleFilter({ rows, total, at, children }: TroubleFilterProps) {
  const client = useQueryClient()
  const devices = rows ?? []
  const health = useHealth(devices, at, true)
  const troubled = devices.filter((_device, index) => health[index]?.trouble)
  const checking = health.filter(({ state }) => state === 'checking').length
  const failed = devices.filter((_device, index) => health[index]?.state === 'failed')
  const unknown = health.filter(({ state, trouble }) => state === 'failed' && !trouble).length
  const context = useMemo(() => ({ at, asked: true }), [at])
  const retry = () => {
    for (const device of failed) void client.refetchQueries({ queryKey: readHealth(device, at).queryKey })
  }
  return (
    <HealthContext value={context}>
      {devices.length > 0 && (
        <NoticeLine tone="info" role="status">
          <span>
            {checking > 0
              ? `正在检查本页 ${formatNumber(devices.length)} 台终端，已检查 ${formatNumber(devices.length - checking)} 台，`
              : `已检查本页 ${formatNumber(devices.length)} 台终端，`}
            {troubled.length === 0 ? '没有发现问题' : `${formatNumber(troubled.length)} 台有问题`}
            {troubled.length > 0 && `：${troubleCounts(health)}`}
            {(total ?? 0) > devices.length &&
              `。只看本页，其余 ${formatNumber((total ?? 0) - devices.length)} 台未检查`}
            {unknown > 0 && `。${formatNumber(unknown)} 台未能检查`}
          </span>
          {failed.length > 0 && (
            <Button size="compact-sm" variant="default" onClick={retry}>
              重试
            </Button>
          )}
        </NoticeLine>
      )}
      {children(rows && (troubled.length > 0 || checking === 0) ? troubled : undefined)}
    </HealthContext>
  )
}

/** How many terminals are in which trouble first, in the order of the checks. */
function troubleCounts(health: readonly Health[]): string {
  const counts = new Map<string, number>()
  for (const check of diagnosisChecks)
    for (const { trouble } of health)
      if (trouble?.kind === check) counts.set(troubleText(trouble), (counts.get(troubleText(trouble)) ?? 0) + 1)
  return [...counts].map(([words, count]) => `${words} ${formatNumber(count)} 台`).join('，')
}
