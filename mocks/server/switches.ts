/*
 * What tests, the address bar and the panel can change about the simulated server. All of it is data: it can be
 * written as JSON, kept, and sent over HTTP.
 */
import { isFault, type Fault } from './faults.ts'
import { isScenarioName, withScenario, type ScenarioName } from '../scenarios.ts'

export type Scale = 0 | 1 | 200 | 10000

/** What the world is made from. A change makes a new world and forgets what was done in the old one. */
export interface Scenario {
  /** The scene that is played (`scenarios.ts`): it brings switches along, and may change the seeded world. */
  name: ScenarioName | ''
  seed: number
  /** The moment around which the world is made, epoch milliseconds; null is the first start's midnight. */
  epoch: number | null
  scale: Scale
  /** Ids of terminals: numbers, texts, or JSON numbers above 2^53 (C16). */
  ids: 'number' | 'string' | 'big'
  /** How many levels a review has, 1 to 4 (C14). */
  reviewLevels: number
  /** Codes that an account holds instead of its role's, by account. */
  functionIds: Record<string, string[]>
}

const outcomes = ['pass', 'fail', 'random', 'never'] as const

/** How something that the world decides by itself comes out; random mostly passes. */
export type Outcome = (typeof outcomes)[number]

export interface Simulation {
  /** Whether terminals drop off and come back. */
  flips: boolean
  /** Terminals without power, by id as text, since a moment (epoch milliseconds): nothing reaches them from then on. */
  outage: { since: number; ids: string[] } | null
  /** Seconds until a command has its outcome, at least and at most. */
  commandSeconds: [number, number]
  /** Share of commands that fail, 0 to 1. */
  commandFailRate: number
  /** Seconds until settings and publications reach a terminal that is online. */
  arrivalSeconds: [number, number]
  /** How the platform decides about what passed the last level (C13), and after how many seconds. */
  platform: Outcome
  platformSeconds: [number, number]
  /** Whether uploaded videos can be transcoded, and how many seconds it takes. */
  transcoding: Outcome
  transcodingSeconds: [number, number]
}

export interface Switches {
  /** Milliseconds an answer takes, at least and at most. */
  latency: [number, number]
  /** How fast uploads come in; 0 for as fast as they can. */
  uploadBytesPerSecond: number
  /** True drops every connection. */
  offline: boolean
  faults: Fault[]
  scenario: Scenario
  simulation: Simulation
}

/** A change of switches; `scenario` and `simulation` may be given in part, `faults` replaces the whole list. */
export interface SwitchesPatch extends Partial<Omit<Switches, 'scenario' | 'simulation'>> {
  scenario?: Partial<Scenario>
  simulation?: Partial<Simulation>
}

export const defaultSwitches: Switches = {
  latency: [60, 220],
  uploadBytesPerSecond: 6_000_000,
  offline: false,
  faults: [],
  scenario: { name: '', seed: 20261120, epoch: null, scale: 200, ids: 'number', reviewLevels: 2, functionIds: {} },
  simulation: {
    flips: true,
    outage: null,
    commandSeconds: [2, 8],
    commandFailRate: 0.08,
    arrivalSeconds: [4, 12],
    platform: 'random',
    platformSeconds: [6, 15],
    transcoding: 'random',
    transcodingSeconds: [5, 12],
  },
}

export function withPatch(switches: Switches, change: SwitchesPatch): Switches {
  const patch = withScenario(change)
  return {
    ...switches,
    ...patch,
    scenario: { ...switches.scenario, ...patch.scenario },
    simulation: { ...switches.simulation, ...patch.simulation },
  }
}

/** Reads a change that came from outside (address bar, storage, HTTP). What does not fit is left out. */
export function readPatch(value: unknown): SwitchesPatch {
  const { scenario, simulation, faults, ...rest } = record(value)
  return {
    ...pickFitting(rest, {
      latency: isRange,
      uploadBytesPerSecond: (rate) => isNumber(rate) && rate >= 0,
      offline: isBoolean,
    }),
    ...(Array.isArray(faults) && { faults: faults.filter(isFault) }),
    ...(isRecord(scenario) && {
      scenario: pickFitting(scenario, {
        name: (name) => name === '' || isScenarioName(name),
        seed: isNumber,
        epoch: (epoch) => epoch === null || isNumber(epoch),
        scale: oneOf(0, 1, 200, 10000),
        ids: oneOf('number', 'string', 'big'),
        reviewLevels: oneOf(1, 2, 3, 4),
        functionIds: (map) =>
          isRecord(map) &&
          Object.values(map).every((codes) => Array.isArray(codes) && codes.every((code) => typeof code === 'string')),
      }),
    }),
    ...(isRecord(simulation) && {
      simulation: pickFitting(simulation, {
        flips: isBoolean,
        outage: (outage) =>
          outage === null ||
          (isRecord(outage) &&
            isNumber(outage.since) &&
            Array.isArray(outage.ids) &&
            outage.ids.every((id) => typeof id === 'string')),
        commandSeconds: isRange,
        commandFailRate: (share) => isNumber(share) && share >= 0 && share <= 1,
        arrivalSeconds: isRange,
        platform: oneOf(...outcomes),
        platformSeconds: isRange,
        transcoding: oneOf(...outcomes),
        transcodingSeconds: isRange,
      }),
    }),
  }
}

type Check = (value: unknown) => boolean

function pickFitting(value: Record<string, unknown>, checks: Record<string, Check>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => Object.hasOwn(checks, name) && checks[name]?.(part)),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isRange(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((end) => isNumber(end) && end >= 0) &&
    value[0] <= value[1]
  )
}

function oneOf(...allowed: unknown[]): Check {
  return (value) => allowed.includes(value)
}
