import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Material, MaterialGroup } from '#src/api/generated/types.gen.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'
import { actOn, expectTotal, wordsOfEntry } from './steps.ts'

const [list, groupList] = await readWorld<[{ data: Material[] }, MaterialGroup[]]>([
  '/api/material/page?page=0&limit=400',
  '/api/material/group/list',
])

/** Every material of the demo company, in the order of the list: what filters must find is worked out from these. */
export const materials: readonly Material[] = list.data

export const groups: readonly MaterialGroup[] = groupList

export async function materialsIn(group: MaterialGroup['id']): Promise<readonly Material[]> {
  const [{ data }] = await readWorld<[{ data: Material[] }]>([`/api/material/page?page=0&limit=400&groupId=${group}`])
  return data
}

export function findMaterials(count: number, wanted: (material: Material) => boolean): Material[] {
  const found = materials.filter(wanted).slice(0, count)
  if (found.length < count) throw new Error('The demo company has too few such materials')
  return found
}

export const findMaterial = (wanted: (material: Material) => boolean = () => true) =>
  findMaterials(1, wanted)[0] as Material

export interface MaterialScreen extends RenderedConsole {
  /** Chooses an action of a card, from its menu if it is not shown. */
  act(material: Material, action: string): Promise<void>
}

export async function openMaterials(search = '', setup: Omit<ConsoleSetup, 'at'> = {}): Promise<MaterialScreen> {
  const opened = await renderConsole({ at: `/materialManage${search}`, ...setup })
  await screen.findByRole('heading', { name: '素材管理', level: 1 })
  return Object.assign(opened, {
    act: async (material: Material, action: string) => actOn(opened.user, await card(material), action),
  })
}

export const openMaterial = ({ name }: Material, setup?: Omit<ConsoleSetup, 'at'>) =>
  openMaterials(`?q=${encodeURIComponent(String(name))}`, setup)

export function cards(): HTMLElement[] {
  const shown = screen.queryByRole('list', { name: '素材列表' })
  return shown ? ([...shown.children] as HTMLElement[]) : []
}

export const cardNow = ({ name }: Pick<Material, 'name'>) => cards().find((one) => titleOf(one) === name)

export async function card(material: Pick<Material, 'name'>): Promise<HTMLElement> {
  return waitFor(() => {
    const found = cardNow(material)
    if (!found) throw new Error(`There is no card ${material.name}`)
    return found
  })
}

export const expectCard = (material: Pick<Material, 'name'>, text: string) =>
  waitFor(() => expect(cardNow(material)).toHaveTextContent(text))

/** The button with the name on a card comes first. */
const titleOf = (one: HTMLElement) => one.querySelector('button')?.textContent

export async function expectMaterials(expected: readonly Material[], pageSize = 10) {
  await expectTotal(expected.length)
  await waitFor(() => expect(cards().map(titleOf)).toEqual(expected.slice(0, pageSize).map(({ name }) => name)))
}

export async function actionsOf(user: UserEvent, one: HTMLElement): Promise<string[]> {
  const [, ...buttons] = within(one).getAllByRole('button')
  const shown = buttons
    .filter(({ textContent }) => textContent !== '更多')
    .map((button) => [button.textContent, button.ariaDescription].filter(Boolean).join('：'))
  const more = buttons.find(({ textContent }) => textContent === '更多')
  if (!more) return shown
  // found by their attribute, for by their role the whole page is searched through
  const entries = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  await user.click(more)
  await waitFor(() => expect(entries()).not.toHaveLength(0))
  const inMenu = entries().map(wordsOfEntry)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(entries()).toHaveLength(0))
  return [...shown, ...inMenu]
}
