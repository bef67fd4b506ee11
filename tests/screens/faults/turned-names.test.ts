import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { shownText } from '#src/lib/text/shown-text.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { cards } from '../support/materials.ts'
import { actOn, dialog, press, watchDownloads } from '../support/steps.ts'

/*
 * Every name of the company holds a mark that turns around what stands behind it, or a word that runs from right to
 * left (R44): no place of the page passes that on, and the names can be told from others.
 */
const turned = { scenario: { name: 'turned-names' } } as const

/** What is shown or said anywhere in the page and would turn what stands beside it. */
function turning(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of document.querySelectorAll('*'))
    for (const name of ['title', 'aria-label', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'])
      texts.push(element.getAttribute(name) ?? '')
  for (const field of document.querySelectorAll<HTMLInputElement>('input[role=combobox], input[aria-haspopup]'))
    texts.push(field.value)
  return texts.filter((text) => shownText(text) !== text)
}

test.each([
  '/homePage',
  '/terminalManage',
  '/terminalManage?view=wall',
  '/materialManage',
  '/programManage',
  '/orderManage',
  '/reviewDesk',
  '/form/formManage',
  '/form/role',
  '/form/account',
  '/record/deviceCommand',
  '/record/playRecord',
  '/report/programReport',
  '/editorFive',
])('on %s no name turns what stands beside it', async (at) => {
  const { user } = await renderConsole({ at, switches: turned })
  if (at === '/form/formManage') await press(user, '全部展开')
  // the head has such a name at once, a list when it has come; a new ad has none
  const seen = () => (at === '/editorFive' ? document.body : screen.getByRole('main')).textContent
  await waitFor(() => expect(seen()).toMatch(/\[U\+202E\]/))
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0))
  expect(turning()).toEqual([])
})

test('a question names what it is about, and nothing stands behind the name in disguise', async () => {
  const { user } = await renderConsole({ at: '/materialManage?status=0', switches: turned })
  const card = await waitFor(() => {
    const found = cards().find((one) => one.textContent?.includes('[U+202E]gpj.'))
    if (!found) throw new Error('No card has such a name')
    return found
  })
  await actOn(user, card, '删除')
  const question = await dialog('删除素材')
  expect(question).toHaveTextContent(/确定删除素材“[^”]+\[U\+202E\]gpj\.”？/)
  expect(turning()).toEqual([])
})

test('a terminal is told by its name in its record, its week and the form that changes it', async () => {
  const { user } = await renderConsole({ at: '/terminalManage', switches: turned })
  const rows = () => within(screen.getByRole('table', { name: '终端列表' })).getAllByRole('row')
  const row = await waitFor(() => {
    const found = rows().find((one) => one.textContent?.includes('[U+202E]gpj.'))
    if (!found) throw new Error('No terminal has such a name')
    return found
  })
  await actOn(user, row, '编辑')
  const form = await dialog('编辑终端')
  // what is edited is the name itself, which is sent back
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: '终端名称' }).value).toContain('\u202Egpj.')
  await user.keyboard('{Escape}')
  await user.click(within(row).getAllByRole('link')[0] as HTMLElement)
  await waitFor(() => expect(screen.getAllByText(/\[U\+202E\]gpj\./).length).toBeGreaterThan(5))
  expect(turning()).toEqual([])
})

test('an exported name has its mark as a code', async () => {
  const { user } = await renderConsole({ at: '/form/role', switches: turned })
  await screen.findByRole('table', { name: '角色列表' })
  const saved = watchDownloads()
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await saved[0]?.file.text()
  expect(text).toContain('[U+202E]gpj.')
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
})
