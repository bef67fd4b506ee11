/** Whether something interrupts the rotation (R6): a plan, or an order. */
export function isInterruption({ scheduleType }: { scheduleType?: number }): boolean {
  return scheduleType !== undefined && scheduleType !== 0
}
