import { box, disc, each, group, line, oval, path, shadow, swing } from './shapes.ts'

export const runningShoe = (time: number) =>
  line('M-110 86C-40 -10 40 -84 120 -84', '#ffd45e', 4, `stroke-dasharray="2 12" stroke-dashoffset="${-28 * time}"`) +
  group(
    `translate(0 ${-4 * Math.abs(swing(time, 2))}) rotate(-8)`,
    shadow(62, 96),
    path(
      'M-92 28C-96 -6 -86 -34 -76 -44C-66 -30 -48 -28 -34 -38L-22 -52C-4 -24 28 -4 66 4C92 8 100 20 98 36Z',
      '#f7f9ff',
    ),
    path('M-92 28C-96 -6 -86 -34 -76 -44C-70 -36 -62 -31 -54 -31C-66 -10 -60 14 -40 30Z', '#ff5470'),
    path('M44 -2C80 6 100 14 98 36H58C64 22 60 8 44 -2Z', '#d5dcff'),
    path('M-24 34C-16 4 10 0 28 34Z', '#4f6bff'),
    path('M-8 34C-2 16 10 14 18 34Z', '#8ea2ff'),
    line('M-26 -44L-12 -30M-12 -30L-22 -14M-10 -32L8 -18M8 -18L-4 -2M10 -20L28 -8', '#4f6bff', 5),
    path('M-94 26Q0 44 100 30Q106 44 96 52Q0 66 -86 54Q-98 46 -94 26Z', '#fff'),
    path('M-94 40Q0 58 102 42Q100 50 94 53Q0 66 -86 54Q-94 50 -94 40Z', '#ff5470'),
    line('M-130 10H-106M-138 32H-104', '#ffffff80', 5),
  )

export const racket = (time: number) =>
  group(
    `rotate(${-38 + 5 * swing(time)})`,
    box(-9, 46, 18, 66, 8, '#2a3340'),
    each(4, (n) => line(`M-8 ${62 + n * 13}l16 -7`, '#566275', 3)),
    path('M-7 52L-30 16H30L7 52Z', 'none', 'stroke="#14607a" stroke-width="8" stroke-linejoin="round"'),
    '<clipPath id="head"><ellipse cx="0" cy="-36" rx="50" ry="62"/></clipPath>',
    oval(0, -36, 50, 62, '#ffffff1f'),
    `<g clip-path="url(#head)">${each(9, (n) => line(`M${-44 + n * 11} -110V40`, '#ffffffd9', 1.8))}${each(12, (n) => line(`M-60 ${-96 + n * 11}H60`, '#ffffffd9', 1.8))}</g>`,
    oval(0, -36, 50, 62, 'none', 'stroke="#14607a" stroke-width="10"'),
    oval(0, -36, 53, 65, 'none', 'stroke="#ffffff73" stroke-width="2.5"'),
  ) +
  group(
    `translate(${58 + 10 * swing(time)} ${44 - 18 * Math.abs(swing(time))})`,
    disc(0, 0, 31, '#d7f24b'),
    disc(-9, -10, 12, '#f0ff9c'),
    line('M-28 -12C-10 -10 8 6 8 30M4 -31C2 -12 14 2 31 4', '#fff', 4),
  )

export const tent = (time: number) =>
  shadow(84, 116) +
  line('M-98 72L-126 84M98 72L126 84', '#ffffff80', 3) +
  path('M-104 78L-6 -74L16 -74L104 78Z', '#e85d3a') +
  path('M-104 78L-6 -74L-22 78Z', '#ff8a5c') +
  path('M16 -74L104 78H58Z', '#c4452a') +
  path('M4 -62L46 78H-38Z', '#4a1a10') +
  path('M4 -30L30 78H-22Z', `#ffcf70`, `opacity="${0.85 + 0.15 * swing(time, 3)}"`) +
  path('M4 -62L-38 78H-60Z', '#ffb08a') +
  line('M-6 -74L-14 -86M16 -74L24 -86', '#7a2e1d', 5) +
  line('M74 82L100 74M76 74L100 82', '#6b3d22', 6) +
  path(`M88 74c-16 -12 -6 -26 ${2 + 4 * swing(time, 3)} -36c14 12 18 26 -2 36Z`, '#ffb02e') +
  path(`M88 74c-8 -6 -4 -14 ${1 + 3 * swing(time, 3, 0.3)} -20c8 8 8 14 -1 20Z`, '#fff0b3')

