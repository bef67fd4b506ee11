/*
 * The one clock of a screen test: it drives the console's timers and the simulated server's, and stands still unless
 * the test or a wait of the test lets time pass. Promises, rendering, answers and files go on as always: they take no
 * time on this clock.
 */
import { configure, getConfig } from '@testing-library/dom'
import { inject, vi } from 'vitest'
import { NOW } from './read-world.ts'

/**
 * How much time of the clock passes in one wait at most (ms): enough for delayed input and short pauses, not for a
 * poll.
 */
const PATIENCE = 1_000

/** What passes before whatever a person does (ms): the focus returns, a menu is open. */
const MOMENT = 20

/**
 * After this (ms of the machine) what is waited for has failed. It is no measure: a wait ends when its condition holds.
 * At work it is short; a whole run may share its machine with anything.
 */
const DEADLINE = inject('patience')

/** How long a wait gives the page between two looks (ms of the machine). */
const TURN = 3

declare module 'vitest' {
  interface ProvidedContext {
    patience: number
    /** What is long is tried, too. */
    long: boolean
  }
}

const real = { setTimeout: globalThis.setTimeout.bind(globalThis), now: performance.now.bind(performance) }

export const turn = (milliseconds = TURN) => new Promise<void>((resolve) => void real.setTimeout(resolve, milliseconds))

let passed = 0
let end = 0

export function holdClock() {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
}

export function releaseClock() {
  vi.useRealTimers()
}

/** Lets this much time pass (ms), in steps, so that what comes due can be answered before the next comes due. */
export async function advance(milliseconds: number) {
  const step = Math.max(1_000, milliseconds / 200)
  for (let rest = milliseconds; rest > 0; rest -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, rest))
    await turn(0)
  }
  await turn()
}

export async function advanceInput(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await turn(0)
}

/*
 * `findBy…` and `waitFor` of Testing Library wait by this clock, in the way that it has for the fake timers of Jest: it
 * looks, lets a little time pass, and looks again.
 */
Object.assign(globalThis, {
  jest: {
    advanceTimersByTime(milliseconds: number) {
      // a wait within a wait may look once more when the test has ended
      if (!vi.isFakeTimers()) return
      if (passed < PATIENCE) {
        vi.advanceTimersByTime(milliseconds)
        passed += milliseconds
      } else if (real.now() <= end) {
        // what came late is made known by pauses of nothing, and those come due too
        vi.advanceTimersByTime(1)
      } else {
        vi.advanceTimersByTime(getConfig().asyncUtilTimeout)
      }
    },
  },
})

configure({
  // by the clock; the end of a wait that fails is the deadline
  asyncUtilTimeout: 30_000,
  // a wait has many looks that find nothing, and writing down the page takes longer than the look
  getElementError(message) {
    const error = new Error(message ?? 'nothing found')
    error.name = 'TestingLibraryElementError'
    return error
  },
  // around each wait, and around each thing that user-event does
  async asyncWrapper(act) {
    passed = 0
    end = real.now() + DEADLINE
    vi.advanceTimersByTime(MOMENT)
    return act()
  },
  async unstable_advanceTimersWrapper(pass) {
    await turn()
    return pass()
  },
})
