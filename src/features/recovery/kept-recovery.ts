import { stored } from '#src/lib/dom/stored.ts'

/** How long a recovery that was left is gone on with, in milliseconds: about as long as a code counts. */
const KEPT_MS = 10 * 60_000

/** How far a recovery has come: whose it is, and, once that is proved, by which code. */
export interface KeptRecovery {
  phone: string
  /** Empty before the second step. */
  smsCode: string
  at: number
}

/** The recovery of this tab, which a reload does not end (U3); gone once the password is set. */
export const keptRecovery = stored<KeptRecovery>(
  'console.recovery',
  (value) => {
    const { phone, smsCode, at } = value as Partial<Record<keyof KeptRecovery, unknown>>
    if (typeof phone !== 'string' || typeof smsCode !== 'string' || typeof at !== 'number') return undefined
    return Math.abs(Date.now() - at) < KEPT_MS ? { phone, smsCode, at } : undefined
  },
  'tab',
)
