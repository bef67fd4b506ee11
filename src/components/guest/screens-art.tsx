import { useId, type ReactNode } from 'react'
import classes from './screens-art.module.css'

/** What the console is about: ads as screens show them, in landscape and portrait, as the demo's campaigns look. */
export function ScreensArt() {
  return (
    <svg viewBox="0 0 700 560" className={classes.art} role="presentation">
      <Poster
        at={[0, 40, 430, 242]}
        dark="#0a4d7a"
        bright="#6fd3e8"
        words={['海岛直飞', '每日三班，往返含税', '新航线']}
      >
        <circle cx="285" cy="62" r="31" fill="#fff1b8" />
        <Shade />
        <Wave top={148} swing={-9} fill="#0e6fa3" />
        <Wave top={160} swing={8} fill="#12a0c4" />
        <Wave top={176} swing={-6} fill="#6fd3e8" />
        <g transform="translate(253 95) rotate(2) scale(.76)">
          <path
            d="M-150 66l46-26M-136 88l36-20"
            stroke="#fff"
            strokeOpacity=".4"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M14-20l-48-58 18-4 70 46z" fill="#c9dcec" />
          <path d="M-84 20l-28-50 20-4 40 36z" fill="#ff8a5c" />
          <path d="M-92 22C-60 2 40-40 80-46c24-2 26 12 6 22C40 2-40 36-74 42c-14 0-26-10-18-20z" fill="#fff" />
          <path d="M-92 26C-60 34 60-8 98-36c0 4-4 8-12 12C40 2-40 36-74 42c-12 0-20-8-18-16z" fill="#bcd3e6" />
          <path d="M-8 2l30 80 22-4-6-96z" fill="#fff" />
          <path d="M22 82l22-4-3-56-11 2z" fill="#ff8a5c" />
          <path d="M-80 34l-4 24 12-2 16-24z" fill="#dbe8f2" />
          <path
            d="M-40 6h0m15-6h0m15-6h0m15-6h0m15-7h0m15-6h0m15-6h0"
            stroke="#2d5f8a"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d="M74-42l18 2q2 6-8 10l-14-4z" fill="#2d5f8a" />
        </g>
      </Poster>
      <Poster
        tall
        at={[462, 0, 208, 370]}
        dark="#101b46"
        bright="#4f6bff"
        words={['夜跑计划', '打卡七天，领装备', '免费报名']}
      >
        <g fill="none" stroke="#4f6bff" strokeWidth="1.6">
          <circle cx="99" cy="141" r="82" strokeOpacity=".6" fill="#4f6bff" fillOpacity=".2" />
          <circle cx="99" cy="141" r="108" strokeOpacity=".45" />
          <circle cx="99" cy="141" r="136" strokeOpacity=".3" />
        </g>
        <Shade tall />
        <g transform="translate(99 141) scale(.79)">
          <path
            d="M-110 86C-40-10 40-84 120-84"
            fill="none"
            stroke="#ffd45e"
            strokeWidth="4"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          <g transform="rotate(-8)">
            <ellipse cy="62" rx="96" ry="12" fillOpacity=".22" />
            <path
              d="M-92 28c-4-34 6-62 16-72 10 14 28 16 42 6l12-14C-4-24 28-4 66 4c26 4 34 16 32 32z"
              fill="#f7f9ff"
            />
            <path d="M-92 28c-4-34 6-62 16-72 6 8 14 13 22 13-12 21-6 45 14 61z" fill="#ff5470" />
            <path d="M44-2c36 8 56 16 54 38H58c6-14 2-28-14-38z" fill="#d5dcff" />
            <path d="M-24 34C-16 4 10 0 28 34z" fill="#4f6bff" />
            <path d="M-8 34c6-18 18-20 26 0z" fill="#8ea2ff" />
            <path
              d="M-26-44l14 14-10 16M-10-32L8-18-4-2m14-18L28-8"
              fill="none"
              stroke="#4f6bff"
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path d="M-94 26Q0 44 100 30q6 14-4 22-96 14-182 2-12-8-8-28z" fill="#fff" />
            <path d="M-94 40Q0 58 102 42q-2 8-8 11-94 13-180 1-8-4-8-14z" fill="#ff5470" />
          </g>
        </g>
      </Poster>
      <Poster at={[124, 312, 306, 172]} dark="#3b2117" bright="#c98a4b" words={['晨间拿铁', '现磨现做', '第二杯半价']}>
        <path d="M0 148h352v50H0z" fillOpacity=".2" />
        <path d="M0 148h352v2H0z" fill="#fff" fillOpacity=".15" />
        <Shade />
        <g transform="translate(253 101) scale(.75)">
          <ellipse cy="90" rx="96" ry="12" fillOpacity=".22" />
          <ellipse cy="80" rx="90" ry="17" fill="#d9b88f" />
          <ellipse cy="75" rx="90" ry="16" fill="#fff4e3" />
          <ellipse cy="74" rx="54" ry="8" fill="#e6cda9" />
          <path d="M56-6c42-6 38 52-10 48" fill="none" stroke="#fff4e3" strokeWidth="13" strokeLinecap="round" />
          <path d="M-64-24H64L52 48q-5 26-30 27h-44q-25-1-30-27z" fill="#fff4e3" />
          <path d="M26-24h38L52 48q-5 26-30 27H2q28-39 24-99z" fill="#b8763a" fillOpacity=".25" />
          <path d="M-52-4l6 44q2 14 10 22" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
          <ellipse cy="-24" rx="64" ry="17" fill="#ffe9cd" />
          <ellipse cy="-23" rx="56" ry="13" fill="#5b2f18" />
          <path d="M0-33c18 2 22 11 0 20-22-9-18-18 0-20z" fill="#f0d0a4" />
          <path
            d="M-26-46c-14-16 14-30 0-48m26 48c-22-16 22-30 0-48m26 48c-6-16 6-30 0-48"
            fill="none"
            stroke="#fff"
            strokeOpacity=".62"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      </Poster>
      <Poster at={[462, 400, 238, 134]} dark="#12202f" bright="#2aa893" words={['绿色出行', '多走一段路', '公益倡议']}>
        <path
          d="M0 164V88h24v30h27V74h24v60h27V96h24v40h28V66h24v46h27V84h24v56h28V60h24v52h27V90h24v40h20v34z"
          fillOpacity=".3"
        />
        <path d="M190 102h6m14 24h6m38-40h6m18 24h6m-54 26h6m56-60h6m26 50h6" stroke="#ffd76b" strokeWidth="6" />
        <path d="M0 164h352v34H0z" fillOpacity=".28" />
        <Shade />
        <g transform="translate(253 106) scale(.75)" fill="none" strokeLinecap="round" strokeLinejoin="round">
          <ellipse cy="84" rx="110" ry="14" fill="#000" fillOpacity=".22" />
          <Wheel x={-62} />
          <Wheel x={62} />
          <path d="M-62 38l32-66 64-4 28 70M-30-28L2 38l32-70M-62 38H2" stroke="#fff" strokeWidth="7" />
          <path d="M34-32l-6-22 22-6M-30-28l-6-18" stroke="#fff" strokeWidth="6" />
          <path d="M-50-50h30" stroke="#ffd76b" strokeWidth="9" />
          <circle cx="54" cy="-58" r="11" fill="#ff8fa3" />
          <circle cx="70" cy="-60" r="12" fill="#ffd166" />
          <path d="M44-52h40l-6 32H50z" fill="#e6a657" />
          <circle cx="2" cy="38" r="9" fill="#ffd76b" />
        </g>
      </Poster>
    </svg>
  )
}

