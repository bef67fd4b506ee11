import { formatDurationWords } from '#src/domain/units.ts'

export interface ClockDifference {
  /** Minutes by which the server's clock is ahead, wherever both stand. */
  offset: number
  /** Minutes by which the zone of the server is ahead of this computer's. */
  zoneAhead: number
  /** The zone that times are shown in. */
  zone: string
  /** The zone that the deployment names, where this browser does not know it. */
  unknownZone?: string | undefined
}

/** Clocks that differ by more than this (minutes) are spoken of (T6). */
const TOLERANCE = 2

/** What there is to say about the clocks, in few words and in full; undefined while they agree. */
export function clockWords({
  offset,
  zoneAhead,
  zone,
  unknownZone,
}: ClockDifference): { text: string; why: string } | undefined {
  const zoneName = nameOf(zone)
  const said = [
    ...(Math.abs(offset) > TOLERANCE
      ? [
          [
            `本机时钟${offset < 0 ? '快' : '慢'} ${minutes(offset)}`,
            `本机时钟比服务器${offset < 0 ? '快' : '慢'} ${minutes(offset)}，页面上的时间以服务器为准。`,
          ],
        ]
      : []),
    ...(unknownZone === undefined
      ? []
      : [['时区设置无效', `此浏览器不认识部署时设置的时区“${unknownZone}”，页面上的时间按${zoneName}显示。`]]),
    ...(Math.abs(zoneAhead) > TOLERANCE
      ? [
          [
            zoneName,
            `页面上的时间都是服务器所在地的${zoneName}，比本机的时区${zoneAhead > 0 ? '早' : '晚'} ${minutes(zoneAhead)}。`,
          ],
        ]
      : []),
  ]
  return said[0]?.[0] === undefined ? undefined : { text: said[0][0], why: said.map(([, why]) => why).join('') }
}

function minutes(count: number): string {
  return formatDurationWords(Math.abs(count) * 60)
}

/** 北京时间, or as the language calls the time of another zone. */
function nameOf(zone: string): string {
  if (zone === 'Asia/Shanghai') return '北京时间'
  const parts = new Intl.DateTimeFormat('zh-CN', { timeZone: zone, timeZoneName: 'long' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
