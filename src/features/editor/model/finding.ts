/** `error` keeps an ad from being saved, `warning` will be seen on screens, `info` is worth a look. */
export type Severity = 'error' | 'warning' | 'info'

export interface Finding {
  readonly severity: Severity
  /** In words. */
  readonly message: string
  /** Session id of the scene; undefined for the ad as a whole. */
  readonly sceneId?: string
  /** Session id of the element; undefined for the scene as a whole. */
  readonly elementId?: string
  /** What the element is called. */
  readonly elementName?: string
}

export type Found = Pick<Finding, 'severity' | 'message'>

export function warning(message: string): Found {
  return { severity: 'warning', message }
}

export function info(message: string): Found {
  return { severity: 'info', message }
}

/** Said of letters that do not fit into their box. */
export const CUT_OFF: Found = warning('文字显示不全，请调大元素或调小字号')

/** Said of letters that can hardly be told from what lies behind them. */
export const LOST: Found = warning('文字与背景颜色接近，可能看不清')

/** Said of words that only stand in for others. */
export const UNWRITTEN: Found = warning('文字还没有改写')
