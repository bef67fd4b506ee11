import { BackgroundPicker } from './background-picker.tsx'
import { ContentsPicker } from './contents-picker.tsx'
import { ElementPicker } from './element-picker.tsx'

/** What `Pickers` has fetched: one of them is open. */
export function OpenPickers() {
  return (
    <>
      <ContentsPicker />
      <ElementPicker />
      <BackgroundPicker />
    </>
  )
}
