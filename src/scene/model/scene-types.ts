/*
 * A scene as it is drawn: every value is within bounds and of its type. `raw` is what the content says, kept as it came
 * (E1); it is what is edited and saved, and what is here is read from it again.
 *
 * Lengths of the layout are percent of the scene. Sizes are in units of a thousandth of the scene's width (E5).
 */
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { Json, JsonObject } from './json.ts'

/** Whole numbers from 0 to 255. */
export interface Color {
  r: number
  g: number
  b: number
}

export interface Media {
  id: string
  kind: 'image' | 'video'
  name: string
  /** Address as the content has it, '' for none. Only a resolver makes something of it that may be loaded. */
  path: string
  /** Address of a video's picture, '' for none. */
  snapshot: string
  /** Length of a video; undefined when the content does not say it, and for an image. */
  seconds: number | undefined
}

export interface Background {
  color: Color | undefined
  image: Media | undefined
  /** 0 to 1. */
  opacity: number
}

/** The line around an element, in units. */
export interface Border {
  width: number
  style: 'solid' | 'dashed' | 'dotted' | 'double' | 'none'
  color: Color
  /** 0 to 1. */
  opacity: number
  radius: number
  padding: number
}

/** Where an element lies: inside the scene before it is turned. */
export interface Layout {
  left: number
  top: number
  width: number
  height: number
  zIndex: number
  /** Degrees, above -360 and below 360. */
  rotate: number
  lineHeight: number
}

export interface ElementFrame {
  raw: JsonObject
  /** Place among the elements of the content. */
  index: number
  type: Json | undefined
  layout: Layout
  background: Background
  border: Border
}

export interface TextStyle {
  font: string | undefined
  /** Units. */
  size: number
  color: Color
  horizontalAlign: 'left' | 'center' | 'right'
  verticalAlign: 'middle' | 'top' | 'bottom'
}

export interface Scene {
  raw: Json
  background: Background
  /** In the order in which they are drawn: by zIndex, then by their place. */
  elements: SceneElement[]
  /** Seconds that it is shown, at least 1 (M13). */
  stay: number
}

export interface Problem {
  /** In words. */
  message: string
  /** Whether the view leaves something out, so that saving what is seen would lose it (M2). */
  hides: boolean
}

export interface SceneDocument {
  /** What was read, whole and unchanged. */
  raw: JsonObject
  name: string
  /** Size that the content itself names, if it does. */
  size: { width: number; height: number } | undefined
  scenes: Scene[]
  problems: Problem[]
  /** Made by a newer version: to be looked at, not to be edited (M5). */
  viewOnly: boolean
}
