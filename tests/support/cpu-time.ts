/** Milliseconds of processor time that work takes: not in it is what else the machine does meanwhile. */
export function cpuTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
