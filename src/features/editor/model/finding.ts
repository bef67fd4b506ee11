/** `error` keeps an ad from being saved, `warning` will be seen on screens, `info` is worth a look. */
export type Severity = 'error' | 'warning' | 'info'

/** Something that should be known of an ad before it is saved. */
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

/** What was found of one element or scene, without where. */
export type Found = Pick<Finding, 'severity' | 'message'>

/** Something that will be seen on screens. */
export function warning(message: string): Found {
  return { severity: 'warning', message }
}

/** Something worth a look. */
export function info(message: string): Found {
  return { severity: 'info', message }
}
