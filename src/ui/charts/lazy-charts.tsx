import { Button, Skeleton } from '@mantine/core'
import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import classes from './charts.module.css'

type ChartSet = (typeof import('./chart-set.ts'))['chartSet']

let charts: ChartSet | 'loading' | 'failed' | undefined
const listeners = new Set<() => void>()

/** Fetches the code of the charts ahead of need. A failure is shown where a chart would be, with a retry. */
export function preloadCharts(): void {
  if (charts !== undefined && charts !== 'failed') return
  become('loading')
  import('./chart-set.ts').then(
    ({ chartSet }) => become(chartSet),
    () => become('failed'),
  )
}

function become(state: typeof charts) {
  charts = state
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useCharts() {
  const state = useSyncExternalStore(subscribe, () => charts)
  useEffect(() => {
    if (charts === undefined) preloadCharts()
  }, [])
  return state
}

interface Fallback {
  /** Stands for the chart until its code is there, such as its table; by default the outline of a pie. */
  fallback?: ReactNode
}

function lazyChart<Props extends object>(pick: (set: ChartSet) => ComponentType<Props>) {
  return function LazyChart(props: Props & Fallback) {
    const state = useCharts()
    if (typeof state === 'object') {
      const Chart = pick(state)
      return <Chart {...props} />
    }
    return (
      <>
        {state === 'failed' && (
          <div className={classes.failed} role="status">
            图表加载失败
            <Button variant="default" size="compact-sm" onClick={preloadCharts}>
              重试
            </Button>
          </div>
        )}
        {props.fallback ?? (state !== 'failed' && <PieOutline />)}
      </>
    )
  }
}

/** As wide as a pie, where there is room. */
function PieOutline() {
  return <Skeleton height="auto" width={180} maw="100%" radius="50%" mx="auto" my={20} style={{ aspectRatio: 1 }} />
}

export const BarChart = lazyChart((set) => set.BarChart)
export const DonutChart = lazyChart((set) => set.DonutChart)
export const RoseChart = lazyChart((set) => set.RoseChart)
