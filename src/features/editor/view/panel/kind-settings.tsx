import { lazyComponent, type LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import type { Kind, SceneElement } from '#src/scene/kinds/kinds.ts'
import { LazyPart } from '#src/ui/lazy-part.tsx'
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

export function KindSettings(props: SettingsProps<SceneElement>) {
  return <LazyPart component={components[props.element.kind]} props={props} height={240} retry="重新加载设置" />
}
