import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/dom'
import { expect, inject, test } from 'vitest'
// what opens over a page is there from the start, so that no test waits for it to be built
import '#src/features/devices/inspector/device-inspector.tsx'
import '#src/features/devices/regions/device-regions.tsx'
import '#src/features/devices/wall/device-wall.tsx'
import '#src/features/editor/view/editor-screen.tsx'
import '#src/features/materials/material-preview.tsx'
import '#src/features/orders/order-detail.tsx'
import '#src/features/programs/program-preview-modal.tsx'
import '#src/features/publish/publish-dialog.tsx'
import '#src/features/publish/published/published-devices-screen.tsx'
import '#src/routes/-order-create.tsx'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { shapes, type Shape } from '#src/api/generated/shapes.gen.ts'
import { createQueryClient } from '#src/api/query.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { pagesOf } from '#src/features/shell/pages.ts'
import { advance } from '#tests/support/clock.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { adAt, editorAddress } from '../support/editor.ts'
import { orderAt } from '../support/forms/of-orders.ts'
import { materials } from '../support/materials.ts'
import { ad } from '../support/publish.ts'
import { findTerminal } from '../support/terminals.ts'

/*
 * Answers that are none, and answers that the contract lets through although nobody would send them, at every screen:
 * the page keeps its frame, and says what is wrong. What becomes of answers that do not fit, by whatever part, is the
 * business of src/api/coerce-answer.test.ts: a screen knows them as one failure, or as rows that are left out.
 */
// a section, whose path ends with a slash, leads on to the first of its pages
const menu = pagesOf(createAppRouter(createQueryClient(), createMemoryHistory())).flatMap((page) =>
  page.menu && !page.path.endsWith('/') ? [page.path] : [],
)
const device = findTerminal(({ state }) => state === 1)
const screens = [
  ...menu,
  ...['diagnosis', 'week', 'commands'].map((tab) => `/terminalManage?device=${device.id}&tab=${tab}`),
  '/terminalManage?view=wall',
  '/terminalManage?view=regions',
  `/materialManage?preview=${materials[0]?.id}`,
  `/programManage?preview=${ad.id}`,
  `/programManage?publish=${ad.id}`,
  `/checkPubMet?id=${ad.id}`,
  `/orderManage?order=${orderAt(0).id}`,
  '/orderManage/create',
  editorAddress(adAt(0)),
]

/** Where a read only adds to what is shown: it says what is wrong when it is opened, or shows nothing instead (C1). */
const ADDS: readonly (readonly [OperationId, RegExp])[] = [
  // the count of what waits, in the menu
  ['materialList', /^(?!\/materialManage|\/reviewDesk)/],
  ['programList', /^(?!\/programManage|\/reviewDesk|\/orderManage\/create)/],
  // what has not arrived, on the cards
  ['playRecordList', /^\/programManage/],
  // the way to the terminals of an ad, which else leads to the log
  ['programPlayList', /^\/homePage/],
  // the row of the list is there
  ['deviceGet', /tab=(programs|week|commands)/],
]

/** Reads of filters, which are the same on every list, are tried on these alone. */
const FILTERED = new Set(['/terminalManage', '/materialManage', '/programManage'])
const isOfFilters = (operationId: string) => operationId === 'regionTree' || operationId.endsWith('GroupList')

const adds = (operationId: string, at: string) =>
  isOfFilters(operationId) || ADDS.some(([name, pages]) => name === operationId && pages.test(at))

/** Whatever a shape takes at the edge: the least that it asks for, or all of it with values that nobody expects. */
function strange(shape: Shape, whole: boolean, depth = 0): unknown {
  if (shape === 's') return whole ? '\u202E<b>∞</b>' : ''
  if (shape === 'n') return whole ? -1e21 : 0
  if (shape === 'b') return whole
  if (shape === 'id') return whole ? '9'.repeat(30) : 'x'
  if (shape === 'any') return whole ? [null] : undefined
  if ('u' in shape) return strange(shape.u.at(whole ? -1 : 0) as Shape, whole, depth)
  if (depth > 8) return undefined
  if ('a' in shape) return [strange(shape.a, whole, depth + 1), strange(shape.a, whole, depth + 1)]
  if ('m' in shape) return whole ? { ['__proto__x']: strange(shape.m, whole, depth + 1) } : {}
  const fields = Object.entries(shape.o).filter(([name]) => whole || shape.r?.includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, strange(field, whole, depth + 1)]))
}

const settled = () =>
  waitFor(() =>
    expect(document.querySelectorAll('main [aria-busy=true], [role=dialog] [aria-busy=true]')).toHaveLength(0),
  )

/** Expects the frame of the page: its menu, its name, and no page of an error in its place. */
async function expectFrame(what: string) {
  expect(await screen.findByRole('navigation', { name: '主菜单' }), what).toBeVisible()
  await waitFor(() => expect(document.querySelector('main')?.textContent, what).toBeTruthy())
  await settled()
  await advance(1_000)
  await settled()
  expect(document.body.innerText, what).not.toMatch(/页面打开失败|undefined|NaN|\[object/)
}

test.each(screens)('%s keeps its frame whatever it is answered, and says what is no answer', async (at) => {
  const { server, reload } = await renderConsole({ at })
  await expectFrame('a right answer')
  const reads = [
    ...new Set(server.report().log.map(({ method, operationId }) => method === 'GET' && operationId)),
  ].filter((operationId): operationId is OperationId => Boolean(operationId) && operationId !== 'userInfo')
  // each in turn takes long, and that a failed read is said is tried of every screen elsewhere, too
  for (const operationId of inject('long') ? reads : []) {
    if (isOfFilters(operationId) && !FILTERED.has(at)) continue
    await server.setSwitches({ faults: [{ operationId, kind: 'data', data: null }] })
    await reload()
    await expectFrame(`${operationId} is null`)
    if (adds(operationId, at)) continue
    await waitFor(() => expect(document.body.innerText, operationId).toMatch(/数据异常|加载失败|没有统计到/))
  }
  for (const whole of inject('long') ? [false, true] : [true]) {
    await server.setSwitches({
      faults: reads.map((operationId) => ({ operationId, kind: 'data', data: strange(shapes[operationId], whole) })),
    })
    await reload()
    await expectFrame(whole ? 'everything is strange' : 'the least of everything')
  }
})
