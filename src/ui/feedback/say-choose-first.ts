import { notifyError } from './notify.ts'
import type { Selection } from '../table/selection.ts'

export function sayChooseFirst<Row>(message: string, selection: Selection<Row>) {
  const dismiss = notifyError(message)
  const stop = selection.subscribe(() => {
    dismiss()
    stop()
  })
}
