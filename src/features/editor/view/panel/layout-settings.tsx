import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { AlignButtons, OrderButtons } from './arrange-buttons.tsx'
import { NumberField } from './number-field.tsx'
import { PropertyRow, PropertySection } from './property-row.tsx'
import type { ElementEdit } from './use-element-edit.ts'

export function LayoutSettings({ element: { layout }, edit }: { element: SceneElement; edit: ElementEdit }) {
  return (
    <PropertySection>
      <PropertyRow label="旋转">
        <NumberField
          label="旋转角度"
          unit="°"
          value={Math.round(layout.rotate * 10) / 10}
          min={-359}
          max={359}
          onCommit={(degrees) => edit.adjust('旋转', ['layout', 'rotate'], degrees % 360)}
          onDone={edit.done}
        />
      </PropertyRow>
      <OrderButtons />
      <AlignButtons />
    </PropertySection>
  )
}
