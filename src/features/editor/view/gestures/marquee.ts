import type { Point } from '../../model/geometry.ts'
import { areaBetween, elementsIn } from '../../model/hit-test.ts'
import type { CanvasContext } from './canvas-context.ts'
import type { Gesture } from './gesture.ts'

/** Draws an area and selects what it touches; `adds` keeps what was selected before. */
export function marqueeGesture(stage: CanvasContext, from: Point, adds: boolean): Gesture {
  const { store } = stage
  const before = [...store.state.selection]
  const end = () => stage.marquee.set(undefined)
  return {
    step(at) {
      const area = areaBetween(from, at)
      stage.marquee.set(area)
      const touched = elementsIn(stage.reachable(), area).map(({ id }) => id)
      // the store leaves a selection of the same ids alone
      store.select(adds ? [...before, ...touched.filter((id) => !before.includes(id))] : touched)
    },
    finish: end,
    cancel() {
      end()
      store.select(before)
    },
  }
}
