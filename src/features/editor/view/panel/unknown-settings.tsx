import { elementTypeName } from '#src/scene/model/element-types.ts'
import type { OtherElement } from '#src/scene/kinds/unknown.ts'
import classes from './properties-panel.module.css'
import { PropertySection } from './property-row.tsx'

export function UnknownSettings({ element }: { element: OtherElement }) {
  return (
    <PropertySection>
      <p className={classes.note}>{`“${elementTypeName(element.type)}”不能在编辑器中修改内容，保存时原样保留。`}</p>
    </PropertySection>
  )
}
