import { expect, test } from 'vitest'
import { createMemoryStore } from '../db/store.ts'
import { signIn, testServer } from '../testing.ts'

const groupNames = async (send: Awaited<ReturnType<typeof signIn>>) =>
  (await send<{ name: string }[]>('GET', '/api/material/group/list')).data.map(({ name }) => name)

test('calls are undone one by one, the last one first, and stay undone', async () => {
  const store = createMemoryStore()
  const server = testServer({ store })
  const send = await signIn(server)
  const before = await groupNames(send)
  await send('DELETE', '/api/material/group/2')
  await send('POST', '/api/material/group/', { name: '新的分组' })
  await send('PATCH', '/api/material/group', { id: 1, name: '改过的' })

  expect(server.undoable()).toBe('materialGroupRename')
  expect(await server.undo()).toBe('materialGroupRename')
  expect(await groupNames(send)).toContain(before[0])
  expect(await server.undo()).toBe('materialGroupCreate')
  expect(await groupNames(send)).not.toContain('新的分组')
  expect(await server.undo()).toBe('materialGroupDelete')
  // what was deleted is back at its place
  expect(await groupNames(send)).toEqual(before)
  expect(await server.undo()).toBeUndefined()
  expect((await groupNames(await signIn(testServer({ store })))).toSorted()).toEqual(before.toSorted())
})

test('one call is undone whole', async () => {
  const server = testServer()
  const send = await signIn(server)
  const inGroup = async () => (await send('GET', '/api/material/page?page=0&limit=100&groupId=3')).data.total
  const members = await inGroup()
  expect(members).toBeGreaterThan(1)
  await send('DELETE', '/api/material/group/3')
  await server.undo()
  expect(await inGroup()).toBe(members)
})

test('reading, signing in and what was refused is nothing to undo', async () => {
  const server = testServer()
  const send = await signIn(server)
  await groupNames(send)
  await send('DELETE', '/api/material/group/999')
  expect(server.undoable()).toBeUndefined()
})

test('another world has nothing of the old one to undo', async () => {
  const server = testServer()
  const send = await signIn(server)
  await send('DELETE', '/api/material/group/2')
  await server.setSwitches({ scenario: { seed: 7 } })
  await (
    await signIn(server)
  )('GET', '/api/material/group/list')
  expect(await server.undo()).toBeUndefined()
})
