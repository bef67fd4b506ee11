/*
 * Scenes with a name: what somebody wants to show, try or test, as one word. The same list serves the panel, links
 * (`?scenario=stuck-release`), tests and stories: `{ scenario: { name: 'stuck-release' } }` is a change of switches
 * like any other.
 */
import type { SwitchesPatch } from './server/switches.ts'
import type { World } from './db/world.ts'

export interface NamedScenario {
  title: string
  /** What is going on, in one sentence. */
  story: string
  /** The switches that make it; what is switched beside the name comes on top. */
  patch: SwitchesPatch
  /** What is different in the world that was just seeded; the same each time, so it depends on seed and epoch only. */
  apply?: (world: World) => Promise<void>
}

export type ScenarioName =
  | 'tour'
  | 'new-company'
  | 'one-screen'
  | 'ten-thousand'
  | 'full-review-queue'
  | 'stuck-release'
  | 'why-dark'
  | 'morning-of-failures'
  | 'strict-platform'
  | 'slow-network'
  | 'long-names'
  | 'turned-names'

export const scenarios: Record<ScenarioName, NamedScenario> = {
  tour: {
    title: '从上传到上屏',
    story: '跟着导览走一遍：上传素材、审核、制作广告、审核、发布，直到终端收到。平台审核和下发只需几秒。',
    patch: {
      scenario: { reviewLevels: 1 },
      simulation: {
        flips: false,
        commandFailRate: 0,
        arrivalSeconds: [2, 4],
        platform: 'pass',
        platformSeconds: [2, 4],
        transcoding: 'pass',
        transcodingSeconds: [2, 4],
      },
    },
  },
  'new-company': {
    title: '新公司',
    story: '刚刚开通：没有终端、素材和广告，一切从零开始。',
    patch: { scenario: { scale: 0 } },
  },
  'one-screen': {
    title: '只有一块屏',
    story: '一家小店：一台终端、一个素材、一条广告，审核只有一级。',
    patch: { scenario: { scale: 1, reviewLevels: 1 } },
  },
  'ten-thousand': {
    title: '一万台终端',
    story: '全国网络：一万台终端、四百个素材、两百条广告。',
    patch: { scenario: { scale: 10000 } },
  },
  'full-review-queue': {
    title: '审核队列已满',
    story: '四级审核，每一级都积压了几十条素材和广告，平台迟迟没有结论。',
    patch: { scenario: { reviewLevels: 4 }, simulation: { platform: 'never' } },
    apply: async (world) => (await import('./scenarios/full-review-queue.ts')).fillReviewQueue(world),
  },
  'stuck-release': {
    title: '发布卡住',
    story: '昨晚发布的广告一直没有到达终端，重启指令也没有回音。',
    patch: { simulation: { arrivalSeconds: [2_600_000, 5_200_000], commandSeconds: [2_600_000, 5_200_000] } },
    apply: async (world) => (await import('./scenarios/stuck-release.ts')).releaseThatStuck(world),
  },
  'why-dark': {
    title: '商场为什么黑屏',
    story: '昨晚九点起，云麓天地的七块屏幕不对，各有各的原因。',
    patch: { simulation: { flips: false, commandFailRate: 0, commandSeconds: [2, 4], arrivalSeconds: [2, 4] } },
    apply: async (world) => (await import('./scenarios/why-dark.ts')).darkenMall(world),
  },
  'morning-of-failures': {
    title: '故障的早晨',
    story: '首页打不开，列表要试几次，上传中断，发布和指令不知成败，一半的指令失败。',
    patch: {
      latency: [300, 1800],
      simulation: { commandFailRate: 0.5 },
      faults: [
        { operationId: 'dashboardReport', kind: 'status', status: 503, times: 3 },
        { operationId: 'deviceList', kind: 'gateway', times: 3 },
        { operationId: 'programList', kind: 'malformed', times: 2 },
        { operationId: 'statProgramTop', kind: 'hang' },
        { operationId: 'programPlay', kind: 'unanswered', times: 1 },
        { operationId: 'deviceCommandSend', kind: 'lost', times: 1 },
        { operationId: 'upload', kind: 'cut', times: 1 },
      ],
    },
  },
  'strict-platform': {
    title: '平台从严',
    story: '平台审核不通过送审的一切，已有几条被打回等待修改。',
    patch: { scenario: { reviewLevels: 1 }, simulation: { platform: 'fail', platformSeconds: [2, 4] } },
    apply: async (world) => (await import('./scenarios/strict-platform.ts')).rejectByPlatform(world),
  },
  'slow-network': {
    title: '网络很慢',
    story: '每个请求要等三到六秒，上传每秒 60 KB。',
    patch: { latency: [3000, 6000], uploadBytesPerSecond: 60_000 },
  },
  'long-names': {
    title: '最长的名字',
    story: '终端、素材、广告、分组和组织都取了允许的最长名字，看版面会不会撑破。',
    patch: {},
    apply: async (world) => (await import('./scenarios/long-names.ts')).lengthenNames(world),
  },
  'turned-names': {
    title: '会翻转的名字',
    story: '每个名字里都有看不见的方向控制符，或者从右到左的文字，看确认框、列表和导出会不会被带歪。',
    patch: {},
    apply: async (world) => (await import('./scenarios/turned-names.ts')).turnNames(world),
  },
}

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value)
}

/** A change of switches with what the scene that it names brings along. */
export function withScenario(patch: SwitchesPatch): SwitchesPatch {
  const name = patch.scenario?.name
  if (!name) return patch
  const scene = scenarios[name].patch
  return {
    ...scene,
    ...patch,
    scenario: { ...scene.scenario, ...patch.scenario },
    simulation: { ...scene.simulation, ...patch.simulation },
  }
}
