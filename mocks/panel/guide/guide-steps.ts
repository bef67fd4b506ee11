import { formatMoment } from '#src/domain/dates.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { ReviewStatus } from '#src/domain/review.ts'
import { reviewCodes, type ReviewLevel } from '#src/domain/review-codes.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import { NIGHT_WINDOW } from '../../db/seed/dark-devices.ts'
import type { ProgramRow } from '../../db/models.ts'
import type { World } from '../../db/world.ts'
import { heldBy, sightOf } from '../../server/answer-call.ts'
import { deviceState } from '../../simulation/devices.ts'
import { standOf } from '../../simulation/reviews.ts'

const DAY = 86_400_000
const NAME_MOST = 20

/** Where a step leads, and what is said there. */
export interface GuideStep {
  id: string
  title: string
  text: string
  /** Below the console's folder. */
  page: string
  /** What it speaks of: the first of these that is there. */
  spots: readonly string[]
}

/** What somebody sees of a world, oldest first. */
interface Sight {
  world: World
  account: string
  may: (code: string) => boolean
  /** The ads that are there, whatever became of them. */
  programs: readonly ProgramRow[]
  sees: ReturnType<typeof sightOf>
}

/** A step for whoever has what it shows. */
type Finder = (sight: Sight) => Omit<GuideStep, 'id'> | undefined

const finders: Record<string, Finder> = {
  home: () => ({
    title: '先看今天要处理什么',
    text: '离线的终端、没送达的广告、轮到您的审核，首页都数好了。点哪个数字，就到要处理的那几条。',
    page: 'homePage',
    spots: ['#main section:has(h2)'],
  }),
  plan: (sight) => {
    const ad = sight.may('3') && (endingSoon(sight) ?? playing(sight)[0])
    if (!ad) return undefined
    return {
      title: '全网排期一张图',
      text: `每条广告播到哪天、还有几台没送达，都在这张图上；点上面的数字，只看那几条。${'end' in ad ? `“${called(ad)}”${ad.end}就要播完，该续期了。` : `“${called(ad)}”也在其中。`}`,
      page: 'programManage?view=plan',
      spots: ['[aria-label="排期提醒"]'],
    }
  },
  health: ({ world, may, sees }) => {
    const seen = may('1') ? world.gate.device.list(({ organizationId }) => sees(organizationId)) : []
    const online = seen.filter((row) => deviceState(world, row) === 1)
    const device =
      online.find(({ workCron }) => workCron === NIGHT_WINDOW) ??
      online.find(({ lostUntil }) => lostUntil > 0) ??
      seen.find((row) => deviceState(world, row) === 0) ??
      seen[0]
    return (
      device && {
        title: '这块屏为什么不亮',
        text: `“${called(device)}”的诊断按网络、时段、节目、存储一项项核对，说出第一处不对和补救的办法，不必先派人去现场。`,
        page: `terminalManage?device=${device.id}`,
        spots: ['section:has(> [aria-label="诊断结论"])'],
      }
    )
  },
  uses: ({ world, may, sees, programs }) => {
    const uses = new Map<string, number>()
    for (const { materialIds } of programs)
      for (const id of new Set(materialIds)) uses.set(String(id), (uses.get(String(id)) ?? 0) + 1)
    const most = world.gate.material
      .list(
        ({ status, enabled, organizationId }) =>
          status === ReviewStatus.approved && enabled === 1 && sees(organizationId),
      )
      .reduce<{ id: string; name: string; count: number } | undefined>((best, { id, name }) => {
        const count = uses.get(String(id)) ?? 0
        return count > (best?.count ?? 0) ? { id: String(id), name, count } : best
      }, undefined)
    if (!most || !may('2') || !may('3')) return undefined
    return {
      title: '换掉一张海报，不漏一条广告',
      text: `“${called(most)}”用在 ${most.count} 条广告里。一次替换全部换掉：通过审核的另存副本再送审，发布后才停旧的，中途关掉网页也能接着做。`,
      page: `materialManage?preview=${most.id}`,
      spots: ['[aria-label="使用情况"]'],
    }
  },
  review: ({ world, may, programs }) => {
    const waiting = programs.find((row) => {
      const { status, currentLevel } = standOf(world, row)
      return status === ReviewStatus.inReview && may(reviewCodes.program[currentLevel as ReviewLevel])
    })
    return (
      waiting && {
        title: '审核不离开这一页',
        text: `轮到您的排成一队，“${called(waiting)}”在这里播放、核对、通过或不通过。决定五秒内可以撤销，接着就是下一条。`,
        page: `reviewDesk?kind=program&id=${waiting.id}`,
        spots: ['article form', 'article'],
      }
    )
  },
  publish: (sight) => {
    const ad = sight.may('3c') && playing(sight)[0]
    if (!ad) return undefined
    return {
      title: '发布之前先核对',
      text: `发布“${called(ad)}”：选好时间和终端，旁边就说出会和谁争时段、哪些终端离线或方向不符。发出后逐台跟踪，直到送达。`,
      page: `programManage?publish=${ad.id}`,
      spots: ['[role="dialog"] [aria-label="投放计划"]', '[role="dialog"]'],
    }
  },
  day: (sight) => {
    const day = lastDayOfWork(sight)
    return {
      title: '我的今天，交接清楚',
      text: `${day ? `${dayWords(Number(day.replaceAll('-', '')))}您` : '您今天'}发布、审核、下发了什么，成了没有，自动记成一页。换班时复制给下一班，或者打印。`,
      page: day ? `myDay?day=${day}` : 'myDay',
      spots: ['#main [aria-label="小结"]', 'h1'],
    }
  },
  proof: (sight) => {
    const ads = sight.may('82') ? playing(sight) : []
    const before = sight.world.clock.now() - 62 * DAY
    const ad = ads.find(({ createTime }) => createTime < before) ?? ads[0]
    if (!ad) return undefined
    return {
      title: '给客户看的播放证明',
      text: `“${called(ad)}”上个月在哪块屏、播了几小时、占计划多少，都由终端的记录算出，可以导出，也可以打印盖章。`,
      page: `report/playProof?program=${ad.id}`,
      spots: ['#main table', 'h1'],
    }
  },
}

