import { openPage, setSwitches, type Bench } from './browser.ts'

/**
 * The longest task of the page's main thread, milliseconds of its own work, while so many rows become a spreadsheet.
 */
export async function longestTaskOfExport(bench: Bench, count: number): Promise<number> {
  const details = Array.from({ length: count }, (_, index) => ({
    d: 20261001 + (index % 31),
    sn: `A${index}`,
    name: `第 ${index} 号屏`,
    sumCount: index,
    sumDuration: index,
  }))
  await setSwitches(bench, { faults: [{ operationId: 'statDeviceExport', kind: 'data', data: { details } }] })
  const visit = await openPage(bench, { cpu: 1, signedIn: true, fastNetwork: true })
  const { page } = visit
  try {
    await page.goto(`${bench.real.url}report/terminalReport`)
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '导出终端统计' })
    await dialog.getByRole('combobox', { name: '业务类型' }).click()
    await page.getByRole('option', { name: '播放时长', exact: true }).click()
    await dialog.getByText('明细', { exact: true }).click()
    await dialog.getByRole('button', { name: '统计月份' }).click()
    await page.getByRole('dialog', { name: '选择月份' }).getByRole('button', { name: '10月' }).click()
    await bench.browser.startTracing(page, { categories: ['toplevel'] })
    await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: '导出' }).click()])
    return longestTask(await bench.browser.stopTracing())
  } finally {
    await visit.close()
    await setSwitches(bench, { faults: [] })
  }
}

/** The longest task in a trace: what other programs take of the machine does not count. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[]
  }
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) => tdur !== undefined && name.includes('RunTask') && pages.has(`${pid}/${tid}`),
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
