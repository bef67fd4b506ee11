import { disc, each, type Piece } from './piece.ts'

/* Views and buildings. */

const YELLOW = '#ffd35c'

export const seaside: Piece[] = [
  disc(34, -30, 42, '#fff1b8'),
  [-100, 10, 200, 26, 13, '#0e6fa3'],
  [-100, 28, 200, 26, 13, '#12a0c4'],
  [-100, 46, 200, 26, 13, '#6fd3e8'],
  [-58, -4, 70, 20, 10, '#ffffff'],
  [-26, -60, 6, 60, 0, '#ffffff'],
  [-20, -54, 34, 44, 2, '#ff8a5c'],
]

export const mountains: Piece[] = [
  disc(62, -66, 24, '#ffe9b0'),
  [-104, -34, 130, 130, 4, '#2b6482', 45],
  [-56, -44, 34, 34, 3, '#ffffff', 45],
  [0, -6, 100, 100, 4, '#3b86a3', 45],
  [38, -16, 24, 24, 3, '#f2fbff', 45],
  [-60, 30, 74, 74, 4, '#1d4a63', 45],
]

export const moonlitTown: Piece[] = [
  disc(50, -84, 22, '#fff3c4'),
  ...each(9, (n) => disc(-88 + n * 22, -96 + ((n * 37) % 62), 2.5, '#ffffff', 80)),
  ...each(6, (n) => [
    -100 + n * 34,
    -10 - ((n * 47) % 60),
    30,
    110 + ((n * 47) % 60),
    2,
    n % 2 ? '#2b2f6b' : '#383d85',
  ]),
  ...each(18, (n) => {
    const [house, row] = [n % 6, Math.trunc(n / 6)]
    return [-92 + house * 34 + (row % 2) * 8, 2 + row * 26, 8, 10, 1, (n * 5) % 3 ? YELLOW : '#7f86c9'] as Piece
  }),
]

export const airBalloon: Piece[] = [
  disc(0, -28, 70, '#ff7a59'),
  [-44, -98, 88, 140, 44, '#ffd35c'],
  [-18, -98, 36, 140, 18, '#ff7a59'],
  [-30, 36, 4, 40, 0, '#ffffff', -12],
  [26, 36, 4, 40, 0, '#ffffff', 12],
  [-24, 70, 48, 32, 8, '#9a6238'],
]

export const flower: Piece[] = [
  [-5, 0, 10, 100, 5, '#3f8f46'],
  [0, 40, 56, 26, 24, '#7ed957', -24],
  ...each(6, (n) => {
    const turn = (n * Math.PI) / 3
    return disc(Math.cos(turn) * 38, -28 + Math.sin(turn) * 38, 28, n % 2 ? '#ffb3c5' : '#ff8fab')
  }),
  disc(0, -28, 24, YELLOW),
]

export const cactus: Piece[] = [
  [-70, -30, 24, 64, 12, '#4aa564'],
  [-66, 14, 56, 22, 11, '#4aa564'],
  [48, -50, 24, 64, 12, '#4aa564'],
  [10, -6, 56, 22, 11, '#4aa564'],
  [-24, -96, 48, 150, 24, '#5cc07a'],
  ...each(3, (n) => [-12 + n * 10, -70 + n * 20, 4, 30, 2, '#d6f5df']),
  [-44, 46, 88, 54, 12, '#e58a52'],
  [-52, 40, 104, 20, 8, '#f2a65a'],
]

export const train: Piece[] = [
  [-100, -34, 200, 70, 18, '#ffffff'],
  ...each(5, (n) => [-86 + n * 34, -22, 26, 24, 5, '#1f5fa8']),
  [-100, 12, 200, 10, 0, '#ff7a59'],
  ...each(4, (n) => disc(-72 + n * 48, 40, 11, '#1b2a4a')),
  [-100, 52, 200, 6, 3, '#ffffff', 0, 60],
]

export const cityBlocks: Piece[] = [
  ...each(5, (n) => [-98 + n * 40, -60 + ((n * 31) % 70), 36, 150 - ((n * 31) % 70), 3, n % 2 ? '#2f8f83' : '#1c5d63']),
  ...each(10, (n) => [-90 + (n % 5) * 40 + (n > 4 ? 12 : 0), 30 + (n > 4 ? 24 : 0), 9, 12, 1, YELLOW]),
  disc(74, -76, 16, '#eafff7'),
]

export const storefront: Piece[] = [
  [-92, -30, 184, 130, 6, '#fff3e2'],
  [-76, 4, 74, 66, 4, '#8fd3ff'],
  [-64, 10, 8, 54, 4, '#ffffff', 14, 70],
  [22, 4, 52, 96, 4, '#0f766e'],
  disc(64, 54, 4, YELLOW),
  [-100, -84, 200, 34, 6, '#e5c07b'],
  ...each(6, (n) => [-102 + n * 34, -54, 34, 42, 15, n % 2 ? '#ffffff' : '#e2574c']),
]

/** Eight floors, the lowest lit. */
export const tower: Piece[] = [
  [-30, -100, 60, 200, 3, '#1f3a5f'],
  [-4, -112, 8, 14, 2, '#38bdf8'],
  ...each(16, (n) => [-22 + (n % 2) * 25, -92 + Math.trunc(n / 2) * 24, 19, 13, 1, n > 13 ? YELLOW : '#5aa7dd']),
]
