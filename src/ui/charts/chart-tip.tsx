import classes from './charts.module.css'

/** What a chart says of the figure under the pointer. */
export interface ChartTipProps {
  title?: string
  lines: { name: string; value: string; color: string }[]
  /** What a click does. */
  hint?: string
}

/** The content of a chart's tooltip. */
export function ChartTip({ title, lines, hint }: ChartTipProps) {
  return (
    <div className={classes.tip}>
      {title !== undefined && <div className={classes.tipTitle}>{title}</div>}
      {lines.map(({ name, value, color }) => (
        <div key={name} className={classes.tipLine}>
          <span className={classes.swatch} style={{ background: color }} />
          <span className={classes.tipName}>{name}</span>
          <span className={classes.tipValue}>{value}</span>
        </div>
      ))}
      {hint !== undefined && <div className={classes.tipHint}>{hint}</div>}
    </div>
  )
}
