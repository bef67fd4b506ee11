import { screen, waitFor, within } from '@testing-library/dom'
import { expect, inject, test, vi } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { ad, published } from '../support/publish.ts'
import { dialog } from '../support/steps.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MALL = '云麓天地'

/** Puts this computer's clock ahead of the server's, which goes on as it did. */
async function setFast({ server }: RenderedConsole, milliseconds: number) {
  await server.advance(-milliseconds)
  vi.setSystemTime(Date.now() + milliseconds)
}

const note = () => screen.queryByRole('note', { name: /本机时钟/ })

/** Pages, and what of them goes by the clock, when it is there. */
const pages: [address: string, parts: () => HTMLElement[]][] = [
  ['/homePage', () => [/^未送达的发布 [1-9]/, /^今日失败的指令 \d/].map((name) => screen.getByRole('link', { name }))],
  [
    '/terminalManage?state=0',
    () => [
      ...within(screen.getByRole('table', { name: '终端列表' })).getAllByText(/^\d+ 天$/),
      screen.getByText(/^更新于/),
    ],
  ],
  [`/checkPubMet?id=${ad.id}&view=week`, () => [screen.getByRole('region', { name: /^广告的一周/ })]],
  ['/programManage?status=1', () => screen.getAllByText(/台未送达，最早/)],
]

/** What a page says, and where its marks of the present stand. Seconds go by while it loads. */
async function textOf(opened: RenderedConsole, [address, parts]: (typeof pages)[number]): Promise<string> {
  await opened.goto(address)
  await opened.reload()
  const found = await waitFor(parts)
  const marks = found.flatMap((part) =>
    [...part.querySelectorAll('[data-kind="now"], [data-today]')].map(
      (mark) => mark.getAttribute('style') ?? mark.textContent,
    ),
  )
  return [...found.map(({ innerText }) => innerText), ...marks].join('\n')
}

const wrong: [string, number][] = [
  ['ten minutes fast', 10 * MINUTE],
  ['an hour slow', -60 * MINUTE],
  ['five days fast', 5 * DAY],
]

// a journey has ten minutes, and what is slow is read as what is fast
test.each(inject('long') ? wrong : wrong.slice(2))(
  'on a laptop %s everything reads as on one that is right',
  async (_, fast) => {
    const opened = await renderConsole({ at: '/upload', switches: { scenario: { name: 'stuck-release' } } })
    const { server, advance } = opened
    // on its way to one that is off, for not so long that it counts as late
    const { data: off } = await server.send<{ data: Device[] }>('GET', '/api/device/page?page=0&limit=1&state=0')
    const [plan] = await published(server)
    await server.send('POST', '/api/program/play', {
      programId: ad.id,
      deviceIds: off.map(({ id }) => id),
      publish: 1,
      scheduleType: 0,
      schedules: plan?.schedules,
    })
    await advance(25 * MINUTE)
    const right: string[] = []
    for (const page of pages) right.push(await textOf(opened, page))
    expect(note()).toBeNull()
    await setFast(opened, fast)
    for (const [index, page] of pages.entries()) expect(await textOf(opened, page)).toBe(right[index])
  },
)

test('a terminal is healthy for whoever looks at it, and what differs is said once', async () => {
  const opened = await renderConsole({ at: '/upload', switches: { scenario: { name: 'why-dark' } } })
  await setFast(opened, 10 * MINUTE)
  await opened.goto(`/terminalManage?q=${MALL}地下车库屏`)
  await opened.user.click(await screen.findByRole('link', { name: `${MALL}地下车库屏` }))
  const inspector = await dialog(`${MALL}地下车库屏`)
  const conclusion = () => within(inspector).getByRole('status', { name: '诊断结论' })
  await waitFor(() => expect(conclusion()).toHaveTextContent(/^最近一次指令失败$/))
  const said = await screen.findByRole('note', { name: /本机时钟/ })
  expect(said).toHaveTextContent(/^本机时钟快 10分$/)
  expect(said).toHaveAccessibleName('本机时钟快 10分：本机时钟比服务器快 10分，页面上的时间以服务器为准。')
  // put right
  await setFast(opened, -10 * MINUTE)
  await opened.goto('/terminalManage')
  await waitFor(() => expect(note()).toBeNull())
})
