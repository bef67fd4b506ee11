import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { envelopeFailures, listDataFailures, networkFailures, statusFailures } from '#tests/support/failures.ts'
import {
  endFaults,
  expectAnswered,
  expectSurvived,
  failFromNowOn,
  openEdit,
  openList,
  refreshButton,
} from '../support/faults.ts'
import { expectDone, expectNoDialog, fill, press } from '../support/steps.ts'
import { terminalRows } from '../support/terminals.ts'

/*
 * What the terminal list and its dialogs make of every failure. After each the page lives, says what happened once, has
 * lost nothing that was typed, and goes on when the failure is over (`expectSurvived`).
 */
describe.each([
  ['HTTP statuses', statusFailures, []],
  ['broken connections, gateways and portals', networkFailures, []],
  ['refusals, unknown codes and data of another form', envelopeFailures, listDataFailures],
] as const)('%s', (_, failures, ofReads) => {
  test('the list says what happened above its rows, and loads when asked again', async () => {
    const { user, server } = await openList()
    const again = () => within(screen.getByRole('alert')).getByRole('button', { name: '重试' })
    for (const { name, trouble, says, twice } of [...failures, ...ofReads]) {
      await failFromNowOn(server, 'deviceList', trouble)
      await user.click(screen.queryByRole('alert') ? again() : refreshButton())
      await expectAnswered(server, 'deviceList', twice ? 2 : 1)
      await expectSurvived(says, name)
      expect(server.calls('deviceList'), name).toHaveLength(twice ? 2 : 1)
      expect(terminalRows(), name).toHaveLength(10)
    }
    await endFaults(server)
    await user.click(again())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(terminalRows()).toHaveLength(10)
  })

  test('a dialog says what happened, keeps what was typed, and saves when asked again', async () => {
    const { user, server } = await openList()
    const { name, submit } = await openEdit(user)
    await fill(user, name, '没有丢失的名称')
    // what may have happened is asked about before it is sent again (N6)
    let unsure = false
    const send = async () => {
      await user.click(submit)
      if (unsure) await press(user, '仍要提交')
    }
    for (const { name: failure, trouble, says, saysOfWrite } of failures) {
      await failFromNowOn(server, 'deviceUpdate', trouble)
      await send()
      unsure = saysOfWrite !== undefined
      await expectAnswered(server, 'deviceUpdate', 1)
      await expectSurvived(saysOfWrite ?? says, failure)
      expect(server.calls('deviceUpdate'), failure).toHaveLength(1)
      // where the result is unknown the list is loaded again before anybody decides; a refusal may let it load as well
      const reloads = server.calls('deviceList').length
      expect(reloads, failure).toBeLessThanOrEqual(1)
      if (saysOfWrite) expect(reloads, failure).toBe(1)
      expect(name, failure).toHaveValue('没有丢失的名称')
    }
    await endFaults(server)
    await send()
    await expectDone(user)
    await expectNoDialog()
    await waitFor(() => expect(terminalRows()[0]).toHaveTextContent('没有丢失的名称'))
  })
})
