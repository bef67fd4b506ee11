/** What a journey needs of a browser engine, whoever drives it. Everything else is built on these (user.ts). */
export interface Engine {
  readonly name: EngineName
  goto(url: string): Promise<void>
  /** Runs an expression in the page, waits for what it promises, and gives it if JSON can hold it. */
  run(expression: string): Promise<unknown>
  /** The pointer as a hand moves it, in pixels of the viewport. */
  pointer(steps: readonly PointerStep[]): Promise<void>
  /** Types as a keyboard does; what no key has goes in as the text that it is. */
  type(text: string): Promise<void>
  /** One key with what is held down: `Escape`, `Control+a`. */
  press(key: string): Promise<void>
  /** Composes a text with an input method, where one can be driven. */
  compose?(steps: readonly string[], text: string): Promise<void>
  /** Gives the file field that a selector finds these files. */
  choose(selector: string, files: readonly string[]): Promise<void>
  /** Waits for the file that an act makes the browser save. */
  download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>
  /** The viewport as a PNG of one pixel a pixel. */
  picture(): Promise<Buffer>
  /** Exceptions, warnings and violated policies so far. */
  problems(): readonly string[]
  close(): Promise<void>
}

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export type PointerStep = { kind: 'move'; x: number; y: number } | { kind: 'down' } | { kind: 'up' }

export const VIEWPORT = { width: 1440, height: 900 } as const
