import { box, disc, each, group, line, oval, path, shadow, swing } from './shapes.ts'

const coins = (x: number, top: number, count: number) =>
  each(count, (n) => {
    const y = top + (count - 1 - n) * 13
    return (
      path(`M${x - 28} ${y}v11a28 9 0 0056 0v-11Z`, '#c98a16') +
      oval(x, y, 28, 9, '#ffd35c') +
      oval(x, y, 19, 5.5, '#f0b429')
    )
  })

export const savings = (time: number) =>
  shadow(92, 110) +
  coins(-70, 56, 3) +
  coins(-6, 30, 5) +
  coins(60, 4, 7) +
  line(`M60 2C60 -26 ${58 + 4 * swing(time)} -44 62 -62`, '#3f8f46', 6) +
  path(`M61 -34C36 -34 22 -52 20 ${-72 + 3 * swing(time)}C46 -74 60 -58 61 -34Z`, '#7ed957') +
  path(`M62 -50C62 -76 80 -92 104 ${-92 - 3 * swing(time)}C106 -66 90 -50 62 -50Z`, '#a8e86b') +
  line('M61 -36L34 -62M64 -52L92 -82', '#ffffff66', 2.5) +
  group(
    `translate(-36 ${-48 + 8 * swing(time)})`,
    disc(0, 0, 30, '#ffd35c'),
    disc(0, 0, 22, '#f0b429'),
    box(-7, -7, 14, 14, 2, '#7c1d2b'),
  ) +
  each(3, (n) => line(`M${-92 + n * 10} ${-70 + n * 26}h-14`, '#ffffff66', 4))

const card = (turn: number, fill: string, edge: string, face: string) =>
  group(
    `rotate(${turn})`,
    box(-88, -54, 176, 110, 14, '#00000030', 'transform="translate(4 8)"'),
    box(-88, -54, 176, 110, 14, fill),
    path('M-88 20C-30 -20 20 60 88 -6V42Q88 56 74 56H-74Q-88 56 -88 42Z', edge),
    face,
  )

export const bankCards = (time: number) =>
  shadow(98, 90) +
  card(-16 - 3 * swing(time), '#ffb347', '#ff8f3c', '') +
  card(
    8 + 3 * swing(time),
    '#f5f8ff',
    '#cfe0ff',
    box(-70, -30, 34, 26, 5, '#e8b64c') +
      line('M-70 -18h34M-56 -30v26', '#a87a1f', 2) +
      each(4, (n) => box(-70 + n * 34, 14, 26, 7, 3, '#5b79b3')) +
      box(-70, 34, 54, 6, 3, '#93abd6') +
      disc(48, -26, 15, '#2f6bff') +
      disc(64, -26, 15, '#7fb2ffcc') +
      line('M-26 -26c6 4 6 12 0 16M-18 -30c9 7 9 18 0 24', '#93abd6', 3),
  )

export const heartbeat = (time: number) =>
  group(
    `scale(${1 + 0.03 * swing(time, 4)})`,
    path('M0 84C-96 28 -104 -28 -78 -58C-54 -84 -16 -74 0 -42C16 -74 54 -84 78 -58C104 -28 96 28 0 84Z', '#ff5d73'),
    path('M-78 -46C-66 -66 -42 -68 -26 -54C-54 -52 -70 -30 -66 2C-84 -12 -88 -30 -78 -46Z', '#ffffff66'),
    path('M0 84C96 28 104 -28 78 -58C96 -8 60 44 0 84Z', '#c2304766'),
  ) +
  line('M-112 6H-48L-34 -22L-12 42L10 -34L26 18L36 6H112', '#fff', 8) +
  disc(112 - 224 * ((time + 0.999) % 1), 6, 8, '#a8f0e6')

