import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { envelopeFailures, networkFailures, statusFailures, type Failure } from '#tests/support/failures.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { endFaults, expectAnswered, expectSurvived, failFromNowOn, refreshButton } from '../support/faults.ts'
import { fill } from '../support/steps.ts'

/* Failures of every kind at login and on the home page. */

const wrongAnswers: readonly Failure[] = [{ name: 'no token', trouble: { kind: 'data', data: {} }, says: '数据异常' }]

test.each([
  ['HTTP statuses', statusFailures],
  ['the network', networkFailures],
  ['refusals and other answers', [...envelopeFailures, ...wrongAnswers]],
] as const)('login, %s: the form says it once and keeps what was typed', async (_, failures) => {
  const { user, server, at } = await renderConsole({ at: '/login', account: null })
  await fill(user, await screen.findByRole('textbox', { name: '账号' }), ADMIN)
  const password = screen.getByLabelText('密码')
  await fill(user, password, PASSWORD)
  const submit = screen.getByRole('button', { name: '登录' })
  for (const { name, trouble, says } of failures) {
    await failFromNowOn(server, 'authLogin', trouble)
    await user.click(submit)
    await expectAnswered(server, 'authLogin', 1)
    await expectSurvived(says, name)
    expect(server.calls('authLogin'), name).toHaveLength(1)
    expect(password, name).toHaveValue(PASSWORD)
  }
  await endFaults(server)
  await user.click(submit)
  await waitFor(() => expect(at()).toBe('/homePage'))
})

const wrongData: readonly Failure[] = [undefined, null, [], 7].map((data) => ({
  name: `data ${JSON.stringify(data)}`,
  trouble: { kind: 'data', data },
  says: '数据异常',
}))

async function openHome() {
  const opened = await renderConsole({ at: '/homePage' })
  const figure = await screen.findByRole('region', { name: '终端在线状态' })
  await waitFor(() => expect(figure).toHaveTextContent(/终端总数\d/))
  return { ...opened, figure }
}

test.each([
  ['the network', networkFailures],
  ['refusals and other answers', [...envelopeFailures, ...wrongData]],
] as const)('home page, %s: a failed report is said once', async (_, failures) => {
  const { user, server } = await openHome()
  for (const { name, trouble, says, twice } of failures) {
    await failFromNowOn(server, 'dashboardReport', trouble)
    await user.click(refreshButton())
    await expectAnswered(server, 'dashboardReport', twice ? 2 : 1)
    await expectSurvived(says, name)
    expect(server.calls('dashboardReport'), name).toHaveLength(twice ? 2 : 1)
  }
})

test('home page: a wrong part of the report is said in its place', async () => {
  const { user, server, figure } = await openHome()
  await failFromNowOn(server, 'dashboardReport', { kind: 'set', values: { deviceState: 'many', 'programStatus.9': 4 } })
  await user.click(refreshButton())
  await waitFor(() => expect(figure).toHaveTextContent('数据异常'))
  expect(screen.getByRole('region', { name: '广告审核状态' })).toHaveTextContent('未知（9）')
  await endFaults(server)
  await user.click(refreshButton())
  await waitFor(() => expect(figure).not.toHaveTextContent('数据异常'))
})
