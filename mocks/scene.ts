/*
 * A scene as an address carries it: the switches, and for a bug report also the moment, the account, and that nothing
 * done before remains. `?scenario=tour` and `?mock={"offline":true}` are scenes too.
 */
import type { ClockState } from './clock.ts'
import { readPatch, type SwitchesPatch } from './server/switches.ts'
import { isScenarioName } from './scenarios.ts'

export interface Scene {
  switches: SwitchesPatch
  /** Forgets what was done before. */
  fresh?: boolean
  /** What the clock shows, epoch milliseconds, and how fast it goes. */
  clock?: Pick<ClockState, 'shown' | 'rate'>
  /** The account to sign in. */
  as?: string
}

/**
 * Reads a scene from the parameters `mock` and `scenario` of an address; undefined when there is none. What does not
 * fit is left out.
 */
export function readScene(parameters: URLSearchParams): Scene | undefined {
  const mock = parameters.get('mock')
  const scenario = parameters.get('scenario')
  if (mock === null && scenario === null) return undefined
  const { fresh, clock, as, ...rest } = parse(mock ?? '')
  const switches = readPatch(rest)
  if (isScenarioName(scenario)) switches.scenario = { ...switches.scenario, name: scenario }
  return {
    switches,
    ...(fresh === true && { fresh }),
    ...(isClock(clock) && { clock: { shown: clock.shown, rate: clock.rate } }),
    ...(typeof as === 'string' && { as }),
  }
}

/** The parameter `mock` of a scene. */
export function writeScene({ switches, ...rest }: Scene): string {
  return JSON.stringify({ ...switches, ...rest })
}

function isClock(value: unknown): value is Pick<ClockState, 'shown' | 'rate'> {
  const { shown, rate } = Object(value) as Partial<ClockState>
  return Number.isFinite(shown) && Number.isFinite(rate)
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}
