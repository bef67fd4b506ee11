import type { Color } from '#src/scene/model/scene-types.ts'
import type { Bounds } from '../model/bounds.ts'
import type { AdditionId } from './add-commands.ts'
import type { EditorPort, Refusal } from './editor-port.ts'

export interface Clipboard {
  write(text: string): Promise<void>
  read(): Promise<string>
}

/** What commands open over the ad. */
export interface ScreenActions {
  /** Asks for the name and what is known of the ad, and saves it then. */
  save(): undefined
  /** Saves at once where nothing has to be asked, and stays. */
  saveHere(): undefined
  preview(): undefined
  help(): undefined
  /** Opens the choice of a template, which adds a scene. */
  addScene(): undefined
  leave(): undefined
}

export interface Desk {
  readonly clipboard: Clipboard
  /** Absent where a part of the editor stands alone. */
  readonly screen: ScreenActions | undefined
  /** Opens the text of an element to be written where it stands. */
  write(id: string): undefined
  /** Opens the choice of materials for an element. */
  pick(id: string): undefined
  /** Opens the choice of materials for a new element. */
  add(id: AdditionId): undefined
  /** Gives the canvas the keys. */
  focus(): undefined
  /** Opens the name of an element in the list of layers. */
  name(id: string): undefined
  /** Opens the name of the ad in the header. */
  title(): undefined
  /** Opens the sizes that the ad may have, in the header. */
  resize(): undefined
  /** Opens the choice of a picture for the ground of the scene. */
  pickBackground(): undefined
  /** The colour in which new letters are read at a place, percent of the scene; undefined where nobody can tell. */
  lettersAt(place: Bounds): Color | undefined
}

export type CommandGroup = 'add' | 'edit' | 'order' | 'align' | 'adjust' | 'scene' | 'view' | 'screen'

export const GROUP_LABELS: Readonly<Record<CommandGroup, string>> = {
  add: '添加',
  edit: '编辑',
  order: '层级',
  align: '对齐',
  adjust: '适应',
  scene: '场景',
  view: '视图',
  screen: '编辑器',
}

export interface Command {
  readonly label: string
  /** What it is for, where its name does not say that. */
  readonly hint?: string
  readonly group: CommandGroup
  /** Keys as in `keys.ts`. */
  readonly keys: readonly string[]
  /** Where the focus has to be for its keys; anywhere by default, but in what is typed into. */
  readonly focus?: 'canvas' | 'scenes' | 'fields'
  /** Set where the browser itself turns the keys into an event of the clipboard, which needs no permission. */
  readonly byClipboardEvent?: true
  /** Takes away what may have been worth keeping. */
  readonly danger?: true
  /** Looked for, but nothing that an ad can have: its keys say why, and no list has it. */
  readonly never?: true
  /** Whether it is on, of what is switched. */
  readonly isOn?: (store: EditorPort) => boolean
  /** False where it does not apply to the selection, as fitting text to a picture: menus leave it out. Default true. */
  suits?(store: EditorPort): boolean
  /** Why it cannot be done now, in words; undefined when it can. */
  blocked(store: EditorPort): Refusal
  /** Does it; answers why it did not, in words. */
  run(store: EditorPort, desk: Desk): Refusal | Promise<Refusal>
}
