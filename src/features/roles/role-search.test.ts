import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/lib/url/search-params.ts'
import { roleSearch } from './role-search.ts'

test('the roles side by side stay in the address, however long their ids are', () => {
  const roles = Array.from({ length: 6 }, (_, index) => `182455203911057819${index}`).join(',')
  expect(roleSearch(parseSearch(stringifySearch({ compare: '1', roles })))).toMatchObject({ compare: '1', roles })
})
