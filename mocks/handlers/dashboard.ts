import type { Handlers } from './handler.ts'
import { inSteps } from '../db/steps.ts'
import { deviceState } from '../simulation/devices.ts'
import { standOf } from '../simulation/reviews.ts'

const countUp = (counts: Record<string, number>, key: number) => {
  counts[key] = (counts[key] ?? 0) + 1
}

const DAYS = 7

/** The home page (1§2): every figure is counted from the rows that the account may see. */
export const dashboardHandlers = {
  async dashboardReport(_, { world, sees, pause }) {
    // what plays when comes with the first figures: a demo begins with less
    const { lastDaysSpan, onlineByDay, playedSteps, ranking } = await import('../simulation/play-time.ts')
    const { gate } = world
    const deviceState01 = { 0: 0, 1: 0 }
    gate.device.each((row) => {
      if (sees(row.organizationId)) deviceState01[deviceState(world, row)] += 1
    })
    const materialType = { 0: 0, 1: 0 }
    gate.material.each((row) => {
      if (sees(row.organizationId)) materialType[row.type] += 1
    })
    const programStatus: Record<string, number> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    gate.program.each((row) => {
      if (sees(row.organizationId) && !row.deleted) countUp(programStatus, standOf(world, row).status)
    })
    await pause?.()
    const deviceOnlineReport = onlineByDay(world, DAYS, sees)
    await pause?.()
    const played = await inSteps(playedSteps(world, sees, lastDaysSpan(world, DAYS)), pause)
    return {
      deviceState: deviceState01,
      materialType,
      programStatus,
      deviceOnlineReport,
      programDurationTop10: ranking(world, played),
    }
  },
} satisfies Partial<Handlers>
