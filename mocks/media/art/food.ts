import { box, disc, each, group, line, oval, path, shadow, swing } from './shapes.ts'

/* Subjects of campaigns, each about 200 wide and high around 0 0; `time` is that of its film, 0 to 1. */

const steam = (time: number, y: number, color = '#ffffff9e') =>
  [-26, 0, 26]
    .map((x, place) => {
      const bend = 10 * swing(time, 2, place / 3)
      return line(`M${x} ${y}C${x - 14 - bend} ${y - 16} ${x + 14 + bend} ${y - 30} ${x} ${y - 48}`, color, 5)
    })
    .join('')

export const latte = (time: number) =>
  shadow(90, 96) +
  oval(0, 80, 90, 17, '#d9b88f') +
  oval(0, 75, 90, 16, '#fff4e3') +
  oval(0, 74, 54, 8, '#e6cda9') +
  line('M56 -6C98 -12 94 46 46 42', '#fff4e3', 13) +
  path('M-64 -24H64L52 48Q47 74 22 75H-22Q-47 74 -52 48Z', '#fff4e3') +
  path('M26 -24H64L52 48Q47 74 22 75H2Q30 36 26 -24Z', '#b8763a40') +
  path('M-52 -4L-46 40Q-44 54 -36 62', 'none', 'stroke="#fff" stroke-width="6" stroke-linecap="round"') +
  oval(0, -24, 64, 17, '#ffe9cd') +
  oval(0, -23, 56, 13, '#5b2f18') +
  path('M0 -33C18 -31 22 -22 0 -13C-22 -22 -18 -31 0 -33Z', '#f0d0a4') +
  path('M0 -30V-15M-9 -26Q0 -19 9 -26', 'none', 'stroke="#8a5328" stroke-width="2"') +
  steam(time, -46)

const cube = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-13, -13, 26, 26, 5, '#ffffff80'),
    box(-9, -9, 11, 8, 3, '#ffffffa0'),
  )

export const coldBrew = (time: number) =>
  shadow(92, 62) +
  line('M8 -10L36 -112', '#ff8f5a', 9) +
  line('M11 -21L35 -108', '#ffc09c', 3) +
  path('M-46 -72H46L36 82Q35 92 24 92H-24Q-35 92 -36 82Z', '#ffffff40') +
  path('M-43 -44H43L35 80Q34 87 24 87H-24Q-34 87 -35 80Z', '#43200f') +
  path(
    `M-43 -44H43L41 -16C24 ${2 + 6 * swing(time)} 6 -24 -8 4C-16 30 -30 ${22 - 8 * swing(time)} -40 -4Z`,
    '#f1d3aa',
  ) +
  cube(-18, -40 + 3 * swing(time, 2), 14) +
  cube(16, -48 + 3 * swing(time, 2, 0.3), -18) +
  cube(2, -22 + 3 * swing(time, 2, 0.6), 32) +
  line('M-34 -56L-26 70', '#ffffff8c', 5) +
  line('M-46 -72H46', '#ffffffb3', 4) +
  each(9, (n) => disc(-22 + ((n * 23) % 46), 10 + n * 8, 2 + (n % 3), '#ffffff66'))

const leaf = (x: number, y: number, turn: number, fill: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M0 0C-20 -14 -20 -42 0 -56C20 -42 20 -14 0 0Z', fill),
    line('M0 -4V-46', '#ffffff4d', 2),
  )

export const fruitCrate = (time: number) =>
  shadow(92, 98) +
  leaf(-48, -44, -34, '#7ed957') +
  leaf(38, -38, 36, '#3aa655') +
  group(
    `rotate(${3 * swing(time)} -34 0)`,
    disc(-34, -6, 46, '#ff7a2f'),
    disc(-48, -22, 13, '#ffa766'),
    disc(-34, -44, 5, '#7a3b12'),
  ) +
  group(
    `rotate(${-3 * swing(time, 1, 0.2)} 44 4)`,
    path('M44 -38C68 -52 92 -28 84 6C78 34 58 42 44 36C30 42 8 34 4 6C-2 -28 22 -52 44 -38Z', '#e23b3b'),
    oval(26, -12, 9, 15, '#ff7d7d', 'transform="rotate(24 26 -12)"'),
    line('M44 -36C44 -48 50 -58 58 -62', '#5a3413', 5),
  ) +
  disc(2, 22, 20, '#8e44ad') +
  disc(-20, 26, 19, '#7d3c98') +
  disc(22, 28, 18, '#9b59b6') +
  path('M-92 26H92L82 88H-82Z', '#c98f4e') +
  path('M-92 26H92L89 44H-89Z', '#e0ab6a') +
  path('M-86 58H86L84 70H-84Z', '#a87037') +
  each(2, (n) => box(n === 0 ? -66 : 52, 26, 14, 62, 2, '#8d5a2a'))

