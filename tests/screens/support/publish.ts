import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
// what opens later is there from the start, so that no test waits for it to be built
import '#src/features/programs/program-list-screen.tsx'
import '#src/features/publish/publish-dialog.tsx'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { permissionNames, type PermissionCode } from '#src/domain/permissions.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { publishedAd, RESOLUTION } from '#tests/support/published-ad.ts'
import {
  renderConsole,
  type ConsoleSetup,
  type RenderedConsole,
  type TestServer,
} from '#tests/support/render-console.tsx'
import { dialog, timeField } from './steps.ts'

export { RESOLUTION } from '#tests/support/published-ad.ts'

export const ad = await publishedAd()

export const LIST = `/programManage?q=${encodeURIComponent(String(ad.name))}&resolution=${encodeURIComponent(RESOLUTION)}&status=1`

export async function published(server: TestServer): Promise<PublishedDevice[]> {
  const { data } = await server.send<{ data: PublishedDevice[] }>(
    'GET',
    `/api/program/play/page?programId=${ad.id}&page=0&limit=400`,
  )
  return data
}

export async function publishedOn(server: TestServer, sn: string): Promise<PublishedDevice> {
  const found = (await published(server)).find(({ deviceSn }) => deviceSn === sn)
  if (!found) throw new Error(`The ad is not on ${sn}`)
  return found
}

export function without(...codes: PermissionCode[]): SwitchesPatch {
  return {
    scenario: {
      functionIds: { [ADMIN]: Object.keys(permissionNames).filter((code) => !codes.includes(code as PermissionCode)) },
    },
  }
}

/** Times and weekdays of a period as a person enters them. */
function scheduleSteps(user: UserEvent) {
  return {
    /** Puts the times of a period in, such as `08:00-09:30`. */
    async setTimes(period: HTMLElement, times: string) {
      const [start = '', end = ''] = times.split('-')
      for (const [side, time] of [
        ['开始时间', start],
        ['结束时间', end],
      ] as const) {
        await user.clear(timeField(period, side))
        await user.paste(time)
      }
    },
    /** Leaves a period exactly these days, such as 周一. */
    async setDays(period: HTMLElement, wanted: readonly string[]) {
      for (const box of within(period).getAllByRole<HTMLInputElement>('checkbox', { name: /^周/ })) {
        if (box.checked !== wanted.includes(box.labels?.[0]?.textContent ?? '')) await user.click(box)
      }
    },
  }
}

export interface PublishScreen extends RenderedConsole, ReturnType<typeof scheduleSteps> {
  form: HTMLElement
  /** The terminals on offer, with what narrows and chooses them. */
  devices: HTMLElement
  /** The group of fields of a period, by its name; the only one is 时段. */
  period(name?: string): HTMLElement
  /** Chooses the first terminals of the list. */
  pick(count?: number): Promise<void>
  /** What narrows the terminals on offer. */
  filters(): HTMLElement
  /** What chooses many of them at once. */
  bar(): HTMLElement
  /** The pages of them. */
  paging(): HTMLElement
  /** Presses 发布, or clicks it twice as fast as can be. */
  submit(twice?: 'twice'): Promise<void>
  /** What the check before publishing says. */
  check(): HTMLElement
}

export async function openPublish(setup: Omit<ConsoleSetup, 'at'> = {}): Promise<PublishScreen> {
  const opened = await renderConsole({ at: `${LIST}&publish=${ad.id}`, ...setup })
  return publishDialog(opened)
}

export async function openFirstPublish(setup: Omit<ConsoleSetup, 'at'> = {}): Promise<PublishScreen> {
  const opened = await renderConsole({ at: LIST, ...setup })
  await takeOffEverywhere(opened.server)
  opened.server.clearReport()
  await opened.goto(`${LIST}&publish=${ad.id}`)
  return publishDialog(opened)
}

export async function takeOffEverywhere(server: TestServer) {
  await server.send('POST', '/api/program/play', {
    programId: ad.id,
    publish: 0,
    deviceIds: (await published(server)).map(({ deviceId }) => deviceId),
  })
}

export async function publishDialog(opened: RenderedConsole): Promise<PublishScreen> {
  const { user } = opened
  // without roles, which take long to look for in a page as large
  const devices = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog] section[aria-label=投放终端]')
    if (!found || deviceBoxes(found).length === 0) throw new Error('The publish dialog has no terminals')
    return found
  })
  const form = screen.getByRole('dialog', { name: '发布广告' })
  const plan = within(form).getByRole('region', { name: '投放计划' })
  return Object.assign(opened, scheduleSteps(user), {
    form,
    devices,
    period: (name = '时段') => within(plan).getByRole('group', { name }),
    async pick(count = 1) {
      await waitFor(() => expect(devices.querySelector('[aria-busy]')).toBeNull())
      // what has been scrolled to is drawn, and other rows with it
      await frames()
      for (let index = 0; index < count; index++) {
        await user.click(deviceBoxes(devices)[index] as HTMLElement)
        await waitFor(() => expect(deviceBoxes(devices)[index]).toBeChecked())
      }
    },
    filters: () => part(devices, '筛选终端'),
    bar: () => part(devices, '批量操作'),
    paging: () => part(devices, '终端分页'),
    async submit(twice?: 'twice') {
      const button = within(form).getByText('发布')
      await (twice ? user.dblClick(button) : user.click(button))
    },
    check: () => part(form, '发布前检查'),
  })
}

/** Until the browser has drawn, and told of scrolling. */
const frames = () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** A part of the page by its name; without roles, which take long to look for among hundreds of rows. */
function part(whole: HTMLElement, name: string): HTMLElement {
  const found = whole.querySelector<HTMLElement>(`[aria-label="${name}"]`)
  if (!found) throw new Error(`There is no part ${name}`)
  return found
}

/** The checkboxes of the terminals on screen; found without roles, of which a hundred rows have very many. */
export function deviceBoxes(part: HTMLElement): HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>('table[aria-label=选择终端] td input[type=checkbox]')]
}

export async function expectSuccess(message: string): Promise<HTMLElement> {
  const success = await dialog('操作成功!')
  expect(success).toHaveTextContent(message)
  return success
}

export const failing = (fault: object): SwitchesPatch => ({
  faults: [{ operationId: 'programPlay', ...fault } as never],
})
