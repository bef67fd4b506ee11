import { AlignButtons, DistributeButtons } from './arrange-buttons.tsx'
import { PropertySection } from './property-row.tsx'
import classes from './properties-panel.module.css'

/** Several elements: only how they stand to each other (3§2). */
export function SeveralSettings({ ids }: { ids: readonly string[] }) {
  return (
    <div className={classes.several}>
      <PropertySection title="多选对齐" aside={`已选 ${ids.length} 个元素`}>
        <AlignButtons />
        <DistributeButtons />
      </PropertySection>
    </div>
  )
}