/** The steps for an account, each at something that this account has; what it has not, or may not see, is left out. */
export function guideSteps(world: World, account: string): GuideStep[] {
  const row = world.gate.account.first({ account: { equals: account } })
  const held = heldBy(world, row)
  const sees = sightOf(world, row)
  const programs = world.gate.program.list(({ deleted, organizationId }) => !deleted && sees(organizationId))
  const sight: Sight = { world, account, may: (code) => held.has(code), programs, sees }
  return Object.entries(finders).flatMap(([id, find]) => {
    const step = find(sight)
    return step ? [{ id, ...step }] : []
  })
}

/** What plays, on the most terminals first. */
function playing({ world, programs }: Sight): ProgramRow[] {
  const counts = new Map<string, number>()
  world.gate.publication.each(({ programId, deviceIds }) => {
    counts.set(String(programId), (counts.get(String(programId)) ?? 0) + deviceIds.length)
  })
  const count = ({ id }: ProgramRow) => counts.get(String(id)) ?? 0
  return programs
    .filter((row) => row.status === ReviewStatus.approved && count(row) > 0)
    .toSorted((a, b) => count(b) - count(a))
}

/** What plays until within a week, the nearest end first, and when that is. */
function endingSoon(sight: Sight): (ProgramRow & { end: string }) | undefined {
  const now = sight.world.clock.now()
  const [today, last] = [now, now + 7 * DAY].map((moment) => wallTime(new Date(moment)).day) as [number, number]
  const ends = new Map<string, number>()
  sight.world.gate.publication.each(({ programId, schedules }) => {
    const end = Math.max(...schedules.map(({ dateEnd }) => dateEnd))
    if (end >= today && end <= last) ends.set(String(programId), end)
  })
  const endOf = ({ id }: ProgramRow) => ends.get(String(id))
  const [next] = playing(sight)
    .filter((row) => endOf(row) !== undefined)
    .toSorted((a, b) => Number(endOf(a)) - Number(endOf(b)))
  return next && { ...next, end: dayWords(Number(endOf(next))) }
}

/** The last day on which this account sent something to terminals, as `2026-11-27`. */
function lastDayOfWork({ world: { gate }, account }: Sight): string | undefined {
  let last = 0
  const note = ({ creator, createTime }: { creator: string; createTime: number }) => {
    if (creator === account) last = Math.max(last, createTime)
  }
  gate.deviceCommand.each(note)
  gate.playRecord.each(note)
  return last > 0 ? formatMoment(last).slice(0, 10) : undefined
}

/** A day as `yyyyMMdd` in words. */
const dayWords = (day: number) => `${Math.trunc(day / 100) % 100}月${day % 100}日`

/** As much of a name as leaves the sentence readable. */
function called({ name }: { name: string }): string {
  const letters = [...shownText(name)]
  return letters.length > NAME_MOST ? `${letters.slice(0, NAME_MOST).join('')}…` : letters.join('')
}
