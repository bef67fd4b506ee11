import { useCell } from '#src/lib/data/cell.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useEditor } from '../../session/editor-context.ts'
import { addingOf, groundingOf, pickingOf } from '../../session/writing.ts'

const OpenPickers = lazyComponent(() => import('./open-pickers.tsx'), 'OpenPickers')

/** The choices of materials that commands open: their code is fetched for the first of them. */
export function Pickers() {
  const { store } = useEditor()
  const [adding, picking, grounding] = [addingOf(store), pickingOf(store), groundingOf(store)]
  const ids = [useCell(adding), useCell(picking), useCell(grounding)]
  const ready = useLazyComponent(
    OpenPickers,
    ids.some((id) => id !== undefined),
    () => [adding, picking, grounding].forEach((cell) => cell.set(undefined)),
  )
  return ready && <OpenPickers />
}
