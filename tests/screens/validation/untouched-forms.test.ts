import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { editForms, ofTerminal, program, TERMINAL, terminal } from '../support/edit-forms.ts'
import { editorAddress, editorIn, expectSaved } from '../support/editor.ts'
import { press, watchWrites } from '../support/steps.ts'

test.each(editForms)('$name, saved untouched, sends what it got', async (form) => {
  const { at, prepare, open, button = '确定', path, sent } = form
  const opened = await renderConsole({ at: '/upload' })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await prepare?.(opened)
  const wanted = typeof sent === 'function' ? await sent(opened) : sent
  const written = watchWrites(path)
  await opened.goto(at)
  const overlay = await open(opened)
  await press(opened.user, button, overlay)
  await waitFor(() => expect(overlay).not.toBeInTheDocument())
  expect(written.map(({ body }) => body)).toEqual([wanted])
})

test('设置开关机时间, saved untouched, sends what it got', async () => {
  const opened = await renderConsole({ at: TERMINAL })
  await press(opened.user, '确定', await ofTerminal('设置开关机时间')(opened))
  await waitFor(() =>
    expect(opened.server.calls('deviceWorkCronSet').map(({ path }) => decodeURI(path))).toEqual([
      `/api/device/${terminal.id}/work-cron/${terminal.workCronTarget}`,
    ]),
  )
})

test('an ad that is saved untouched is sent as it came', async () => {
  const written = watchWrites<{ content: string; [field: string]: unknown }>('/api/program')
  const { user, server, ask } = editorIn(await renderConsole({ at: editorAddress(program) }))
  await expectSaved()
  const { form } = await ask()
  await press(user, '保存', form)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  const stored = await server.send<ProgramDetail>('GET', `/api/program/${program.id}`)
  const { id, name, width, height, duration } = stored
  expect(written).toHaveLength(1)
  const { content, ...body } = written[0]?.body ?? { content: '{}' }
  expect(body).toMatchObject({ id, name, width, height, duration })
  const pages = (text: unknown) => (JSON.parse(String(text)) as { pages: unknown }).pages
  expect(pages(content)).toEqual(pages(stored.content))
})
