import { expect, type Locator, type Page } from '@playwright/test'

/** Works as a hand does, and counts: presses and drags of the mouse, and fields that are typed into. */
export interface Hands {
  readonly count: { pointer: number; fields: number }
  press(target: Locator): Promise<void>
  /** Opens the menu of the right button on what is chosen. */
  openMenu(): Promise<void>
  /** Drags what is chosen until its middle lies at a place of the scene: shares of its width and height. */
  dragChosenTo(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
}

export function handsOf(page: Page): Hands {
  const count = { pointer: 0, fields: 0 }
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('It is not in sight')
    return box
  }
  async function middleOfChosen() {
    const frame = page.locator('[data-frame]')
    await expect(frame).toHaveCount(1)
    const { x, y, width, height } = await boxOf(frame)
    return { x: x + width / 2, y: y + height / 2 }
  }
  return {
    count,
    async press(target) {
      count.pointer += 1
      await target.click()
    },
    async openMenu() {
      count.pointer += 1
      const { x, y } = await middleOfChosen()
      await page.mouse.click(x, y, { button: 'right' })
    },
    async dragChosenTo(x, y) {
      count.pointer += 1
      const [from, board] = [await middleOfChosen(), await boxOf(page.locator('[data-board]'))]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(board.x + board.width * x, board.y + board.height * y, { steps: 5 })
      await page.mouse.up()
    },
    async type(text) {
      count.fields += 1
      await page.keyboard.type(text)
    },
  }
}
