import { useId, type ReactNode } from 'react'
import classes from './screens-art.module.css'

/** What the console is about: ads as screens show them, in landscape and portrait. */
export function ScreensArt() {
  return (
    <svg viewBox="0 0 700 560" className={classes.art} role="presentation">
      <Poster
        at={[0, 40, 430, 242]}
        from="#0b4a70"
        to="#5cc0d8"
        title="海岛直飞"
        line="每日三班 往返含税"
        ink="#0b4a70"
      >
        <circle cx="292" cy="46" r="25" fill="#fff1b8" />
        <path d="M230 74l84-30q9-3 11 2t-6 9l-28 12 8 28-9 4-19-25-20 8-2 14-7 2-4-19z" fill="#fff" />
        <path d="M0 138q44-16 88-4t88 0 88-8 88 8v64H0z" fill="#0f75a4" />
        <path d="M0 154q44-14 88-2t88 2 88-6 88 4v46H0z" fill="#14a3c7" />
      </Poster>
      <Poster
        tall
        at={[462, 0, 208, 370]}
        from="#101b4a"
        to="#3347b8"
        title="夜跑计划"
        line="打卡七天 领装备"
        ink="#101b4a"
      >
        <path
          d="M12 196q60-70 174-62"
          fill="none"
          stroke="#ffd25e"
          strokeWidth="3"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <path d="M40 150l20-18 12 16q10 14 34 16l40 6q12 3 12 16v6H40z" fill="#fff" />
        <path d="M38 192h120q2 12-10 12H46q-9 0-8-12z" fill="#ff5a6e" />
        <path d="M84 158l12-10M94 164l12-10M104 168l12-9" stroke="#5470ff" strokeWidth="4" strokeLinecap="round" />
      </Poster>
      <Poster at={[124, 312, 306, 172]} from="#3c2115" to="#b67a42" title="晨间拿铁" line="第二杯半价" ink="#3c2115">
        <ellipse cx="266" cy="158" rx="66" ry="10" fill="#2a1710" opacity=".5" />
        <path d="M304 98q30 0 30 22t-36 22" fill="none" stroke="#fff3df" strokeWidth="9" />
        <path d="M220 84h92l-9 66q-1 8-10 8h-54q-9 0-10-8z" fill="#fff3df" />
        <ellipse cx="266" cy="84" rx="46" ry="11" fill="#6e3f22" />
        <path d="M252 84q14-10 28 0-14 8-28 0z" fill="#f2cf9d" />
        <path
          d="M248 60q-7-9 0-18t0-18M268 58q-7-9 0-18t0-18M288 60q-7-9 0-18t0-18"
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </Poster>
      <Poster at={[462, 400, 238, 134]} from="#12202f" to="#3fc2a4" title="绿色出行" line="少开一天车" ink="#12202f">
        <path d="M176 154V92h26V66h28v40h20V58h30v46h24v50z" fill="#1c3144" />
        <path d="M186 102h6M186 116h6M212 78h6M212 92h6M262 72h6M262 88h6M292 116h6" stroke="#ffd25e" strokeWidth="6" />
        <g fill="none" stroke="#5df0cf" strokeWidth="6">
          <circle cx="214" cy="154" r="24" />
          <circle cx="296" cy="154" r="24" />
          <path
            d="M214 154l24-44h38l20 44M238 110l20 44 18-44M230 104h16M276 110l-4-14h12"
            stroke="#fff"
            strokeLinejoin="round"
          />
        </g>
      </Poster>
    </svg>
  )
}

interface PosterProps {
  /** Left, top, width and height. */
  at: readonly [number, number, number, number]
  tall?: boolean
  from: string
  to: string
  title: string
  line: string
  ink: string
  children: ReactNode
}

/** An ad: its subject, and what it says. */
function Poster({ at: [x, y, width, height], tall, from, to, title, line, ink, children }: PosterProps) {
  const id = useId()
  const [across, down, top] = tall ? [198, 352, 262] : [352, 198, 84]
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${across} ${down}`} className={classes.poster}>
      <radialGradient id={id} cx={tall ? '.5' : '.8'} cy={tall ? '.42' : '.5'} r=".75">
        <stop stopColor={to} />
        <stop offset="1" stopColor={from} />
      </radialGradient>
      <clipPath id={`${id}c`}>
        <rect width={across} height={down} rx="10" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <rect width={across} height={down} fill={`url(#${id})`} />
        {children}
      </g>
      <g fill="#fff">
        <text x="20" y={top} fontSize={tall ? 29 : 33} fontWeight="700">
          {title}
        </text>
        <text x="20" y={top + 27} fontSize="13" fillOpacity=".85">
          {line}
        </text>
        <rect x="20" y={top + 43} width="80" height="25" rx="12.5" />
      </g>
      <text x="60" y={top + 60} fontSize="12" fontWeight="600" textAnchor="middle" fill={ink}>
        立即了解
      </text>
    </svg>
  )
}
