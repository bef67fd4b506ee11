import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/publish/published/published-devices-screen.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { ad, published } from '../support/publish.ts'
import { expectTotal, press } from '../support/steps.ts'

const boxes = () => within(screen.getByRole('table', { name: '发布终端' })).getAllByRole('checkbox', { name: /^选择 / })

test('what arrives keeps its place among what was waited for', async () => {
  const { user, server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  const all = await published(server)
  await expectTotal(all.length)
  // how many more are drawn is for the window to say
  const named = () =>
    boxes()
      .slice(0, 10)
      .map((box) => box.getAttribute('aria-label'))
  const before = named()
  const at = all.findIndex(({ status }) => status === 0)
  await server.setSwitches({
    faults: [{ operationId: 'programPlayList', kind: 'set', values: { [`data.${at}.status`]: 1 } }],
  })
  await press(user, '刷新')
  await waitFor(() => expect(boxes()[0]?.closest('tr')).toHaveTextContent('已送达'))
  expect(named()).toEqual(before)
})
