import { swing, box, disc, each, line, oval, path } from './shapes.ts'

/** What a picture stands on: its size, its two colours, and where its subject is. */
export interface Stage {
  width: number
  height: number
  dark: string
  bright: string
  /** The subject's middle, and its half width. */
  x: number
  y: number
  r: number
  time: number
}

/** What lies behind a subject, drawn over the ground. */
export const backdrops = {
  /** A table's edge, with the light of a lamp above. */
  table: ({ width, height, bright, x, y, r }: Stage) =>
    box(0, y + r * 0.62, width, height, 0, '#00000033') +
    box(0, y + r * 0.62, width, r * 0.03, 0, '#ffffff26') +
    oval(x, y + r * 0.95, r * 1.5, r * 0.28, bright, 'opacity=".28"'),
  /** Bands of light from the subject. */
  rays: ({ x, y, width, height, bright }: Stage) =>
    `<g opacity=".2">${each(15, (n) => {
      const far = width + height
      const [from, to] = [n * 24, n * 24 + 11].map((turn) => (turn * Math.PI) / 180) as [number, number]
      return path(
        `M${x} ${y}L${round(x + far * Math.cos(from))} ${round(y + far * Math.sin(from))}L${round(x + far * Math.cos(to))} ${round(y + far * Math.sin(to))}Z`,
        bright,
      )
    })}</g>`,
  /** Rings round the subject. */
  rings: ({ x, y, r, bright }: Stage) =>
    each(4, (n) =>
      disc(
        x,
        y,
        r * (1.02 + n * 0.36),
        'none',
        `stroke="${bright}" stroke-width="${round(r * 0.02)}" opacity="${round(0.6 - n * 0.13)}"`,
      ),
    ) + disc(x, y, r * 1.02, bright, 'opacity=".2"'),
  /** Sun and waves. */
  sea: ({ width, height, x, y, r, time }: Stage) =>
    disc(x + r * 0.42, y - r * 0.5, r * 0.4, '#fff1b8') +
    wave(width, height, y + r * 0.6, r * 0.07, time, '#0e6fa3') +
    wave(width, height, y + r * 0.78, r * 0.06, -time, '#12a0c4') +
    wave(width, height, y + r * 1, r * 0.05, time, '#6fd3e8'),
  /** Hills, one behind the other. */
  hills: ({ width, height, x, y, r, bright }: Stage) =>
    disc(x + r * 0.7, y - r * 0.72, r * 0.26, '#ffe9b0') +
    ridge(width, height, y + r * 0.1, r * 0.62, 0.2, bright, '.25') +
    ridge(width, height, y + r * 0.42, r * 0.5, 1.7, '#0d2b33', '.55') +
    box(0, y + r * 0.78, width, height, 0, '#123b33'),
  /** A starry sky above a dark ridge. */
  night: ({ width, height, x, y, r, time }: Stage) =>
    each(46, (n) => {
      const glitter = n % 9 === 0 ? 0.55 + 0.45 * swing(time, 2, n / 7) : 0.5
      return disc(
        round(((n * 0.618) % 1) * width),
        round(((n * 0.414 + 0.07) % 1) * (y + r * 0.5)),
        round(r * (0.006 + (n % 4) * 0.004)),
        '#fff',
        `opacity="${round(0.35 + 0.6 * glitter)}"`,
      )
    }) +
    path(moon(x - r * 0.95, y - r * 0.78, r * 0.2), '#fff3c4') +
    ridge(width, height, y + r * 0.7, r * 0.4, 0.9, '#0a0a2e', '.8'),
  /** Houses with some windows lit. */
  city: ({ width, height, y, r, bright }: Stage) =>
    each(Math.ceil(width / (r * 0.36)), (n) => {
      const tall = r * (0.55 + ((n * 0.37) % 0.9))
      const foot = y + r * 0.84
      return (
        box(round(n * r * 0.36), round(foot - tall), round(r * 0.32), round(tall), 0, '#0000004d') +
        each(3, (m) =>
          box(
            round(n * r * 0.36 + r * 0.06 + (m % 2) * r * 0.12),
            round(foot - tall + r * (0.1 + m * 0.13)),
            round(r * 0.06),
            round(r * 0.07),
            0,
            (n * 3 + m) % 3 === 0 ? '#ffd76b' : '#ffffff26',
          ),
        )
      )
    }) +
    box(0, y + r * 0.84, width, height, 0, '#00000047') +
    box(0, y + r * 0.84, width, r * 0.025, 0, bright, 'opacity=".7"'),
  /** A niche behind the subject. */
  arch: ({ x, y, r, height, bright }: Stage) =>
    path(
      `M${x - r * 1.08} ${height}V${y}A${r * 1.08} ${r * 1.08} 0 01${x + r * 1.08} ${y}V${height}Z`,
      bright,
      'opacity=".42"',
    ) +
    path(
      `M${x - r * 0.9} ${height}V${y}A${r * 0.9} ${r * 0.9} 0 01${x + r * 0.9} ${y}V${height}Z`,
      bright,
      'opacity=".3"',
    ),
  /** Slanting bands. */
  bands: ({ width, height, bright }: Stage) => {
    const step = Math.max(width, height) / 9
    return `<g opacity=".16">${each(15, (n) => path(`M${round((n - 5) * step * 2)} ${height}l${height} ${-height}h${step}l${-height} ${height}Z`, bright))}</g>`
  },
  /** A court's lines. */
  court: ({ width, height, x, y, r }: Stage) =>
    path(`M0 ${y + r * 0.5}H${width}V${height}H0Z`, '#00000029') +
    line(
      `M0 ${y + r * 0.5}H${width}M${x} ${y + r * 0.5}L${x - r * 0.7} ${height}M0 ${y + r * 1.02}H${width}`,
      '#ffffff8c',
      r * 0.03,
    ) +
    each(Math.ceil(width / (r * 0.16)), (n) =>
      line(`M${round(n * r * 0.16)} ${y + r * 0.16}V${y + r * 0.5}`, '#ffffff33', r * 0.01),
    ) +
    line(`M0 ${y + r * 0.15}H${width}`, '#fff', r * 0.035),
  /** Two soft blocks of colour. */
  blocks: ({ width, height, x, y, r, bright }: Stage) =>
    disc(x, y, r * 1.12, bright, 'opacity=".5"') +
    disc(x + r * 0.9, y - r * 0.85, r * 0.32, '#ffffff', 'opacity=".16"') +
    disc(x - r * 1.05, y + r * 0.8, r * 0.22, '#ffffff', 'opacity=".2"') +
    path(`M0 ${height}V${y + r * 1.2}Q${width / 2} ${y + r * 0.7} ${width} ${y + r * 1.1}V${height}Z`, '#00000024'),
  /** Dots that come forward round the subject. */
  dots: ({ width, height, x, y, r, bright }: Stage) => {
    const step = r * 0.24
    return `<g opacity=".4">${each(Math.ceil(height / step) + 1, (row) =>
      each(Math.ceil(width / step) + 1, (column) => {
        const [cx, cy] = [column * step + (row % 2) * step * 0.5, row * step]
        const near = 1 - Math.hypot(cx - x, cy - y) / (r * 2.4)
        return near > 0.02 ? disc(round(cx), round(cy), round(step * 0.34 * near), bright) : ''
      }),
    )}</g>`
  },
} satisfies Record<string, (stage: Stage) => string>

function wave(width: number, height: number, middle: number, rise: number, time: number, fill: string): string {
  const points = each(
    25,
    (n) => `${n === 0 ? 'M' : 'L'}${round((n / 24) * width)} ${round(middle + rise * swing(n / 24, 3, time * 1))}`,
  )
  return path(`${points}V${height}H0Z`, fill)
}

function ridge(
  width: number,
  height: number,
  top: number,
  rise: number,
  phase: number,
  fill: string,
  opacity: string,
): string {
  const points = each(
    9,
    (n) => `${n === 0 ? 'M' : 'L'}${round((n / 8) * width)} ${round(top - rise * Math.abs(Math.sin(n * 1.9 + phase)))}`,
  )
  return path(`${points}V${height}H0Z`, fill, `opacity="${opacity}"`)
}

const moon = (x: number, y: number, r: number) =>
  `M${round(x)} ${round(y - r)}A${round(r)} ${round(r)} 0 10${round(x + r)} ${round(y + r * 0.3)}A${round(r * 0.8)} ${round(r * 0.8)} 0 01${round(x)} ${round(y - r)}Z`

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
