import { isKnown, kindOf } from '#src/scene/kinds/kind-of.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { viewById } from '../../model/edit-document.ts'
import { useScene } from '../../session/editor-context.ts'
import { AlignButtons, DistributeButtons } from './arrange-buttons.tsx'
import { BackgroundSettings, BorderSettings } from './frame-settings.tsx'
import { LetterSettings } from './letter-settings.tsx'
import { PixelFields } from './pixel-fields.tsx'
import classes from './properties-panel.module.css'
import { PropertySection } from './property-row.tsx'
import { useElementEdit } from './use-element-edit.ts'

/** How several elements stand to each other (3§2), then the look that they can have in common (E44). */
export function SeveralSettings({ ids }: { ids: readonly string[] }) {
  const scene = useScene()
  const known = ids.flatMap((id) => {
    const element = scene && viewById(scene, id)
    return element && isKnown(element) ? [{ id, element, letters: kindOf(element).lettering(element) }] : []
  })
  const lettered = known.flatMap(({ id, element: { raw, layout }, letters }) =>
    letters ? [{ ...letters, id, raw, layout }] : [],
  )
  const edit = useElementEdit(...known.map(({ id }) => id))
  const letterEdit = useElementEdit(...lettered.map(({ id }) => id))
  const [element, ...elements] = known.map((each) => each.element)
  const [letters, ...others] = lettered
  return (
    <div className={classes.several}>
      <PropertySection title="多选对齐" aside={`已选 ${formatNumber(ids.length)} 个元素`}>
        <AlignButtons />
        <DistributeButtons />
        {element && <PixelFields ids={edit.ids} elements={[element, ...elements]} onDone={edit.done} />}
      </PropertySection>
      {letters && (
        <LetterSettings
          elements={[letters, ...others]}
          edit={letterEdit}
          horizontal={lettered.every(({ scrolls }) => !scrolls)}
        />
      )}
      {element && (
        <>
          <BackgroundSettings elements={[element, ...elements]} edit={edit} />
          <BorderSettings elements={[element, ...elements]} edit={edit} />
        </>
      )}
    </div>
  )
}
