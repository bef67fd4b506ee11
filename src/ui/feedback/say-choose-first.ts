import { notifyError } from './notify.ts'
import type { Selection } from '../table/selection.ts'

/** Says that something is to be chosen first, until something is. */
export function sayChooseFirst<Row>(message: string, selection: Selection<Row>) {
  const dismiss = notifyError(message)
  const stop = selection.subscribe(() => {
    dismiss()
    stop()
  })
}
