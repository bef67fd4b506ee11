import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { press } from '../support/steps.ts'

// what "npm run new -- list" takes as the model of its screen tests
test('the filters of the address are asked for, and can be taken back', async () => {
  const { user, server, at } = await renderConsole({ at: '/record/playRecord?q=没有这样的' })
  await screen.findByRole('heading', { name: '广告发布记录', level: 1 })
  await press(user, '清除筛选', await screen.findByRole('main'))
  const table = await screen.findByRole('table', { name: '广告发布记录' })
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1))
  expect(at()).toBe('/record/playRecord')
  const asked = server.calls('playRecordList').map(({ path }) => new URLSearchParams(path.split('?')[1]))
  expect(asked.map((query) => query.get('snOrName'))).toEqual(['没有这样的', null])
})
