import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { usesMaterial } from '#src/scene/model/uses-material.ts'
import { card, cards, expectCard, findMaterial, materials, openMaterial, openMaterials } from '../support/materials.ts'
import { programs } from '../support/programs.ts'
import { choose } from '../support/steps.ts'

/* Where a material is used: on its preview, on cards once that is known, and the page's unused ones. */

const usersOf = (id: string | number) => programs.filter(({ content }) => usesMaterial(content, id))
const used = findMaterial(({ id, status }) => status === 1 && usersOf(id).length > 1)
const lookups = (calls: readonly { path: string }[]) => calls.filter(({ path }) => !path.includes('status='))

test('a preview names the ads by one read, and the card says it afterwards', async () => {
  const { user, server } = await openMaterial(used)
  expect(lookups(server.calls('programList'))).toEqual([])
  await user.click(within(await card(used)).getByRole('button', { name: String(used.name) }))
  const uses = await screen.findByRole('region', { name: '使用情况' })
  const users = usersOf(used.id)
  expect(await within(uses).findByText(new RegExp(`用于 ${users.length} 个广告`))).toHaveTextContent('更新于 10:00')
  expect(
    within(uses)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(users.slice(0, 6).map(({ name }) => name))
  expect(lookups(server.calls('programList'))).toHaveLength(1)
  await user.keyboard('{Escape}')
  await expectCard(used, `用于 ${users.length} 个广告`)
})

test('the filter leaves what no ad of the page uses, and says how far it looked', async () => {
  const { user, at } = await openMaterials()
  const page = materials.slice(0, 10)
  const unused = page.filter(({ id }) => usersOf(id).length === 0)
  expect(unused.length).toBeGreaterThan(0)
  await choose(user, screen.getByRole('combobox', { name: '使用' }), '未使用')
  expect(await screen.findByText(new RegExp(`本页有 ${unused.length} 个素材未被广告使用。只看本页`))).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(unused.length))
  expect(at()).toContain('used=0')
})
