import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usersOf } from '#src/domain/uses/material-uses.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { materialsIn } from '#src/scene/model/uses-material.ts'
import { signIn, testServer } from '#mocks/testing.ts'

test('what a content names is what the tables of the simulated server have, in any world', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), async (seed) => {
      const server = testServer({ switches: { scenario: { seed } } })
      const send = await signIn(server)
      const { data } = (await send<{ data: Program[] }>('GET', '/api/program/page?page=0&limit=400')).data
      const ads = data.map((program) => ({ program, materials: materialsIn(program.content) }))
      const used = await server.inWorld((world) =>
        world.gate.program
          .list(({ deleted }) => !deleted)
          .flatMap(({ id, materialIds }) => materialIds.map((material) => `${material} ${id}`)),
      )
      const ids = new Set(used.map((pair) => String(pair.split(' ')[0])))
      const found = [...ids].flatMap((id) => usersOf({ ads }, id).map((program) => `${id} ${program.id}`))
      expect(ids.size).toBeGreaterThan(0)
      expect(found.toSorted()).toEqual([...new Set(used)].toSorted())
      // and no others
      expect(new Set(ads.flatMap(({ materials }) => [...(materials ?? [])]))).toEqual(ids)
    }),
    { numRuns: 5, examples: [[1]] },
  )
})