const citrus = (turn: number, peel: string, flesh: string) =>
  disc(0, 0, 76, peel) +
  disc(0, 0, 67, '#fff3d6') +
  group(
    `rotate(${turn})`,
    each(9, (n) =>
      path(
        'M0 -9L-19 -52Q0 -66 19 -52Z',
        flesh,
        `transform="rotate(${n * 40})" stroke="${flesh}" stroke-width="4" stroke-linejoin="round"`,
      ),
    ),
    each(9, (n) => line('M-5 -34L-7 -46', '#ffffff73', 3, `transform="rotate(${n * 40})"`)),
  )

export const orangeSlices = (time: number) =>
  leaf(64, -48, 62, '#4caf50') +
  leaf(70, -40, 100, '#2e7d32') +
  group(
    'translate(46 22) scale(.66)',
    disc(0, 0, 78, '#ef7d10'),
    disc(-24, -26, 18, '#ffb04d'),
    disc(10, -60, 6, '#7a4a12'),
  ) +
  group('translate(-24 0)', citrus(6 * swing(time), '#f08a1c', '#ff9d1f')) +
  group(
    'translate(52 74) scale(.5)',
    path('M-80 0A80 80 0 0080 0Z', '#f08a1c'),
    path('M-70 0A70 70 0 0070 0Z', '#fff3d6'),
    path('M-62 4A62 62 0 0062 4Z', '#ffb32e'),
  ) +
  path(`M-88 ${-64 + 8 * swing(time)}q-12 18 0 24q12 -6 0 -24Z`, '#ffe08a') +
  path(`M0 ${-96 - 6 * swing(time)}q-9 14 0 19q9 -5 0 -19Z`, '#ffe08a')

export const noodles = (time: number) =>
  shadow(92, 84) +
  line('M30 -26L92 -106', '#4b2210', 7) +
  line('M48 -20L108 -92', '#5f2d16', 7) +
  steam(time, -50, '#fff6e08c') +
  path('M-96 -14H96C96 46 58 86 34 86H-34C-58 86 -96 46 -96 -14Z', '#fffaf0') +
  path('M-92 12H92C91 22 88 32 84 40H-84C-88 32 -91 22 -92 12Z', '#d43c2c') +
  each(9, (n) => path(`M${-80 + n * 19} 20h10v8h-6v6h-4z`, '#ffd9a0')) +
  path('M40 -14H96C96 46 58 86 34 86H10C40 60 46 20 40 -14Z', '#7a1f1724') +
  oval(0, -14, 96, 24, '#fff') +
  oval(0, -13, 86, 19, '#c9702a') +
  each(5, (n) =>
    line(
      `M${-66 + n * 10} ${-16 + n * 3}C${-40 + n * 8} ${-32 + n * 2} ${-26 + n * 9} ${4 + n} ${4 + n * 8} ${-14 + n * 2}`,
      '#f6d080',
      6,
    ),
  ) +
  oval(50, -16, 21, 12, '#fff8ea') +
  oval(50, -16, 11, 7, '#ff9d2e') +
  path('M-8 -28q16 -12 30 0q-14 10 -30 0Z', '#b5482f') +
  disc(22, -4, 5, '#4caf50') +
  disc(34, -1, 4, '#66bb6a') +
  disc(10, 0, 4, '#43a047')

const bun = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-34 14C-38 -14 -14 -30 0 -32C14 -30 38 -14 34 14Q0 24 -34 14Z', '#fffdf6'),
    path('M10 -28C32 -20 38 -4 34 14Q20 20 6 19Q26 0 10 -28Z', '#e8dcc0'),
    line('M0 -30C-4 -20 -14 -12 -20 -8M0 -30C0 -20 -3 -10 -5 -4M0 -30C6 -22 10 -14 13 -6', '#d6c59e', 2.5),
  )

export const dumplings = (time: number) =>
  shadow(90, 100) +
  steam(time, -50) +
  path('M-98 20V62C-98 84 98 84 98 62V20Z', '#c9954f') +
  path('M40 20V76C76 73 98 68 98 62V20Z', '#a8742f80') +
  oval(0, 20, 98, 30, '#e6bd7c') +
  oval(0, 20, 86, 24, '#8a5b26') +
  oval(0, 22, 82, 21, '#dfe8c8') +
  bun(-42, 6, 0.92) +
  bun(42, 6, 0.92) +
  bun(0, -6) +
  bun(0, 26, 0.98) +
  path('M-98 40C-70 62 70 62 98 40V52C70 74 -70 74 -98 52Z', '#f0cf95') +
  each(7, (n) => line(`M${-78 + n * 26} ${56 + 9 - Math.abs(n - 3) * 3}v12`, '#8a5b2680', 3))
