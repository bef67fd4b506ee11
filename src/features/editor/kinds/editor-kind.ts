import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import type { ElementFrame, TextStyle } from '#src/scene/model/scene-types.ts'
import type { Found } from '../model/finding.ts'
import type { Wanted } from '../model/free-place.ts'
import type { Size } from '../model/new-elements.ts'
import type { SensitiveFinder } from '../model/sensitive.ts'
import type { ElementEdit } from '../view/panel/use-element-edit.ts'

/**
 * What the editor knows of a kind of element, beside what `ElementKind` says of it anywhere. These are methods, so that
 * the table can hand out a kind for an element of which only the union is known.
 */
export interface EditorKind<Element extends ElementFrame> {
  /** As limits and its settings call it: 文本. */
  readonly label: string
  readonly icon: Icon
  /** The buttons that add one; none where the editor cannot make it. */
  readonly additions: readonly Addition[]
  /** The code of its fields in the panel, which comes when one is first chosen. */
  settings(): Promise<Settings<Element>>
  /** What tells it from others of its kind in lists: its words, its first material; '' for none. */
  name(element: Element): string
  /** What can be wrong with one, beside its place, its materials and how many it has. */
  checks(element: Element, given: CheckOptions): readonly Found[]
  /** How many a scene may have (3§5); undefined for any number. */
  readonly limit: number | undefined
  /** The materials that it shows one after the other; undefined for a kind that has none. */
  readonly contents: Contents<Element> | undefined
  /** The words that are written where it stands on the canvas; undefined for a kind without. */
  written(element: Element): Written | undefined
  /** Whether it shows a video, which many players draw in front of everything. */
  showsVideo(element: Element): boolean
  /** Whether it changes by the second while the scene stands still. */
  readonly ticks: boolean
}

export interface Addition {
  /** On its button. */
  readonly label: string
  /** What it is for, in a line. */
  readonly hint: string
  readonly icon: Icon
  /** On the canvas, as in `keys.ts`. */
  readonly keys?: readonly string[]
  /** At which edge a new one is wanted where there are others; at the place that `make` gives it by default. */
  readonly wanted?: Wanted
  /** A new element, as it is in a content; `medias` as `mediaRaw` makes them, of a kind that has contents. */
  make(size: Size, medias: readonly JsonObject[]): JsonObject
}

export interface SettingsProps<Element extends ElementFrame> {
  /** Id that the session has for the element. */
  id: string
  element: Element
  edit: ElementEdit
}

/** A component; written as a method for the same reason as those of `EditorKind`. */
export type Settings<Element extends ElementFrame> = {
  render(props: SettingsProps<Element>): ReactNode
}['render']

export interface CheckOptions {
  /** Pixels of the ad. */
  readonly size: Size
  readonly find: SensitiveFinder
  readonly overflows: OverflowCheck
}

/** Whether what is written in an element is cut off at the edge of its box. Only a page can tell. */
export interface OverflowCheck {
  (element: SceneElement, size: Size): boolean
  /** Looks at many that are about to be asked for, which is cheaper than one after the other. */
  readonly ahead?: (elements: readonly SceneElement[], size: Size) => void
  /** Of the longest line that is written, pixels of the ad. */
  readonly width?: (element: SceneElement, size: Size) => number
}

export interface Contents<Element extends ElementFrame> {
  /** Where in `data` their list is. */
  readonly key: string
  /** How many there may be (3§5). */
  readonly most: number
  /** What they are called: 图片. */
  readonly noun: string
  readonly picks: 'image' | 'media'
  /** Above those that can be picked for a new element. */
  readonly pickTitle: string
  /** Seconds of each, in turn. */
  seconds(element: Element): readonly number[]
  /** How many there are, and what else is to be said of their seconds. */
  counted(seconds: readonly number[]): string
}

export interface Written {
  /** Where in `data` the words are. */
  readonly key: string
  readonly text: string
  readonly style: TextStyle
}
