import { box, disc, each, group, line, oval, path, shadow, swing } from './shapes.ts'

/* Subjects of what everybody may use: the shared library. */

export const tap = (time: number) =>
  path('M-96 -62H-20C34 -62 62 -36 62 16H22C22 -10 10 -22 -20 -22H-96Z', '#e6eef5') +
  path('M-96 -36H-20C24 -36 44 -18 48 16H22C22 -10 10 -22 -20 -22H-96Z', '#b3c5d6') +
  box(14, 10, 56, 16, 5, '#cfdbe6') +
  box(-46, -92, 18, 32, 4, '#b3c5d6') +
  box(-74, -106, 74, 18, 9, '#ff8a5c') +
  box(-112, -74, 22, 66, 6, '#cfdbe6') +
  group(
    `translate(42 ${60 + 8 * swing(time)})`,
    path('M0 -30C18 -6 24 4 24 14A24 24 0 01-24 14C-24 4 -18 -6 0 -30Z', '#6fd3ff'),
    path('M-12 12a12 12 0 0010 14', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round"'),
  ) +
  oval(42, 98, 60, 8, '#ffffff2e') +
  oval(42, 98, 34, 5, '#ffffff47')

const bin = (x: number, fill: string, lid: string, sign: string) =>
  group(
    `translate(${x} 0)`,
    path('M-30 -26H30L24 82Q23 88 16 88H-16Q-23 88 -24 82Z', fill),
    path('M4 -26H30L24 82Q23 88 16 88H4Z', '#0000001f'),
    box(-35, -42, 70, 17, 6, lid),
    box(-10, -50, 20, 9, 3, lid),
    sign,
  )

export const bins = (time: number) =>
  shadow(92, 112) +
  bin(-74, '#2f80ed', '#1c5db5', line('M-10 16L0 4L10 16M-12 34h24', '#fff', 5)) +
  bin(0, '#27ae60', '#1d8449', path('M-14 38C-18 14 0 4 16 4C18 24 6 42 -14 38Z', '#fff')) +
  bin(74, '#e2574c', '#b03a30', line('M-10 8L10 36M10 8L-10 36', '#fff', 5)) +
  group(
    `translate(${4 * swing(time)} ${-74 - 10 * Math.abs(swing(time))}) rotate(${14 * swing(time)})`,
    path('M-16 20C-28 -8 -8 -26 18 -26C22 0 8 26 -16 20Z', '#a8e86b'),
    line('M-18 26L8 -14', '#5c9e2e', 3),
  )

export const bookshelf = (time: number) =>
  box(-104, -98, 208, 196, 8, '#7a4b2a') +
  box(-94, -88, 188, 84, 3, '#3d2413') +
  box(-94, 8, 188, 80, 3, '#3d2413') +
  each(7, (n) =>
    box(
      -90 + n * 19,
      -80 + ((n * 7) % 17),
      16,
      76 - ((n * 7) % 17),
      2,
      ['#e76f51', '#f4a261', '#e9c46a', '#2a9d8f', '#8ab17d', '#d1495b', '#457b9d'][n] ?? '',
    ),
  ) +
  group(`rotate(${14 + 2 * swing(time)} 58 -4)`, box(50, -72, 16, 68, 2, '#f1faee')) +
  path('M66 -4V-22h24v18Z', '#e76f51') +
  path(
    `M78 -22C58 -30 60 -54 66 -60C82 -52 84 -36 78 -22C84 -44 ${94 + 3 * swing(time)} -44 98 -42C98 -30 92 -22 78 -22Z`,
    '#8ab17d',
  ) +
  each(5, (n) =>
    box(
      -12 + n * 20,
      14 + ((n * 11) % 19),
      17,
      74 - ((n * 11) % 19),
      2,
      ['#457b9d', '#e9c46a', '#f1faee', '#2a9d8f', '#d1495b'][n] ?? '',
    ),
  ) +
  box(-86, 70, 62, 18, 2, '#f4a261') +
  box(-82, 54, 54, 16, 2, '#2a9d8f') +
  disc(-56, 36, 17, '#ffe7a3') +
  line('M-56 26v10l7 5', '#7a4b2a', 3)

export const guardedPhone = (time: number) =>
  shadow(98, 58) +
  box(-50, -102, 100, 196, 18, '#111827') +
  box(-43, -92, 86, 174, 11, '#e8f0ff') +
  box(-43, -92, 86, 44, 11, '#ffb4a8') +
  box(-16, -98, 32, 5, 3, '#374151') +
  line('M-30 -76h40M-30 -62h26', '#a12a1b', 6) +
  box(-34, -36, 56, 20, 9, '#fff') +
  box(-20, -8, 54, 20, 9, '#c8dcff') +
  group(
    `translate(40 34) scale(${1 + 0.04 * swing(time, 2)})`,
    path('M0 -58L50 -40V-2C50 34 28 54 0 66C-28 54 -50 34 -50 -2V-40Z', '#2563eb'),
    path('M0 -58L50 -40V-2C50 34 28 54 0 66Z', '#1d4ed8'),
    path('M0 -46L39 -32V-2C39 26 22 42 0 52C-22 42 -39 26 -39 -2V-32Z', 'none', 'stroke="#ffffff59" stroke-width="4"'),
    line('M-20 2L-5 18L22 -16', '#fff', 10),
  )

export const bulbAndPlug = (time: number) =>
  disc(-14, -24, 92, '#ffe08a', `opacity="${0.16 + 0.06 * swing(time, 2)}"`) +
  path('M-14 -98A66 66 0 0152 -32C52 2 26 10 22 40H-50C-54 10 -80 2 -80 -32A66 66 0 01-14 -98Z', '#ffe9a8') +
  path('M-14 -98A66 66 0 0152 -32C52 2 26 10 22 40H-4C30 -4 40 -60 -14 -98Z', '#ffd45e') +
  line('M-34 38L-40 -14L-24 -2L-14 -18L-4 -2L12 -14L6 38', '#e08a1e', 4) +
  line('M-58 -44C-56 -62 -44 -74 -32 -78', '#fff', 7) +
  box(-48, 42, 68, 12, 5, '#8795a8') +
  box(-44, 56, 60, 11, 5, '#a9b6c6') +
  box(-36, 69, 44, 11, 5, '#8795a8') +
  line(`M8 84C40 112 96 ${96 + 6 * swing(time)} 84 62`, '#2b3a4d', 7) +
  box(66, 22, 36, 42, 9, '#ff7a59') +
  box(73, 2, 8, 22, 2, '#e8edf3') +
  box(88, 2, 8, 22, 2, '#e8edf3')

export const windTurbine = (time: number) => {
  const mill = (x: number, y: number, scale: number, turn: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      path('M-5 0H5L10 118H-10Z', '#eaf5ef'),
      path('M0 0H5L10 118H0Z', '#c4dbcf'),
      group(
        `rotate(${turn + 120 * time})`,
        each(3, (n) => path('M-4 0C-14 -24 -6 -60 0 -84C6 -60 8 -24 4 0Z', '#fff', `transform="rotate(${n * 120})"`)),
      ),
      disc(0, 0, 9, '#ffd45e'),
    )
  return (
    path('M-120 96C-70 34 -10 52 30 66C66 40 100 52 120 66V96Z', '#5cb85c') +
    path('M-120 96C-80 70 20 60 120 88V96Z', '#3d8f4d') +
    mill(-52, -6, 0.74, 20) +
    mill(34, -30, 1, 70) +
    each(3, (n) => disc(-90 + n * 13, 74 - n * 4, 10 + n, '#2f7a40'))
  )
}

export const umbrella = (time: number) =>
  shadow(94, 90) +
  disc(-34, -2, 19, '#ffd9b3') +
  path('M-53 -6A19 19 0 01-15 -6Q-34 -16 -53 -6Z', '#e9edf2') +
  path('M-62 90V42Q-62 20 -34 20Q-6 20 -6 42V90Z', '#6c7fb8') +
  line('M-52 -2h13M-29 -2h13', '#56648f', 2.5) +
  disc(36, 30, 17, '#ffd9b3') +
  path('M19 28A17 17 0 0153 28Q36 12 19 28Z', '#5a3a22') +
  path('M12 90V66Q12 48 36 48Q60 48 60 66V90Z', '#ffb347') +
  line('M-10 52L14 62', '#ffd9b3', 9) +
  group(
    `rotate(${3 * swing(time)} 0 40)`,
    line('M2 -96V40', '#7a2340', 6),
    path(
      'M-104 -28C-98 -78 -52 -100 2 -100C56 -100 102 -78 108 -28C92 -42 72 -42 58 -28C44 -42 20 -42 2 -28C-16 -42 -40 -42 -54 -28C-68 -42 -88 -42 -104 -28Z',
      '#ef476f',
    ),
    path('M2 -100C30 -84 54 -64 58 -28C44 -42 20 -42 2 -28C-16 -42 -40 -42 -54 -28C-50 -64 -26 -84 2 -100Z', '#ff7a99'),
    path('M2 -100C14 -80 20 -52 2 -28C-16 -52 -10 -80 2 -100Z', '#ffb3c5'),
  ) +
  path('M0 -4c-8 -10 -22 0 0 14c22 -14 8 -24 0 -14Z', '#ff5d73', 'transform="translate(6 24)"')
