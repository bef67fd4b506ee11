/** Lets the page have its turn in the middle of long work: input and pictures come first. */
export function giveWay(): Promise<void> {
  // not in every browser
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
