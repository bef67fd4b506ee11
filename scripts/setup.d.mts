/** The project's folder. */
export const root: string

/** Whether dotted version `a` comes before `b`. */
export function isOlder(a: string, b: string): boolean

/** Whether what is installed in a project's folder is what its lock file says. */
export function isInstalled(folder?: string): boolean
