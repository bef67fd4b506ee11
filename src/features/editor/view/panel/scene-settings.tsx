import '@mantine/core/styles/Accordion.layer.css'
import { Accordion } from '@mantine/core'
import { IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { colorOf, finite } from '#src/scene/model/read-values.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { setBackground, setStay } from '../../commands/scenes.ts'
import { withColor, withNone, withOpacity } from '../../model/backgrounds.ts'
import { isTimed, viewOf, type EditScene } from '../../model/edit-document.ts'
import { playTime } from '../../model/play-time.ts'
import { spokenSeconds } from '../../model/spoken-seconds.ts'
import { useEditor } from '../../session/editor-context.ts'
import { useRunCommand } from '../command-button.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ColorField } from './color-field.tsx'
import { MediaThumb } from './media-thumb.tsx'
import { NumberField } from './number-field.tsx'
import { PropertyRow, PropertySection } from './property-row.tsx'
import classes from './scene-settings.module.css'
import { SliderField } from './slider-field.tsx'

const KINDS = [
  { value: 'none', label: '无' },
  { value: 'color', label: '颜色' },
  { value: 'image', label: '图片' },
] as const

const WHITE = { r: 255, g: 255, b: 255 }

export function SceneSettings({ scene }: { scene: EditScene }) {
  const { store } = useEditor()
  const run = useRunCommand()
  const { background } = viewOf(scene)
  const type = finite(own(own(scene.raw, 'background'), 'type')) ?? 0
  const kind = type === 0 ? 'none' : type === 1 ? 'color' : 'image'

  const change = (how: (background: JsonObject) => JsonObject, key?: string) =>
    void setBackground(store, how, { sceneId: scene.id, ...(key !== undefined && { coalesce: `${key} ${scene.id}` }) })

  return (
    <Accordion defaultValue="scene" chevronPosition="left" variant="default">
      <Accordion.Item value="scene">
        <Accordion.Control>场景设置</Accordion.Control>
        <Accordion.Panel>
          <StayField scene={scene} />
          <PropertySection title="背景">
            <ChoiceField
              label="类型"
              options={KINDS}
              value={kind}
              onChange={(next) => {
                if (next === 'none') change(withNone)
                else if (next === 'color') change((old) => withColor(old, colorOf(own(old, 'color'), WHITE)))
                else run('sceneImage')
              }}
            />
            {kind === 'color' && (
              <ColorField
                label="颜色"
                value={background.color}
                onChange={(color) => change((old) => withColor(old, color), 'background.color')}
                onDone={store.seal}
              />
            )}
            {kind === 'image' && (
              <PropertyRow label="图片" wide>
                {background.image ? (
                  <MediaThumb large media={background.image} />
                ) : (
                  <span className={classes.missing}>背景图片缺失</span>
                )}
                <div className={classes.actions}>
                  <ActionButton
                    size="xs"
                    variant="default"
                    leftSection={
                      background.image ? <IconReplace size={14} aria-hidden /> : <IconPhotoPlus size={14} aria-hidden />
                    }
                    onClick={() => run('sceneImage')}
                  >
                    更换图片
                  </ActionButton>
                  <ActionButton
                    size="xs"
                    variant="default"
                    leftSection={<IconTrash size={14} aria-hidden />}
                    onClick={() => change(withNone)}
                  >
                    删除图片
                  </ActionButton>
                </div>
              </PropertyRow>
            )}
            {kind !== 'none' && (
              <SliderField
                label="不透明度"
                unit="%"
                value={background.opacity * 100}
                min={0}
                max={100}
                onChange={(opacity) => change((old) => withOpacity(old, opacity), 'background.opacity')}
                onDone={store.seal}
              />
            )}
          </PropertySection>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}

/** How long the scene lasts: a figure where nothing in it is timed, else what decides it (E37). */
function StayField({ scene }: { scene: EditScene }) {
  const { store } = useEditor()
  const [refused, setRefused] = useState<string>()
  const { seconds, decidedBy } = playTime(scene)
  return (
    <PropertySection title="播放时长">
      <PropertyRow label="时长" note={refused}>
        {isTimed(scene) ? (
          <span>
            {spokenSeconds(seconds)}
            {decidedBy && (
              <>
                {'，由 '}
                <ActionButton size="compact-xs" variant="light" onClick={() => store.select([decidedBy.elementId])}>
                  {decidedBy.name}
                </ActionButton>
                {' 决定'}
              </>
            )}
          </span>
        ) : (
          <NumberField
            label="播放时长"
            unit="秒"
            value={seconds}
            min={1}
            refused={refused !== undefined}
            onCommit={(value) => setRefused(setStay(store, scene.id, value))}
            onDone={store.seal}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}
