import { box, disc, each, group, line, oval, path, shadow, swing } from './shapes.ts'

export const plane = (time: number) =>
  group(
    `translate(0 ${-8 + 6 * swing(time)}) rotate(${2 * swing(time, 1, 0.25)})`,
    line('M-150 66L-104 40M-136 88L-100 68', '#ffffff66', 4),
    path('M14 -20L-34 -78L-16 -82L54 -36Z', '#c9dcec'),
    path('M-84 20L-112 -30L-92 -34L-52 2Z', '#ff8a5c'),
    path('M-92 22C-60 2 40 -40 80 -46C104 -48 106 -34 86 -24C40 2 -40 36 -74 42C-88 42 -100 32 -92 22Z', '#fff'),
    path('M-92 26C-60 34 60 -8 98 -36C98 -32 94 -28 86 -24C40 2 -40 36 -74 42C-86 42 -94 34 -92 26Z', '#bcd3e6'),
    path('M-8 2L22 82L44 78L38 -18Z', '#fff'),
    path('M22 82L44 78L41 22L30 24Z', '#ff8a5c'),
    path('M-80 34L-84 58L-72 56L-56 32Z', '#dbe8f2'),
    each(7, (n) => disc(-40 + n * 15, 6 - n * 6.2, 3, '#2d5f8a')),
    path('M74 -42L92 -40Q94 -34 84 -30L70 -34Z', '#2d5f8a'),
  )

const cloud = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    oval(0, 0, 44, 15, fill),
    disc(-14, -8, 17, fill),
    disc(12, -12, 21, fill),
  )

export const cabinWindow = (time: number) =>
  box(-80, -100, 160, 204, 76, '#cfd9e8') +
  box(-72, -94, 144, 192, 70, '#f6f9fd') +
  '<clipPath id="pane"><rect x="-54" y="-76" width="108" height="156" rx="52"/></clipPath>' +
  '<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#36569e"/><stop offset=".6" stop-color="#ff9d7a"/><stop offset="1" stop-color="#ffe0a6"/></linearGradient>' +
  `<g clip-path="url(#pane)">${[
    box(-54, -76, 108, 156, 0, 'url(#dusk)'),
    disc(20, 18, 17, '#fff2c4'),
    cloud(-26 + 14 * swing(time), 22, 0.9, '#ffffffb3'),
    cloud(36 - 10 * swing(time), 56, 1.1, '#fffaf2d9'),
    cloud(-20 + 8 * swing(time), 76, 1.3, '#fff'),
    path('M-60 66L30 8L42 10L-10 92Z', '#e4ecf5'),
    path('M30 8L42 10L40 -12L34 -12Z', '#ff8a5c'),
    path('M-60 66L30 8L33 14L-50 84Z', '#b8c8da'),
    // the blind, and its shade
    box(-54, -30, 108, 7, 0, '#0000001f'),
    box(-54, -76, 108, 46, 0, '#e4eaf2'),
  ].join('')}</g>` +
  box(-13, -42, 26, 6, 3, '#c3cedd')

const spokes = (x: number, y: number, r: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    disc(0, 0, r, '#0000001f', 'stroke="#5eead4" stroke-width="7"'),
    each(8, (n) => line(`M0 0V${-r + 4}`, '#b6fff0', 1.5, `transform="rotate(${n * 45})"`)),
    disc(0, 0, 5, '#fff'),
  )

export const bicycle = (time: number) =>
  shadow(84, 110) +
  spokes(-62, 38, 42, 360 * time * 2) +
  spokes(62, 38, 42, 360 * time * 2) +
  line('M-62 38L-30 -28L34 -32L62 38M-30 -28L2 38L34 -32M-62 38H2', '#fff', 7) +
  line('M34 -32L28 -54M28 -54L50 -60M-30 -28L-36 -46', '#fff', 6) +
  box(-54, -54, 38, 9, 5, '#ffd76b') +
  path('M44 -52H84L78 -20H50Z', '#e6a657') +
  each(3, (n) => line(`M${54 + n * 10} -50v26`, '#b9772d', 2)) +
  disc(54, -58, 11, '#ff8fa3') +
  disc(70, -60, 12, '#ffd166') +
  path('M80 -54C90 -70 100 -66 98 -58Z', '#7ed957') +
  group(`translate(2 38) rotate(${360 * time * 2})`, disc(0, 0, 9, '#ffd76b'), line('M0 0L16 10', '#ffd76b', 5))

export const electricCar = (time: number) =>
  group(
    'translate(9 12) scale(.86)',
    shadow(78, 112) +
      line(`M-84 8C-120 ${8 + 4 * swing(time)} -124 -52 -104 -76`, '#1b3a30', 7) +
      box(-128, -104, 40, 60, 8, '#f4fff6') +
      box(-121, -96, 26, 20, 3, '#0d4f3c') +
      path('M-106 -95l-8 10h6l-3 8 9 -11h-6z', '#c6ff6b') +
      path(
        'M-96 44C-100 8 -82 2 -58 -2C-38 -36 -16 -46 14 -46C48 -46 64 -26 78 -2C100 4 108 18 106 44Q106 52 96 52H-86Q-96 52 -96 44Z',
        '#f7fffb',
      ) +
      path('M-96 30C-60 38 60 38 106 26V44Q106 52 96 52H-86Q-96 52 -96 44Z', '#cfe9de') +
      path('M-44 -4C-30 -28 -14 -36 8 -36V-4Z', '#25574a') +
      path('M16 -36C40 -36 52 -22 62 -4H16Z', '#25574a') +
      path('M-28 -6L-8 -34M24 -8L40 -30', 'none', 'stroke="#ffffff4d" stroke-width="5"') +
      line('M12 -36V44M20 10h14', '#b7d6ca', 2.5) +
      path('M92 8h14q2 8 0 14h-14z', '#ffe08a') +
      [-56, 64]
        .map((x) => disc(x, 52, 24, '#16332a') + disc(x, 52, 12, '#d8f5e6') + disc(x, 52, 4, '#16332a'))
        .join('') +
      each(3, (n) => disc(-84 - n * 2, 8, 3 + 3 * Math.abs(swing(time, 2, n / 3)), '#c6ff6b')),
  )

export const crossing = (time: number) =>
  each(5, (n) => path(`M${-118 + n * 46} 92L${-84 + n * 36} 44h22L${-88 + n * 46} 92Z`, '#ffffffd9')) +
  line('M40 60V-20', '#20303f', 12) +
  box(10, -104, 60, 130, 18, '#22313f') +
  box(10, -104, 30, 130, 18, '#ffffff12') +
  disc(40, -74, 18, '#5a2026') +
  disc(40, -38, 18, '#5a4a1e') +
  disc(40, -2, 18, '#3ddc84', `opacity="${0.85 + 0.15 * swing(time, 2)}"`) +
  disc(40, -2, 30, '#3ddc8433') +
  disc(-48, -44, 17, '#ffd9b3') +
  path('M-66 -52a18 18 0 0136 -2q-18 -6 -36 2Z', '#ffb300') +
  path('M-72 42V-6Q-72 -24 -48 -24Q-24 -24 -24 -6V42Z', '#ffb300') +
  box(-64, -14, 32, 34, 8, '#e65100') +
  line(`M-60 44L${-64 + 6 * swing(time, 2)} 78M-36 44L${-30 - 6 * swing(time, 2)} 78`, '#31506b', 11) +
  line('M-26 -8L-2 -40', '#ffb300', 9)
