/** What a clock needs to go on after a reload: it showed `shown` when the real clock was at `real`. */
export interface ClockState {
  /** Milliseconds of the real clock. */
  real: number
  /** Milliseconds of this clock at that moment. */
  shown: number
  /** Speed: 1 real time, 60 a minute each second, 0 stands still. */
  rate: number
}

/** The clock of the simulated world: tests and people move it, nothing in the world looks at another one. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Jumps by so many milliseconds, back if negative. */
  advance(milliseconds: number): void
  /** Jumps to a moment. */
  moveTo(moment: number): void
  /** Changes the speed from now on; 0 pauses. */
  setRate(rate: number): void
  state(): ClockState
  restore(state: ClockState): void
}

/** A clock that starts at `state`, by default in step with the real one. */
export function createClock(realNow: () => number = Date.now, state: Partial<ClockState> = {}): Clock {
  const real = realNow()
  let current: ClockState = { real, shown: real, rate: 1, ...state }
  const now = () => current.shown + (realNow() - current.real) * current.rate
  return {
    now,
    advance: (milliseconds) => {
      current = { ...current, shown: current.shown + milliseconds }
    },
    moveTo: (moment) => {
      current = { ...current, real: realNow(), shown: moment }
    },
    setRate: (rate) => {
      current = { real: realNow(), shown: now(), rate }
    },
    state: () => current,
    restore: (next) => {
      current = next
    },
  }
}