export const toothAndBrush = (time: number) =>
  shadow(94, 70) +
  path(
    'M-70 -44C-66 -86 -26 -84 0 -70C26 -84 66 -86 70 -44C74 -8 56 14 50 48C46 78 40 90 28 88C14 86 18 34 0 34C-18 34 -14 86 -28 88C-40 90 -46 78 -50 48C-56 14 -74 -8 -70 -44Z',
    '#fff',
  ) +
  path('M0 -70C26 -84 66 -86 70 -44C74 -8 56 14 50 48C46 78 40 90 28 88C38 60 60 -20 0 -70Z', '#cfe4f7') +
  line('M-54 -44C-50 -60 -38 -64 -26 -60', '#eaf4ff', 8) +
  group(
    `translate(${8 * swing(time, 3)} 0) rotate(-24)`,
    box(-30, -12, 150, 16, 8, '#ff8a5c'),
    box(60, -9, 50, 5, 2, '#ffc4ab'),
    box(-58, -14, 44, 20, 7, '#ffb08f'),
    each(5, (n) => box(-55 + n * 8, -34, 6, 22, 2, n % 2 ? '#8fd3ff' : '#fff')),
  ) +
  each(5, (n) =>
    disc(
      -66 + n * 19,
      -70 + ((n * 17) % 24) - 10 * Math.abs(swing(time, 1, n / 5)),
      5 + (n % 3) * 4,
      '#ffffff8c',
      'stroke="#fff" stroke-width="1.500"',
    ),
  )

const bush = (x: number, y: number, r: number, fill: string) =>
  disc(x, y, r, fill) + disc(x - r / 3, y - r / 3, r / 2.2, '#ffffff1f')

export const lakeHouse = (time: number) =>
  path('M-120 60H120L104 96H-104Z', '#2f6f8f') +
  each(4, (n) => line(`M${-70 + n * 38 + 10 * swing(time, 1, n / 4)} ${70 + (n % 3) * 9}h34`, '#bfe6f280', 3)) +
  bush(-96, 26, 36, '#2e6b4f') +
  bush(94, 18, 42, '#3d8561') +
  line('M94 60V30M-96 60V36', '#5b3a22', 6) +
  path('M-76 60V-10H76V60Z', '#fff3e2') +
  path('M20 60V-10H76V60Z', '#ead3b6') +
  path('M-92 -6L-22 -72L48 -6Z', '#c8553d') +
  path('M-22 -72L30 -72L96 -6H48Z', '#a4402c') +
  box(36, -86, 16, 34, 2, '#8a3524') +
  disc(-22, -28, 11, '#ffd98a') +
  box(-60, 8, 34, 30, 3, '#ffd98a') +
  line('M-43 8v30M-60 23h34', '#fff3e2', 3) +
  box(36, 8, 28, 26, 3, '#ffcf70') +
  line('M50 8v26', '#ead3b6', 3) +
  path('M-12 60V14q13 -14 26 0V60Z', '#7a4a2e') +
  disc(8, 40, 2.5, '#ffd98a') +
  line(`M44 -92c-8 -8 ${8 + 6 * swing(time)} -12 0 -24`, '#ffffff80', 5)

export const houseKey = (time: number) =>
  group(
    `rotate(${-34 + 4 * swing(time)})`,
    path('M-13 -20H13V104L0 116L-13 104V92L-30 82V70L-13 62V52L-30 42V30L-13 22Z', '#ffcf70'),
    path('M0 -20H13V104L0 116Z', '#e8ab3f'),
    path('M-58 -12V-66L0 -112L58 -66V-12Q58 -2 48 -2H-48Q-58 -2 -58 -12Z', '#ffcf70'),
    path('M0 -112L58 -66V-12Q58 -2 48 -2H0Z', '#f0b44e'),
    line('M-72 -58L0 -116L72 -58', '#ff8a5c', 14),
    path('M-24 -22V-58L0 -78L24 -58V-22Z', '#40356f'),
    box(-4, -60, 8, 38, 0, '#ffcf70'),
    box(-24, -44, 48, 7, 0, '#ffcf70'),
  ) +
  line('M-2 -86C52 -112 84 -60 66 -20', '#e8edf5', 5) +
  group(
    `translate(66 -22) rotate(${-8 + 7 * swing(time, 1, 0.2)})`,
    path('M-30 20L0 -8L30 20V92Q30 100 22 100H-22Q-30 100 -30 92Z', '#fff'),
    path('M0 -8L30 20V92Q30 100 22 100H0Z', '#e9e4f8'),
    disc(0, 16, 6, '#40356f'),
    path('M0 52c-10 -13 -26 -2 0 18c26 -20 10 -31 0 -18Z', '#ff5d73'),
    line('M-14 84h28', '#b79cff', 5),
  )
