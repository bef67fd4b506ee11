import '@mantine/core/styles/Accordion.layer.css'
import { Accordion } from '@mantine/core'
import { elementTypeName } from '#src/scene/model/element-types.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { CarouselSettings } from './carousel-settings.tsx'
import { DateSettings } from './date-settings.tsx'
import { BackgroundSettings, BorderSettings } from './frame-settings.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { MediaBoxSettings } from './media-box-settings.tsx'
import { PropertySection } from './property-row.tsx'
import classes from './properties-panel.module.css'
import { TextSettings } from './text-settings.tsx'
import { useElementEdit, type ElementEdit } from './use-element-edit.ts'

const TITLES = {
  text: '文本设置',
  date: '日期时间设置',
  carousel: '图片设置',
  mediaBox: '混合媒体设置',
  other: '元素设置',
} as const

export function ElementSettings({ id, element }: { id: string; element: SceneElement }) {
  const edit = useElementEdit(id)
  return (
    <Accordion multiple defaultValue={['type', 'layout']} chevronPosition="left">
      <Accordion.Item value="type">
        <Accordion.Control>{TITLES[element.kind]}</Accordion.Control>
        <Accordion.Panel>
          <TypeSettings id={id} element={element} edit={edit} />
          {element.kind !== 'other' && (
            <>
              <BackgroundSettings id={id} element={element} edit={edit} />
              <BorderSettings element={element} edit={edit} />
            </>
          )}
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="layout">
        <Accordion.Control>布局</Accordion.Control>
        <Accordion.Panel>
          <LayoutSettings id={id} element={element} edit={edit} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}

function TypeSettings({ id, element, edit }: { id: string; element: SceneElement; edit: ElementEdit }) {
  switch (element.kind) {
    case 'text':
      return <TextSettings element={element} edit={edit} />
    case 'date':
      return <DateSettings element={element} edit={edit} />
    case 'carousel':
      return <CarouselSettings id={id} element={element} edit={edit} />
    case 'mediaBox':
      return <MediaBoxSettings id={id} element={element} edit={edit} />
    case 'other':
      return (
        <PropertySection>
          <p className={classes.note}>{`“${elementTypeName(element.type)}”不能在编辑器中修改内容，保存时原样保留。`}</p>
        </PropertySection>
      )
  }
}
