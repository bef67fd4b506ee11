/*
 * Scenes with a name: what somebody wants to show, try or test, as one word. The same list serves the panel, links
 * (`?scenario=stuck-release`), tests and stories: `{ scenario: { name: 'stuck-release' } }` is a change of switches
 * like any other. How they are told stands in `panel/scenario-texts.ts`, which loads with the panel.
 */
import type { SwitchesPatch } from './server/switches.ts'
import type { World } from './db/world.ts'

export interface NamedScenario {
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
  | 'half-done'
  | 'morning-of-failures'
  | 'strict-platform'
  | 'slow-network'
  | 'long-names'
  | 'turned-names'

export const scenarios: Record<ScenarioName, NamedScenario> = {
  tour: {
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
    patch: { scenario: { scale: 0 } },
  },
  'one-screen': {
    patch: { scenario: { scale: 1, reviewLevels: 1 } },
  },
  'ten-thousand': {
    patch: { scenario: { scale: 10000 } },
  },
  'full-review-queue': {
    patch: { scenario: { reviewLevels: 4 }, simulation: { platform: 'never' } },
    apply: async (world) => (await import('./scenarios/full-review-queue.ts')).fillReviewQueue(world),
  },
  'stuck-release': {
    patch: { simulation: { arrivalSeconds: [2_600_000, 5_200_000], commandSeconds: [2_600_000, 5_200_000] } },
    apply: async (world) => (await import('./scenarios/stuck-release.ts')).releaseThatStuck(world),
  },
  'why-dark': {
    patch: { simulation: { flips: false, commandFailRate: 0, commandSeconds: [2, 4], arrivalSeconds: [2, 4] } },
    apply: async (world) => (await import('./scenarios/why-dark.ts')).darkenMall(world),
  },
  'half-done': {
    patch: {},
    apply: async (world) => (await import('./scenarios/half-done.ts')).leaveHalfDone(world),
  },
  'morning-of-failures': {
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
    patch: { scenario: { reviewLevels: 1 }, simulation: { platform: 'fail', platformSeconds: [2, 4] } },
    apply: async (world) => (await import('./scenarios/strict-platform.ts')).rejectByPlatform(world),
  },
  'slow-network': {
    patch: { latency: [3000, 6000], uploadBytesPerSecond: 60_000 },
  },
  'long-names': {
    patch: {},
    apply: async (world) => (await import('./scenarios/long-names.ts')).lengthenNames(world),
  },
  'turned-names': {
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