export const lantern = (time: number) => {
  const glow = 1 + 0.12 * swing(time, 2)
  return (
    disc(0, 10, 104 * glow, '#ffd1661f') +
    disc(0, 10, 76 * glow, '#ffd16638') +
    shadow(96, 60) +
    line('M-42 -50C-46 -116 46 -116 42 -50', '#e8edf5', 5) +
    path('M-26 -66H26L44 -42H-44Z', '#e4572e') +
    box(-12, -78, 24, 14, 4, '#c2431f') +
    path('M-40 -42H40C56 -14 56 32 40 60H-40C-56 32 -56 -14 -40 -42Z', '#fff1c2') +
    path('M-40 -42H-18C-30 -14 -30 32 -18 60H-40C-56 32 -56 -14 -40 -42Z', '#ffffff8c') +
    path(`M0 46C-26 30 -14 ${4 - 4 * swing(time, 3)} ${3 * swing(time, 3)} -24C14 2 26 30 0 46Z`, '#ff9d2e') +
    path(`M0 46C-12 36 -8 22 ${2 * swing(time, 3)} 8C8 22 12 36 0 46Z`, '#fff7d6') +
    line('M-20 -42C-26 -12 -26 32 -20 60M20 -42C26 -12 26 32 20 60', '#e4572e', 4) +
    box(-48, 58, 96, 14, 6, '#c2431f') +
    path('M-40 72H40L46 92H-46Z', '#e4572e') +
    path('M10 72H40L46 92H10Z', '#00000026')
  )
}

export const openBook = (time: number) =>
  shadow(88, 104) +
  disc(0, -62, 58, '#ffd76b24') +
  disc(0, -62, 34, '#ffd76b40') +
  path(
    'M0 -90a26 26 0 0126 26c0 14 -10 18 -12 30h-28c-2 -12 -12 -16 -12 -30a26 26 0 0126 -26Z',
    '#ffe7a3',
    `opacity="${0.9 + 0.1 * swing(time, 2)}"`,
  ) +
  line('M-8 -62L0 -54L8 -62M0 -54V-36', '#e2a53a', 3) +
  box(-13, -34, 26, 7, 3, '#d8c6d6') +
  box(-10, -25, 20, 6, 3, '#b9a3ba') +
  path('M-104 2C-76 -8 -30 -8 0 12C30 -8 76 -8 104 2V76C76 66 30 66 0 84C-30 66 -76 66 -104 76Z', '#8a4f9e') +
  path('M-96 -4C-70 -14 -28 -12 0 8V76C-28 58 -70 58 -96 66Z', '#fff7ef') +
  path('M96 -4C70 -14 28 -12 0 8V76C28 58 70 58 96 66Z', '#f3e2dc') +
  line('M-80 12C-58 6 -34 8 -16 18M-80 28C-58 22 -34 24 -16 34M-80 44C-58 38 -34 40 -16 50', '#cdb0bf', 4) +
  line('M80 12C58 6 34 8 16 18M80 28C58 22 34 24 16 34', '#c4a3b4', 4) +
  path(`M0 8C${16 + 10 * swing(time)} -14 52 -24 82 -18C74 -6 30 -6 0 8Z`, '#fffaf5') +
  path('M44 -10V40l8 -8 8 10V-12Z', '#ff7a8a')

const book = (x: number, y: number, width: number, fill: string, band: string) =>
  box(x, y, width, 28, 5, fill) + box(x + width - 16, y + 4, 14, 20, 2, '#fff6e0') + box(x + 12, y, 8, 28, 0, band)

