import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { fn, screen, userEvent, within } from 'storybook/test'
import { createQueryClient } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { EditorAround } from '../../tests/editor-around.tsx'
import { EditorLayout } from '../editor-layout.tsx'

export const actions = { onBack: fn(), onSave: fn(), onSaveHere: fn() }
const WHITE = { r: 255, g: 255, b: 255 }

/** The whole editor of an ad with scenes of elements. */
export function Editor({ scenes }: { scenes: unknown[][] }) {
  const [client] = useState(() => {
    const made = createQueryClient()
    made.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
    made.setQueryData(userInfoQuery().queryKey, { account: '13800000001', functionIds: ['31'] })
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <EditorAround content={{ name: '春茶上新', pages: scenes.map((elements) => sampleScene(elements, WHITE)) }}>
        <EditorLayout opensTemplates={false} {...actions} />
      </EditorAround>
    </QueryClientProvider>
  )
}

/** The elements of a scene with one text. */
export const one = [sampleText('春茶上新', { left: 20, top: 20, width: 40, height: 20 }, { size: 20 })]

/** A menu opened by the right button of the mouse, with the names of what can be chosen in it. */
export async function openMenu(target: Element, at?: { x: number; y: number }) {
  const { left, top, width, height } = target.getBoundingClientRect()
  const place = { clientX: at?.x ?? left + width / 2, clientY: at?.y ?? top + height / 2 }
  await userEvent.pointer({ keys: '[MouseRight]', target, coords: place })
  const menu = within(await screen.findByRole('menu'))
  const names = () =>
    menu
      .getAllByRole('menuitem')
      .filter((item) => !item.hasAttribute('data-disabled'))
      .map(({ textContent }) => textContent)
  return { menu, names }
}
