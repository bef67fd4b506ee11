import { formatMoment } from '#src/domain/dates.ts'
import type { Scale, Scenario, Switches } from '../server/switches.ts'
import { beginAnew } from './begin-scene.ts'
import { element } from './element.ts'
import { button, choice, row, section, toggle, updateAll, type PanelWork, type View } from './parts.ts'

const HOUR = 3_600_000
const VERDICTS = [
  ['random', '多数通过'],
  ['pass', '通过'],
  ['fail', '不通过'],
  ['never', '不答复'],
] as const
const TRANSCODINGS = [
  ['random', '多数成功'],
  ['pass', '成功'],
  ['fail', '失败'],
  ['never', '不结束'],
] as const
const LATENCIES: [Switches['latency'], string][] = [
  [[0, 0], '无'],
  [[60, 220], '正常'],
  [[800, 2000], '慢'],
  [[3000, 6000], '很慢'],
]
const PACES: [number, string][] = [
  [0, '不限'],
  [6_000_000, '6 MB/s'],
  [500_000, '500 KB/s'],
  [60_000, '60 KB/s'],
]
const SCALES: [Scale, string][] = [
  [0, '空'],
  [1, '1 台'],
  [200, '200 台'],
  [10000, '1 万台'],
]

export function createWorldPage(work: PanelWork): View {
  const { control, server, run, change } = work
  const { switches } = server
  const now = element('output', { className: 'clock' })
  const renew = (scenario: Partial<Scenario>) =>
    run(() => beginAnew({ ...control.stored(), scenario: { ...control.stored().scenario, ...scenario } }, work))
  const advance = (milliseconds: number) => run(() => control.advance(milliseconds))
  const parts: View[] = [
    section(
      '时间',
      row(
        now,
        button('+1 小时', () => advance(HOUR)),
        button('跳到明天', () => advance(24 * HOUR)),
        // as for somebody whose own clock is fast
        button('−10 分钟', () => advance(-HOUR / 6)),
      ),
      choice(
        '快慢',
        [
          [0, '暂停'],
          [1, '1×'],
          [60, '60×'],
        ],
        () => server.clock.state().rate,
        (rate) => run(() => control.setRate(rate)),
      ),
    ),
    section(
      '网络',
      choice(
        '延迟',
        LATENCIES,
        () => switches().latency,
        (latency) => change({ latency }),
      ),
      choice(
        '上传',
        PACES,
        () => switches().uploadBytesPerSecond,
        (uploadBytesPerSecond) => change({ uploadBytesPerSecond }),
      ),
      toggle(
        '断网',
        () => switches().offline,
        (offline) => change({ offline }),
      ),
    ),
    section(
      '自行发生的事',
      choice(
        '平台审核',
        VERDICTS,
        () => switches().simulation.platform,
        (platform) => change({ simulation: { platform } }),
      ),
      choice(
        '视频转码',
        TRANSCODINGS,
        () => switches().simulation.transcoding,
        (transcoding) => change({ simulation: { transcoding } }),
      ),
      toggle(
        '终端时断时续',
        () => switches().simulation.flips,
        (flips) => change({ simulation: { flips } }),
      ),
      element('p', { className: 'hint' }, '对之后提交的内容生效。'),
    ),
    section(
      '数据',
      choice(
        '终端数量',
        SCALES,
        () => switches().scenario.scale,
        (scale) => renew({ scale }),
      ),
      choice(
        '审核级数',
        [1, 2, 3, 4].map((level) => [level, `${level} 级`] as const),
        () => switches().scenario.reviewLevels,
        (reviewLevels) => renew({ reviewLevels }),
      ),
      element('p', { className: 'hint' }, '改动数量或级数会重新生成数据，做过的修改随之消失。'),
    ),
  ]
  const update = updateAll(parts)
  return {
    node: element('div', {}, ...parts.map(({ node }) => node)),
    update: () => {
      const moment = formatMoment(server.clock.now())
      if (now.textContent !== moment) now.textContent = moment
      update()
    },
  }
}
