import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { advance } from '#tests/support/clock.ts'
import { DONE, entered, fillIn, openOver, sendIt } from '../support/forms/form.ts'
import { forms } from '../support/forms/forms.ts'

/*
 * What a form is about is changed, deleted or decided by somebody else between its opening and its sending (N7): what
 * is said is so, nothing is done twice, and what was typed stays.
 */
const cases = forms.flatMap((form) =>
  'without' in form.secondPerson ? [] : form.secondPerson.map((meanwhile) => ({ form, ...form, ...meanwhile })),
)

test.each(cases)('$name, and $what meanwhile', async ({ form, does, says, shows, operationId }) => {
  const { opened, overlay } = await openOver(form)
  const { server } = opened
  const part = await fillIn(form, opened, overlay)
  const before = entered(part)
  await does(server)
  server.clearReport()
  await sendIt(form, opened, part)
  await waitFor(() => expect(document.body.innerText).toMatch(says))
  // what has just opened has its name
  await advance(100)
  expect(server.calls(operationId).filter(({ code }) => code === 1)).toEqual([])
  expect(server.calls(operationId).length).toBeLessThanOrEqual(1)
  await waitFor(() => expect(entered(part)).toEqual(shows ?? before))
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(DONE),
  )
})
