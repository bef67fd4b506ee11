import type { OperationId } from './generated/operations.gen.ts'
import { session } from './session.ts'

/** A call that writes, as it leaves, and who sends it. */
interface SentCall {
  operationId: OperationId
  request: object
  answer: Promise<unknown>
  account: string | undefined
}

let listener: ((sent: SentCall) => void) | undefined

/** Calls that left before somebody listens, whose code comes late; of what is pressed first none is missed. */
const unheard: SentCall[] = []
const MOST_UNHEARD = 60

/** Who is told of each call as it leaves, and of those from before: one, as long as the shell stands. */
export function listenToCalls(next: typeof listener) {
  listener = next
  if (next) for (const early of unheard.splice(0)) next(early)
}

export function tellSent(call: Omit<SentCall, 'account'>) {
  const sent = { ...call, account: session.account }
  if (listener) listener(sent)
  else if (unheard.push(sent) > MOST_UNHEARD) unheard.shift()
}
