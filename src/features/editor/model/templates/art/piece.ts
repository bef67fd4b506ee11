/*
 * What the drawings of templates are made of: fields of colour, square, round or turned, which an ad can have and a
 * terminal can play without any material. A drawing is told in a square of its own, from -100 to 100 both ways.
 */
import type { Area, Hex, Part } from '../parts.ts'
import { shape } from '../parts.ts'
import { TEMPLATE_SIZES, type Orientation } from '../template.ts'

/** Left, top, width, height and radius; degrees and percent at the end. */
export type Piece = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: Hex,
  turn?: number,
  opacity?: number,
]

export const disc = (x: number, y: number, r: number, color: Hex, opacity = 100): Piece => [
  x - r,
  y - r,
  2 * r,
  2 * r,
  r,
  color,
  0,
  opacity,
]

/** Pieces one beside the other. */
export const each = (count: number, piece: (at: number) => Piece): Piece[] =>
  Array.from({ length: count }, (_, at) => piece(at))

type Drawing = (pieces: readonly Piece[], middle: readonly [x: number, y: number], half: number) => Part[]

/** A drawing around a place in percent; `half` of its square is so many thousandths of the scene's width. */
const drawing =
  (orientation: Orientation): Drawing =>
  (pieces, [x, y], half) => {
    const { width, height } = TEMPLATE_SIZES[orientation]
    const across = half / 1000
    const down = (across * width) / height
    return pieces.map(([left, top, wide, high, radius, color, turn = 0, opacity = 100]) => {
      const area: Area = [x + left * across, y + top * down, wide * across, high * down]
      return shape(area, color, { radius: Math.round((radius * half) / 100), rotate: turn, opacity })
    })
  }

export const wideArt = drawing('landscape')
export const tallArt = drawing('portrait')

/** The light behind a subject. */
export const glow = (color: Hex): Piece[] => [
  disc(0, 0, 100, color, 22),
  disc(0, 0, 78, color, 30),
  disc(0, 0, 57, color, 46),
]

/** Beams through a subject. */
export const rays = (color: Hex): Piece[] => each(6, (n) => [-100, -7, 200, 14, 0, color, 15 + n * 30, 24])
