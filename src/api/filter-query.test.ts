import { expect, test } from 'vitest'
import { filterQuery } from './filter-query.ts'

interface Values {
  q?: string
  enabled?: '0' | '1'
}

test('each filter asks as it says, and what is no filter asks nothing', () => {
  const toQuery = filterQuery<'userList', Values & { both?: string; own?: string }>({
    q: 'accountOrName',
    enabled: { number: 'enabled' },
    both: (value) => ({ orgId: value, roleId: value }),
    own: null,
  })
  const search = { q: '陈', enabled: '0', both: '7', own: '1', page: 2 } as const
  expect(toQuery(search)).toEqual({ accountOrName: '陈', enabled: 0, orgId: '7', roleId: '7' })
  expect(toQuery({ q: undefined })).toEqual({})
})

// judged by "npm run typecheck"
test('a filter that would not be sent does not compile', () => {
  const refused = [
    // @ts-expect-error Property 'enabled' is missing
    filterQuery<'userList', Values>({ q: 'accountOrName' }),
    // @ts-expect-error the call takes no snOrName
    filterQuery<'userList', Values>({ q: 'snOrName', enabled: { number: 'enabled' } }),
    // @ts-expect-error a number is not taken as text
    filterQuery<'userList', Values>({ q: 'accountOrName', enabled: 'enabled' }),
    // @ts-expect-error nobody is enabled by 2
    filterQuery<'userList', { enabled?: '1' | '2' }>({ enabled: { number: 'enabled' } }),
  ]
  expect(refused).toHaveLength(4)
})
