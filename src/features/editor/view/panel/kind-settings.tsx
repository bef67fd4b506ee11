import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent, type LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import type { Kind, SceneElement } from '#src/scene/kinds/kinds.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import type { SettingsProps } from '../../kinds/editor-kind.ts'
import { editorKinds } from '../../kinds/kinds.ts'

const components = Object.fromEntries(
  Object.entries(editorKinds).map(([kind, its]) => [
    kind,
    lazyComponent(async () => ({ Settings: await its.settings() }), 'Settings'),
  ]),
) as Record<Kind, LazyComponent<SettingsProps<SceneElement>>>

export const kindSettings = {
  preload: async () => void (await Promise.all(Object.values(components).map(({ preload }) => preload()))),
}

/** The fields of an element's kind. When their code does not come, a button in their place tries again. */
export function KindSettings(props: SettingsProps<SceneElement>) {
  const Settings = components[props.element.kind]
  const [trying, setTrying] = useState(true)
  useLazyComponent(Settings, trying && !Settings.isLoaded(), () => setTrying(false))
  if (Settings.isLoaded()) return <Settings {...props} />
  if (trying) return <Skeleton height={240} />
  return (
    <Button variant="default" size="xs" fullWidth onClick={() => setTrying(true)}>
      重新加载设置
    </Button>
  )
}
