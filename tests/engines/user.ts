import fs from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { queries } from '@testing-library/dom'
import type { Engine } from './engine.ts'

/** An element as a person finds it: by its role and name, or by its label; the first of several but for `nth`. */
export interface Target {
  role?: string
  label?: string
  /** The accessible name, whole; a pattern for a part. */
  name?: string | RegExp
  /** A text anywhere in it. */
  has?: string
  within?: Target
  nth?: number
}

export interface Found {
  /** Where it is in the viewport. */
  box: { x: number; y: number; width: number; height: number }
  text: string
  /** Whether the pointer at its middle would meet it. */
  isOnTop: boolean
  isDisabled: boolean
}

export type User = ReturnType<typeof userOf>

declare const TestingLibraryDom: Pick<typeof queries, 'queryAllByRole' | 'queryAllByLabelText'>

const library = fs.readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A target as JSON can hold it. */
type Sent = Omit<Target, 'name' | 'within'> & { name?: string; pattern?: string; within?: Sent }

const sent = ({ name, within, ...rest }: Target): Sent => ({
  ...rest,
  ...(typeof name === 'string' ? { name } : name && { pattern: name.source }),
  ...(within && { within: sent(within) }),
})

/** Works on the console as a person does, in whatever engine: with a real pointer and real keys. */
export function userOf(engine: Engine, base: string) {
  /** Runs a function in the page with what JSON can hold, and gives what JSON can hold. */
  async function inPage<Given, Result>(
    work: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result> {
    return (await engine.run(`(${work})(${JSON.stringify(given)})`)) as Result
  }

  async function query(target: Target): Promise<Found[]> {
    if ((await engine.run('typeof TestingLibraryDom')) === 'undefined') await engine.run(`(() => {${library}})()`)
    return inPage(findInPage, sent(target))
  }

  /** Waits until it is there and has stopped moving. */
  async function see(target: Target): Promise<Found> {
    let found: Found | undefined
    await expect(async () => {
      const before = found
      found = (await query(target))[target.nth ?? 0]
      expect(found, `seen: ${JSON.stringify(sent(target))}`).toBeDefined()
      expect(found?.box, 'it has stopped moving').toEqual(before?.box)
    }).toPass({ timeout: 30_000, intervals: [0, 50, 100, 250] })
    if (!found) throw new Error('It was just seen')
    return found
  }

  async function reach(target: Target) {
    let found: Found | undefined
    await expect(async () => {
      found = await see(target)
      expect(found, 'it can be pressed').toMatchObject({ isOnTop: true, isDisabled: false })
    }).toPass({ timeout: 30_000, intervals: [50, 100, 250] })
    return middleOf(found as Found)
  }

  const clickAt = async ({ x, y }: { x: number; y: number }) =>
    engine.pointer([{ kind: 'move', x, y }, { kind: 'down' }, { kind: 'up' }])

  return {
    engine,
    inPage,
    see,
    count: async (target: Target) => (await query(target)).length,
    async gone(target: Target) {
      await expect.poll(async () => (await query(target)).length, { timeout: 20_000 }).toBe(0)
    },
    open: (path: string) => engine.goto(new URL(path.replace(/^\//, ''), base).href),
    async address(pattern: RegExp) {
      await expect.poll(() => engine.run('location.href'), { timeout: 20_000 }).toMatch(pattern)
    },
    async press(target: Target) {
      await clickAt(await reach(target))
    },
    /** Puts a text into a field in place of what is there. */
    async enter(target: Target, text: string) {
      await clickAt(await reach(target))
      await engine.press('Control+a')
      await engine.type(text)
      await expect.poll(() => engine.run('document.activeElement?.value'), { timeout: 10_000 }).toBe(text)
    },
    /** Drags with the pointer, in steps as a hand does. */
    async drag(from: Point, to: Point) {
      const steps = [0.1, 0.3, 0.6, 0.9, 1].map((share) => ({
        kind: 'move' as const,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }))
      await engine.pointer([{ kind: 'move', ...from }, { kind: 'down' }, ...steps, { kind: 'up' }])
    },
  }
}

export interface Point {
  x: number
  y: number
}

export const middleOf = ({ box }: Pick<Found, 'box'>): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

/** Runs in the page, and so may use nothing from outside it. */
function findInPage(target: Sent): Found[] {
  function all({ role, label, name, pattern, has, within }: Sent): HTMLElement[] {
    const ground = within ? all(within)[within.nth ?? 0] : document.body
    if (!ground) return []
    const named = name ?? (pattern === undefined ? undefined : new RegExp(pattern))
    const found =
      label === undefined
        ? TestingLibraryDom.queryAllByRole(ground, role ?? '', named === undefined ? {} : { name: named })
        : TestingLibraryDom.queryAllByLabelText(ground, label)
    return found.filter((element) => has === undefined || element.textContent?.includes(has))
  }
  return all(target).map((element, index) => {
    if (index === (target.nth ?? 0)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const label = (element as HTMLInputElement).labels?.[0]
    return {
      box: { x, y, width, height },
      text: element.innerText,
      isOnTop: top !== null && (element.contains(top) || label?.contains(top) === true || top.contains(element)),
      isDisabled: element.matches(':disabled, [data-disabled]'),
    }
  })
}