export const bookStack = (time: number) =>
  shadow(90, 104) +
  book(-92, 60, 176, '#d1495b', '#edae49') +
  book(-78, 32, 166, '#00798c', '#9fe3e8') +
  book(-88, 4, 150, '#edae49', '#d1495b') +
  group('rotate(-4)', book(-66, -26, 140, '#f4ecd8', '#00798c')) +
  path(
    `M38 -36C${86 + 6 * swing(time)} -40 84 4 96 ${-2 + 6 * swing(time)}`,
    'none',
    'stroke="#2b2d42" stroke-width="11" stroke-linecap="round"',
  ) +
  path('M-58 -30C-62 -66 -24 -78 6 -74C40 -70 54 -50 48 -34C20 -40 -30 -36 -58 -30Z', '#2b2d42') +
  disc(-42, -54, 25, '#2b2d42') +
  path('M-64 -64L-66 -90L-46 -76ZM-40 -78L-22 -92L-20 -66Z', '#2b2d42') +
  path('M-60 -70L-61 -82L-52 -75ZM-34 -77L-26 -84L-25 -72Z', '#ff9aa2') +
  line('M-56 -54q5 5 10 0M-38 -56q5 5 10 0', '#ffe7a3', 3) +
  path('M-44 -48h6l-3 4Z', '#ff9aa2') +
  line('M-20 -58C-6 -64 12 -62 24 -54', '#454862', 4)

const kernel = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    disc(-9, 2, 12, '#fff4cf'),
    disc(9, 3, 11, '#ffeab0'),
    disc(0, -8, 12, '#fffaf0'),
    disc(1, 2, 5, '#f2b134'),
  )

export const popcorn = (time: number) =>
  shadow(94, 70) +
  kernel(-74, -58 - 12 * Math.abs(swing(time)), 20) +
  kernel(78, -70 - 12 * Math.abs(swing(time, 1, 0.25)), 80) +
  kernel(20, -100 - 10 * Math.abs(swing(time, 1, 0.4)), 140) +
  each(5, (n) => kernel(-48 + n * 24, -48 + (n % 2) * 8, n * 50)) +
  each(4, (n) => kernel(-34 + n * 23, -70 + (n % 2) * 6, n * 77)) +
  each(2, (n) => kernel(-12 + n * 26, -88, n * 130)) +
  path('M-66 -38H66L50 92H-50Z', '#fff') +
  each(4, (n) => path(`M${-66 + n * 37.7} -38h19L${-36 + n * 28.5} 92h-14Z`, '#e63946')) +
  path('M26 -38H66L50 92H14Z', '#00000024') +
  path('M-66 -38q8 12 16.500 0t16.500 0 16.500 0 16.500 0 16.500 0 16.500 0 16.500 0 16.500 0v10H-66Z', '#fff') +
  disc(0, 26, 25, '#ffd166') +
  path('M0 8l5 12 13 1 -10 8 4 13 -12 -7 -12 7 4 -13 -10 -8 13 -1Z', '#e63946')

export const clapper = (time: number) =>
  shadow(90, 100) +
  group(
    `rotate(${-16 + 9 * swing(time, 2)} -84 -24)`,
    box(-88, -52, 176, 28, 5, '#f4f6fb'),
    each(5, (n) => path(`M${-80 + n * 36} -52h18l-16 28h-18Z`, '#20242e')),
  ) +
  box(-88, -22, 176, 28, 4, '#f4f6fb') +
  each(5, (n) => path(`M${-84 + n * 36} -22h18l14 28h-18Z`, '#20242e')) +
  box(-88, 4, 176, 84, 8, '#2b3242') +
  box(-88, 4, 88, 84, 8, '#ffffff0f') +
  line('M-72 30H72M-72 54H72M-12 30V80M32 54V80', '#ffffff59', 3) +
  path('M-60 66l-10 -6v16Z', '#8ab4ff', 'transform="translate(16 0)"') +
  disc(52, 68, 7, '#ff5d6c', `opacity="${0.7 + 0.3 * swing(time, 3)}"`) +
  disc(-80, -20, 6, '#8ab4ff')
