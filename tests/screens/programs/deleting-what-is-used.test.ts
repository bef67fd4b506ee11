import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { usesMaterial } from '#src/scene/model/uses-material.ts'
import type { Fault } from '#mocks/server/faults.ts'
import { publishedAd } from '#tests/support/published-ad.ts'
import { findMaterial, openMaterial } from '../support/materials.ts'
import { findProgram, openProgram, programs } from '../support/programs.ts'
import { dialog, expectDone, expectNoDialog, press } from '../support/steps.ts'

/* Before something is deleted the question says what still needs it, as far as calls tell (R51). */

const ad = await publishedAd()
const usersOf = (id: string | number) => programs.filter(({ content }) => usesMaterial(content, id))
const used = findMaterial(({ id, status }) => status === 1 && usersOf(id).length > 0)
const unused = findMaterial(({ id, status }) => status === 0 && usersOf(id).length === 0)

/** Lets as many ads use the material, by the content of one that does; and those ads. */
function usedBy(count: number) {
  const users = usersOf(used.id)
  const others = programs.filter((program) => !users.includes(program)).slice(0, count - users.length)
  const values = Object.fromEntries(
    others.map((program) => [`data.${programs.indexOf(program)}.content`, users[0]?.content]),
  )
  return {
    faults: [{ operationId: 'programList', kind: 'set', values }] as Fault[],
    names: programs.filter((program) => [...users, ...others].includes(program)).map(({ name }) => `“${name}”`),
  }
}

test('an ad that is on terminals says on how many, and that it stops there', async () => {
  const { user, server, act } = await openProgram(ad)
  const { total } = await server.send<{ total: number }>(
    'GET',
    `/api/program/play/page?programId=${ad.id}&page=0&limit=1`,
  )
  expect(total).toBeGreaterThan(1)
  server.clearReport()
  await act(ad, '删除')
  const question = await dialog('删除广告')
  expect(question).toHaveTextContent(`确定删除广告“${ad.name}”？删除后不能恢复。`)
  expect(await within(question).findByText(`它已发布到 ${total} 台终端，删除后会在这些终端上停播。`)).toBeVisible()
  expect(server.calls('programPlayList')).toHaveLength(1)
  await press(user, '删除', question)
  await expectDone(user)
  await expectNoDialog()
  // nobody asks after what is gone
  expect(server.calls('programPlayList')).toHaveLength(1)
})

test('an ad that is on no terminal says so', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server, act } = await openProgram(program)
  await act(program, '删除')
  const question = await dialog('删除广告')
  expect(await within(question).findByText('它没有发布到任何终端。')).toBeVisible()
  await press(user, '取消', question)
  await expectNoDialog()
  // one is not none
  await server.setSwitches({ faults: [{ operationId: 'programPlayList', kind: 'set', values: { total: 1 } }] })
  await act(program, '删除')
  const again = await dialog('删除广告')
  expect(await within(again).findByText('它已发布到 1 台终端，删除后会在这些终端上停播。')).toBeVisible()
})

test.each<[object, RegExp]>([
  [{ kind: 'refuse', msg: '服务繁忙' }, /^发布情况未能查询：服务繁忙$/],
  [{ kind: 'hang' }, /^正在查询发布情况…$/],
])('deleting an ad waits for no answer about it: %j', async (fault, words) => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server, act } = await openProgram(program, {
    switches: { faults: [{ operationId: 'programPlayList', ...fault } as never] },
  })
  await act(program, '删除')
  const question = await dialog('删除广告')
  expect(await within(question).findByText(words)).toBeVisible()
  await press(user, '删除', question)
  await expectDone(user)
  expect(server.calls('programDelete')).toHaveLength(1)
})

test('a material that is used names the ads, by their contents', async () => {
  const four = usedBy(4)
  const { user, server, act } = await openMaterial(used, { switches: { faults: four.faults } })
  await act(used, '删除')
  const question = await dialog('删除素材')
  expect(question).toHaveTextContent(`确定删除素材“${used.name}”？删除后不能恢复。`)
  const named = four.names.slice(0, 3).join('、')
  expect(await within(question).findByText(`有 4 个广告使用了它：${named}等。`)).toBeVisible()
  // the menu counts what waits for review, by a call of its own
  const looks = () => server.calls('programList').filter(({ path }) => !path.includes('status='))
  expect(looks()).toHaveLength(1)
  await press(user, '删除', question)
  await expectDone(user)
  expect(looks()).toHaveLength(1)
})

test('as many ads as are named, and no more', async () => {
  const three = usedBy(3)
  const { act } = await openMaterial(used, { switches: { faults: three.faults } })
  await act(used, '删除')
  expect(
    await within(await dialog('删除素材')).findByText(`有 3 个广告使用了它：${three.names.join('、')}。`),
  ).toBeVisible()
})

test('deleting a material waits for no answer about it', async () => {
  const { user, server, act } = await openMaterial(unused)
  await server.setSwitches({ faults: [{ operationId: 'programList', kind: 'hang' }] })
  await act(unused, '删除')
  const question = await dialog('删除素材')
  expect(await within(question).findByText('正在查找使用它的广告…')).toBeVisible()
  await press(user, '删除', question)
  await expectDone(user)
  expect(server.calls('materialDelete')).toHaveLength(1)
})

test('a material that nobody uses says so, and how many ads could not be looked into', async () => {
  const { user, server, act } = await openMaterial(unused)
  await act(unused, '删除')
  const question = await dialog('删除素材')
  expect(await within(question).findByText('没有找到使用它的广告。')).toBeVisible()
  await press(user, '取消', question)
  await expectNoDialog()
  await server.setSwitches({
    faults: [{ operationId: 'programList', kind: 'set', values: { total: 1234, 'data.0.content': '{"pages":[' } }],
  })
  await act(unused, '删除')
  const again = await dialog('删除素材')
  const seen = programs.length - 1
  expect(await within(again).findByText(`没有找到使用它的广告（只查看了 1,234 个广告中的 ${seen} 个）。`)).toBeVisible()
})

test('who may not see ads is told that nobody can tell, and nothing is called', async () => {
  const { server, act } = await openMaterial(used, {
    switches: { scenario: { functionIds: { '13800000000': ['2', '22'] } } },
  })
  await act(used, '删除')
  expect(await within(await dialog('删除素材')).findByText('您不能查看广告，无法得知哪些广告使用了它。')).toBeVisible()
  expect(server.calls('programList')).toEqual([])
})
