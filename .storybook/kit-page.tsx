import { Canvas, DocsContext, Markdown, Subheading, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ArgTypes } from '@storybook/react-vite'
import { MantineProvider } from '@mantine/core'
import { Fragment, use, type ComponentType } from 'react'
import { OverlayRoot } from '#src/ui/overlay/overlay-root.tsx'
import { theme } from '#src/ui/theme.ts'
import { useScheme } from './docs-in-scheme.tsx'

/** `parameters.kit` of a component's stories: what its page says. */
interface KitWords {
  /** Other names that it is found by, with blanks between. */
  synonyms: string
  use: string
  avoid: string
  keys: string
  /** Where it is, when that is not the file of the stories without `.stories`. */
  files?: readonly string[]
}

interface MetaParameters {
  kit: KitWords
  fileName: string
  /** The stories bring the place of messages themselves. */
  ownMessages?: boolean
  docs: { extractArgTypes?: (component: unknown) => ArgTypes | null }
}

/** So many stories are drawn on the page; the others are named. */
const EXAMPLES = 3

const apart = { marginTop: 28 }

/** The page of a component of the kit: when to use it and when not, examples, keys, properties and place. */
export function KitPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { kit, fileName, ownMessages = false, docs } = preparedMeta.parameters as MetaParameters
  const stories = use(DocsContext).componentStories()
  // the page has one width
  const drawn = stories.filter(({ storyGlobals }) => !('viewport' in storyGlobals)).slice(0, ownMessages ? 1 : EXAMPLES)
  const files = kit.files ?? [fileName.replace(/^\.\//, '').replace('.stories', '')]
  const components = Object.entries({
    ...(preparedMeta.component && { [nameOf(preparedMeta.component)]: preparedMeta.component }),
    ...preparedMeta.subcomponents,
  })
  return (
    <>
      {/* once for all stories on the page */}
      {!ownMessages && <Place />}
      <Title />
      <Markdown>
        {[
          `**何时用**　${kit.use}`,
          `**何时不用**　${kit.avoid}`,
          `**键盘**　${kit.keys}`,
          `**位置**　${files.map((file) => `\`${file}\``).join('、')}`,
          `**又名**　${[...components.map(([name]) => name), ...kit.synonyms.split(' ')].join('、')}`,
        ].join('\n\n')}
      </Markdown>
      <div style={apart}>
        <Markdown>## 例子</Markdown>
      </div>
      {drawn.map(({ id, name, moduleExport }) => (
        <Fragment key={id}>
          <Subheading>{name}</Subheading>
          <Canvas of={moduleExport} sourceState="none" />
        </Fragment>
      ))}
      <Markdown>{othersOf(stories.filter((story) => !drawn.includes(story)))}</Markdown>
      {components.map(([name, component]) => (
        <div key={name} style={apart}>
          <Markdown>{propertiesOf(name, docs.extractArgTypes?.(component) ?? {})}</Markdown>
        </div>
      ))}
    </>
  )
}

/** The place of dialogs and messages. */
function Place() {
  return (
    <MantineProvider theme={theme} forceColorScheme={useScheme()} deduplicateCssVariables={false}>
      <OverlayRoot />
    </MantineProvider>
  )
}

/** As in the code, also where a build has shortened it. */
function nameOf(component: ComponentType<never> & { __docgenInfo?: { displayName?: string } }): string {
  return component.__docgenInfo?.displayName ?? component.displayName ?? component.name
}

function othersOf(stories: readonly { id: string; name: string }[]): string {
  if (stories.length === 0) return ''
  return `还有：${stories.map(({ id, name }) => `[${name}](?path=/story/${id})`).join('、')}`
}

/** A table of what a component takes; nothing for one whose types are not read, such as one that comes late. */
function propertiesOf(name: string, properties: ArgTypes): string {
  const rows = Object.values(properties).map((property) => `| ${rowOf(property).join(' | ')} |`)
  if (rows.length === 0) return ''
  return [`## ${name} 的参数`, '', '| 参数 | 类型 | 说明 |', '|---|---|---|', ...rows].join('\n')
}

function rowOf({ name, description = '', type, table }: ArgTypes[string]): string[] {
  const { raw = table?.type?.summary, required } =
    typeof type === 'object' ? (type as { raw?: string; required?: boolean }) : {}
  const byDefault = table?.defaultValue?.summary
  const words = [description.replaceAll(/\s+/g, ' '), byDefault && `默认 \`${byDefault}\``].filter(Boolean).join(' ')
  return [`\`${name}\`${required ? '（必填）' : ''}`, raw ? `\`${raw}\`` : '', words].map((cell) =>
    cell.replaceAll('|', '\\|'),
  )
}
