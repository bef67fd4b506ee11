import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { onTelephone } from '../support/accessibility.ts'

test('on a telephone, what became of a command is in sight without scrolling sideways', async () => {
  await onTelephone()
  await renderConsole({ at: '/record/deviceCommand' })
  const row = (await screen.findAllByRole('row'))[1] as HTMLElement
  const state = within(row).getAllByText(/^(执行中|成功|失败|离线待执行)/)[0] as HTMLElement
  const { left, right } = state.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
})
