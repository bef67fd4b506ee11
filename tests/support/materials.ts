import type { Locator } from '@playwright/test'
import type { Material, MaterialDetail, MaterialGroup } from '#src/api/generated/types.gen.ts'
import { ADMIN, expect, test as base } from './console.ts'
import { EPOCH, readWorld, screenSteps, type ScreenSteps } from './screen.ts'

interface World {
  materials: readonly MaterialDetail[]
  groups: readonly MaterialGroup[]
  /** The materials of each group by its id, the ungrouped under 0. */
  inGroup: ReadonlyMap<string, readonly Material[]>
}

/** The material screen as journeys use it. */
export interface Materials extends Omit<ScreenSteps, 'actOn'> {
  /** Every material of the world, in the order of the list: what filters must find is worked out from these. */
  all: readonly MaterialDetail[]
  groups: readonly MaterialGroup[]
  inGroup: World['inGroup']
  /** The first that is as wanted. */
  find: (wanted?: (material: MaterialDetail) => boolean) => MaterialDetail
  /** Signs in and opens the screen with these filters, such as `?status=1`. */
  open: (search?: string, account?: string) => Promise<void>
  /** Opens the screen for one material alone, found by its name. */
  openOne: (material: Material, account?: string) => Promise<void>
  /** Expects exactly these materials: the total, and the first cards in this order. */
  expectList: (materials: readonly Material[], pageSize?: number) => Promise<void>
  /** The cards on screen. */
  cards: Locator
  card: (material: Material) => Locator
  /** Chooses an action of a card, from its menu if it is not shown. */
  act: (material: Material, action: string) => Promise<void>
}

/** Playwright's `test` with the material screen, in a world that every run has alike. */
export const test = base.extend<{ materials: Materials }, { materialWorld: World }>({
  materialWorld: [
    async ({}, use) => {
      const [{ data }, groups] = await readWorld<[{ data: Material[] }, MaterialGroup[]]>(['/api/material/page?page=0&limit=400', '/api/material/group/list'])
      const materials = await readWorld<MaterialDetail[]>(data.map(({ id }) => `/api/material/${id}`))
      const ids = ['0', ...groups.map(({ id }) => String(id))]
      const members = await readWorld<{ data: Material[] }[]>(ids.map((id) => `/api/material/page?page=0&limit=400&groupId=${id}`))
      await use({ materials, groups, inGroup: new Map(ids.map((id, index) => [id, members[index]?.data ?? []])) })
    },
    { scope: 'worker' },
  ],

  materials: async ({ page, open, signIn, mock, materialWorld }, use) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    const { materials: all, groups, inGroup } = materialWorld
    const cards = page.getByRole('list', { name: '素材列表' }).getByRole('listitem')
    const card = ({ name }: Material) => cards.filter({ has: page.getByRole('button', { name, exact: true }) })
    const steps = screenSteps(page)

    async function openScreen(search = '', account = ADMIN) {
      await open(`/login?redirect=${encodeURIComponent(`/materialManage${search}`)}`)
      await signIn(account)
      await expect(page.getByRole('heading', { name: '素材管理', level: 1 })).toBeVisible()
    }

    await use({
      ...steps,
      all,
      groups,
      inGroup,
      find(wanted = () => true) {
        const found = all.find(wanted)
        if (!found) throw new Error('The demo company has no such material')
        return found
      },
      open: openScreen,
      async openOne(material, account) {
        await openScreen(`?q=${material.name}`, account)
        await expect(cards).toHaveCount(1)
      },
      async expectList(materials, pageSize = 10) {
        await expect(cards).toContainText(materials.slice(0, pageSize).map(({ name }) => String(name)))
        await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText(`共 ${materials.length} 条`)
      },
      cards,
      card,
      act: (material, action) => steps.actOn(card(material), action),
    })
  },
})

export { expect } from './console.ts'
