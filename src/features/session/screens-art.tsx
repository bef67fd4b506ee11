import classes from './screens-art.module.css'

/** A quiet picture of what the console is about: screens in landscape and portrait, playing. */
export function ScreensArt() {
  return (
    <svg viewBox="0 0 560 420" className={classes.art} role="presentation">
      <g fill="none" stroke="#ffffff" strokeOpacity="0.28">
        <path d="M40 372h480M110 372V300M300 372v-58M452 372v-40" />
      </g>
      <Screen x={36} y={96} width={300} height={188} />
      <Screen x={368} y={56} width={148} height={262} />
      <Screen x={176} y={218} width={196} height={118} />
    </svg>
  )
}

function Screen({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const inner = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 }
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" fill="#0b1f40" stroke="#ffffff" strokeOpacity="0.45" />
      <rect {...inner} rx="5" fill="#ffffff" fillOpacity="0.14" />
      <rect
        x={inner.x + 14}
        y={inner.y + 16}
        width={inner.width * 0.52}
        height="10"
        rx="5"
        fill="#ffffff"
        fillOpacity="0.9"
      />
      <rect
        x={inner.x + 14}
        y={inner.y + 36}
        width={inner.width * 0.34}
        height="7"
        rx="3.5"
        fill="#ffffff"
        fillOpacity="0.55"
      />
      <circle
        cx={inner.x + inner.width - 34}
        cy={inner.y + inner.height - 34}
        r="22"
        fill="#ffb84d"
        fillOpacity="0.95"
      />
      <path d={`M${inner.x + inner.width - 40} ${inner.y + inner.height - 45}v22l18-11z`} fill="#0b1f40" />
      <rect
        x={inner.x + 14}
        y={inner.y + inner.height - 22}
        width={inner.width * 0.4}
        height="6"
        rx="3"
        fill="#7fd1ff"
        fillOpacity="0.9"
        className={classes.progress}
      />
    </g>
  )
}
