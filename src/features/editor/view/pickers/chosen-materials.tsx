import { CloseButton } from '@mantine/core'
import classes from './material-picker.module.css'
import type { PickMaterial } from './material-picker-types.ts'

interface ChosenMaterialsProps {
  chosen: readonly PickMaterial[]
  max: number
  /** Why one more that was tried is not chosen. */
  full: string | undefined
  onRemove: (material: PickMaterial) => void
}

export function ChosenMaterials({ chosen, max, full, onRemove }: ChosenMaterialsProps) {
  return (
    <div className={classes.chosen}>
      <span role="status">
        已选 <b>{chosen.length}</b>/{max}
      </span>
      {full === undefined && chosen.length > 1 && <span className={classes.together}>确定后在同一位置轮流播放</span>}
      {full !== undefined && (
        <span role="alert" className={classes.full}>
          {full}
        </span>
      )}
      {chosen.length > 0 && (
        <ol className={classes.chips} aria-label="已选素材">
          {chosen.map((material) => {
            const name = material.name || '未命名素材'
            return (
              <li key={String(material.id)} className={classes.chip}>
                <span className={classes.chipName} title={name}>
                  {name}
                </span>
                <CloseButton size="xs" aria-label={`取消选择 ${name}`} onClick={() => onRemove(material)} />
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}