/** The sea of the flight, from its crests to the lower edge. */
function Wave({ top, swing, fill }: { top: number; swing: number; fill: string }) {
  return <path d={`M0 ${top}q29 ${swing} 59 0t59 0 59 0 59 0 58 0 58 0v${198 - top}H0z`} fill={fill} />
}

/** Of the bicycle, with its spokes. */
function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 38)`}>
      <circle r="42" stroke="#5eead4" strokeWidth="7" />
      <path d="M0-38v76M-38 0h76M-27-27l54 54m0-54l-54 54" stroke="#b6fff0" strokeWidth="1.5" />
    </g>
  )
}

/** Quiet behind the words. */
function Shade({ tall = false }: { tall?: boolean }) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} {...(tall ? { x2: 0, y1: 0.62, y2: 0.8 } : { x1: 0.7, x2: 0.25 })}>
        <stop stopOpacity="0" />
        <stop offset="1" stopOpacity=".34" />
      </linearGradient>
      <rect width="352" height="352" fill={`url(#${id})`} />
    </>
  )
}

interface PosterProps {
  /** Left, top, width and height. */
  at: readonly [number, number, number, number]
  tall?: boolean
  dark: string
  bright: string
  /** Its name, its offer, and what its button says. */
  words: readonly [string, string, string]
  children: ReactNode
}

/** An ad: its subject before a backdrop, and what it says. */
function Poster({ at: [x, y, width, height], tall, dark, bright, words: [name, line, tag], children }: PosterProps) {
  const id = useId()
  const [across, down, top, left] = tall ? [198, 352, 270, 18] : [352, 198, 92, 25]
  const wide = 22 + tag.length * 11
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${across} ${down}`} className={classes.poster}>
      <radialGradient id={id} cx={tall ? '.5' : '.72'} cy={tall ? '.4' : '.51'} r={tall ? '.5' : '.46'}>
        <stop stopColor={bright} stopOpacity=".85" />
        <stop offset="1" stopColor={bright} stopOpacity="0" />
      </radialGradient>
      <clipPath id={`${id}c`}>
        <rect width={across} height={down} rx="10" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <rect width={across} height={down} fill={dark} />
        <rect width={across} height={down} fill={`url(#${id})`} />
        {children}
      </g>
      <g fill="#fff">
        <text x={left} y={top} fontSize="33" fontWeight="800">
          {name}
        </text>
        <text x={left} y={top + 25} fontSize="13" fillOpacity=".85">
          {line}
        </text>
        <rect x={left} y={top + 40} width={wide} height="23" rx="11.5" />
      </g>
      <text x={left + wide / 2} y={top + 56} fontSize="11" fontWeight="700" textAnchor="middle" fill={dark}>
        {tag}
      </text>
    </svg>
  )
}
