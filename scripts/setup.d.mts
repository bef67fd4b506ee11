export const root: string

/** Whether dotted version `a` comes before `b`. */
export function isOlder(a: string, b: string): boolean

export function isInstalled(folder?: string): boolean
