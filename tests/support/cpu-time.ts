/**
 * Processor time that work takes, in units of that of a fixed piece of work beside it: a machine that is slow, or busy
 * with something else, is slow at both. About a tenth of a second each on a machine of 2024.
 */
export function cpuCost(work: () => void): number {
  const before = cpuTime(fixedWork)
  const time = cpuTime(work)
  return (2 * time) / (before + cpuTime(fixedWork))
}

const FIXED_TEXT = '{"id":1,"名":"长"} '.repeat(20_000)

function fixedWork() {
  for (let round = 0; round < 8; round++)
    FIXED_TEXT.split(' ').map((part) => part.replaceAll(/\p{Script=Han}/gu, (char) => `[${char}]`).length)
}

/** Milliseconds, of this process alone. */
function cpuTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
