import '@mantine/core/styles/Accordion.layer.css'
import { Accordion } from '@mantine/core'
import { isKnown } from '#src/scene/kinds/kind-of.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { ElementFindings } from '../notices/element-findings.tsx'
import { PlaceButtons } from './arrange-buttons.tsx'
import { BackgroundSettings, BorderSettings } from './frame-settings.tsx'
import { KindSettings } from './kind-settings.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { PixelFields } from './pixel-fields.tsx'
import classes from './properties-panel.module.css'
import { PropertySection } from './property-row.tsx'
import { useElementEdit } from './use-element-edit.ts'

export function ElementSettings({ id, element }: { id: string; element: SceneElement }) {
  const edit = useElementEdit(id)
  return (
    <>
      <div className={classes.place}>
        <PropertySection>
          <PlaceButtons />
          <PixelFields ids={[id]} elements={[element]} note={<ElementFindings id={id} />} onDone={edit.done} />
        </PropertySection>
      </div>
      <Accordion multiple defaultValue={['type', 'layout']} chevronPosition="left">
        <Accordion.Item value="type">
          <Accordion.Control>{`${editorKindOf(element).label}设置`}</Accordion.Control>
          <Accordion.Panel>
            <KindSettings id={id} element={element} edit={edit} />
            {isKnown(element) && (
              <>
                <BackgroundSettings elements={[element]} edit={edit} />
                <BorderSettings elements={[element]} edit={edit} />
              </>
            )}
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="layout">
          <Accordion.Control>布局</Accordion.Control>
          <Accordion.Panel>
            <LayoutSettings element={element} edit={edit} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  )
}
